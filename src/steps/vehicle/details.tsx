/**
 * Vehicle by hand. After a defective answer of the registry it says what the registry could not tell and marks what is empty.
 * Specification: document 2 sections 2.6, 4 "Inquiry" and 5 "Vehicle step".
 */
import { Trans } from '@lingui/react/macro'
import { vehicleErrors } from '#machines/journey/answer-errors.ts'
import { useJourneyContext } from '../journey.ts'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import type { VehicleField } from '../parts/vehicle/VehicleFields.tsx'
import { VehicleFields } from '../parts/vehicle/VehicleFields.tsx'
import { RegistryGaps, useGapSentence } from './RegistryGaps.tsx'

export default function Details() {
  const vehicle = useJourneyContext((memory) => memory.vehicle)
  const configuration = useJourneyContext((memory) => memory.configuration)
  const isDefective = useJourneyContext((memory) => memory.lookup?.isDefective === true)
  const problems = vehicleErrors(vehicle, configuration)
  const form = useFormState(problems)
  const gapSentence = useGapSentence()
  const isGap = (field: VehicleField) =>
    isDefective && vehicle[field] === null && problems[field] !== undefined
  const gaps = (
    [
      'carType',
      'carUsage',
      'carBrand',
      'carModel',
      'carDetailCode',
      'carProductionYear',
      'carProductionMonth',
    ] as const
  ).filter(isGap)
  return (
    <StepScreen title={<Trans>بیمهٔ شخص ثالث</Trans>} form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question detail={<Trans>همان‌طور که روی کارت خودرو یا برگ سبز نوشته شده است.</Trans>}>
        <Trans>خودروی شما چیست؟</Trans>
      </Question>
      {isDefective && <RegistryGaps gaps={gaps} />}
      <VehicleFields
        vehicle={vehicle}
        errorOf={(field) => form.errorOf(field) ?? (isGap(field) ? gapSentence : undefined)}
      />
    </StepScreen>
  )
}
