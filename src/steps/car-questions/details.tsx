/**
 * Manual entry of the car: brand, model and year. After an incomplete answer of the registry the known fields
 * are filled; a toast has shown why it is incomplete. Specification: document 3, sections 2 "Manual quote
 * wizard" and 8; picture 31.
 */
import { Trans } from '@lingui/react/macro'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import type { VehicleAnswers } from '#machines/journey/answers.ts'
import type { FieldErrors } from '#machines/journey/field-errors.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { useJourneyContext } from '../journey.ts'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { useGapMessage, useTextsOfGaps } from '../parts/vehicle/gap-texts.ts'
import { SanhubHint } from '../parts/vehicle/SanhubHint.tsx'
import { useProduct, useProductWords } from '../product.ts'

const fields = ['carBrand', 'carModel', 'carProductionYear', 'carProductionMonth'] as const
type Field = (typeof fields)[number]

/** Whether the registry left a field empty that the car needs. */
const isGap = (vehicle: VehicleAnswers, errors: FieldErrors<Field>, field: Field): boolean =>
  vehicle[field] === null && errors[field] !== undefined

export default function CarDetails() {
  const { vehicle, lookup } = useJourneyContext((context) => context.quote)
  const configuration = useJourneyContext((context) => context.configuration)
  const failure = useJourneyContext((context) => context.failure)
  const { VehicleFields, vehicleErrors } = useProduct()
  const { vehicleQuestion, vehicleSource } = useProductWords()
  const errors = vehicleErrors(vehicle, configuration)
  const gaps = lookup?.isDefective === true ? fields.filter((field) => isGap(vehicle, errors, field)) : []
  const gapOf = useGapMessage(gaps)
  const form = useFormState(errors, {}, { emptyTexts: useTextsOfGaps(gaps) })
  const message = lookup === null && failure !== null ? failureMessage(failure) : null
  return (
    <StepScreen form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question detail={vehicleSource}>{vehicleQuestion}</Question>
      {lookup?.isDefective && (
        <Note kind="warn">
          <SanhubHint>
            <Trans>آنچه در سنهاب نبود، از روی کارت خودرو انتخاب کنید؛ اینجا فقط سواری بیمهٔ بدنه می‌شود.</Trans>
          </SanhubHint>
        </Note>
      )}
      {message !== null && (
        <Note kind="warn" live="status">
          {message} <Trans>مشخصات خودرو را از روی کارت آن انتخاب کنید؛ پلاک و کد ملی شما می‌ماند.</Trans>
        </Note>
      )}
      <VehicleFields vehicle={vehicle} errorOf={form.errorOf} gapOf={gapOf} />
    </StepScreen>
  )
}
