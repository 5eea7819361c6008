/**
 * Vehicle details entered by hand: the first step of a product that does not begin with the plate. After an
 * incomplete answer of the registry, names what is missing and marks it.
 * Specification: document 2 sections 2.6, 4 "Inquiry" and 5 "Vehicle step"; document 1 section 8.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { vehicleErrors } from '#machines/journey/answer-errors.ts'
import { isPolicyKnown, registryGaps } from '#machines/journey/vehicle.ts'
import { journeyOf, journeys } from '#machines/journeys.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { SanhubHint } from '../parts/vehicle/SanhubHint.tsx'
import { useProduct, useProductWords, type VehicleField } from '../product.ts'

export default function Details() {
  const quote = useJourneyContext((context) => context.quote)
  const { vehicle, lookup } = quote
  const configuration = useJourneyContext((context) => context.configuration)
  const form = useFormState(vehicleErrors(vehicle, configuration))
  const gapMessage = useGapMessage()
  const send = useSend()
  const { VehicleFields } = useProduct()
  const { vehicleQuestion, vehicleSource } = useProductWords()
  const gaps = registryGaps({ quote, configuration })
  const changing = useJourneyContext((context) => context.changing)
  const isFirstStep = journeys[journeyOf(quote.product)].first === 'vehicle'
  return (
    <StepScreen form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question detail={vehicleSource}>{vehicleQuestion}</Question>
      {lookup?.isDefective && <RegistryGaps gaps={gaps} />}
      <VehicleFields
        vehicle={vehicle}
        errorOf={(field) => form.errorOf(field) ?? (gaps.includes(field) ? gapMessage : undefined)}
      />
      {isFirstStep && lookup === null && changing === null && (
        <Row>
          <Button kind="link" iconEnd={<OnwardChevron />} onClick={() => send({ type: 'back' })}>
            <Trans>پلاک و کد ملی را دارم</Trans>
          </Button>
        </Row>
      )}
    </StepScreen>
  )
}

/** The help of a field that the registry left empty. */
const useGapMessage = (): string => {
  const { t } = useLingui()
  return t`سنهاب این را نگفت؛ خودتان انتخاب کنید.`
}

/** The labels of fields, as a list in a sentence. */
const useFieldNames = (gaps: readonly VehicleField[]): string => {
  const { t } = useLingui()
  const names = useProduct().fieldNames()
  const labels = gaps.map((gap) => names[gap])
  const last = labels.at(-1) ?? ''
  const before = labels.slice(0, -1).join(t`، `)
  return before === '' ? last : t`${before} و ${last}`
}

/** What the registry does not know about the vehicle. The message updates as the fields are filled. */
function RegistryGaps({ gaps }: { gaps: readonly VehicleField[] }) {
  const names = useFieldNames(gaps)
  const { vehicle } = useProductWords()
  const policyKnown = useJourneyContext(isPolicyKnown)
  if (gaps.length > 0) {
    return (
      <Note kind="warn">
        <span role="status">
          <Trans>
            سامانهٔ سنهاب {names} این {vehicle} را نگفت. از روی کارت {vehicle} انتخاب کنید؛ بقیه را پر کرده‌ایم.
          </Trans>
        </span>
        <SanhubHint />
      </Note>
    )
  }
  return (
    <Note kind={policyKnown ? 'soft' : 'warn'}>
      <span role="status">
        {policyKnown ? (
          <Trans>
            مشخصات {vehicle} کامل شد. پیش از ادامه، یک بار با کارت {vehicle} مقایسه کنید.
          </Trans>
        ) : (
          <Trans>
            سامانهٔ سنهاب سابقهٔ بیمهٔ این {vehicle} را کامل نگفت. مشخصات {vehicle} را بررسی کنید؛ سابقه را در
            گام‌های بعد می‌پرسیم.
          </Trans>
        )}
      </span>
      {!policyKnown && <SanhubHint />}
    </Note>
  )
}
