/**
 * The car by hand: brand, model and year. After an incomplete answer of the registry the known fields are filled.
 * Specification: document 3, sections 2 "Manual quote wizard" and 8; picture 31.
 */
import { Trans } from '@lingui/react/macro'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { useJourneyContext } from '../journey.ts'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { SanhubHint } from '../parts/vehicle/SanhubHint.tsx'
import { useEmptyVehicleTexts, useProduct, useProductWords } from '../product.ts'

export default function CarDetails() {
  const { vehicle, lookup } = useJourneyContext((context) => context.quote)
  const configuration = useJourneyContext((context) => context.configuration)
  const failure = useJourneyContext((context) => context.failure)
  const { VehicleFields, vehicleErrors } = useProduct()
  const { vehicleQuestion, vehicleSource } = useProductWords()
  const form = useFormState(vehicleErrors(vehicle, configuration), {}, { emptyTexts: useEmptyVehicleTexts() })
  const message = lookup === null && failure !== null ? failureMessage(failure) : null
  return (
    <StepScreen form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question detail={vehicleSource}>{vehicleQuestion}</Question>
      {lookup?.isDefective && (
        <Note kind="warn">
          <SanhubHint>
            <Trans>
              همهٔ مشخصات این خودرو در سنهاب نبود. آنچه کم است از روی کارت خودرو انتخاب کنید؛ اینجا فقط سواری
              بیمهٔ بدنه می‌شود.
            </Trans>
          </SanhubHint>
        </Note>
      )}
      {message !== null && (
        <Note kind="warn" live="status">
          {message} <Trans>مشخصات خودرو را از روی کارت آن انتخاب کنید؛ پلاک و کد ملی شما می‌ماند.</Trans>
        </Note>
      )}
      <VehicleFields vehicle={vehicle} errorOf={form.errorOf} />
    </StepScreen>
  )
}
