/**
 * Vehicle by hand. After a defective answer of the registry it says what the registry could not tell and marks what is empty.
 * Specification: document 2 sections 2.6, 4 "Inquiry" and 5 "Vehicle step".
 */
import { Trans } from '@lingui/react/macro'
import { vehicleProblems } from '#machines/journey/answers.ts'
import { useMemory } from '../journey.ts'
import { useProblems } from '../parts/problems.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import type { VehicleField } from '../parts/vehicle-field.ts'
import { VehicleFields } from '../parts/VehicleFields.tsx'
import { RegistryGaps, useGapSentence } from './RegistryGaps.tsx'

export default function Details() {
  const vehicle = useMemory((memory) => memory.vehicle)
  const configuration = useMemory((memory) => memory.configuration)
  const isDefective = useMemory((memory) => memory.lookup?.isDefective === true)
  const problems = vehicleProblems(vehicle, configuration)
  const form = useProblems(problems)
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
        problemOf={(field) => form.problemOf(field) ?? (isGap(field) ? gapSentence : undefined)}
      />
    </StepScreen>
  )
}
