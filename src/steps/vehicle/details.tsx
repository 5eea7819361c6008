/**
 * Vehicle details entered by hand: the first step of a product that does not begin with the plate. After an
 * incomplete answer of the registry, names what is missing and marks it.
 * Specification: document 2 sections 2.6, 4 "Inquiry" and 5 "Vehicle step"; document 1 section 8.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import type { PolicyStatus } from '#contract/operations/configuration.ts'
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
import { useEmptyVehicleTexts, useProduct, useProductWords, type VehicleField } from '../product.ts'

export default function Details() {
  const quote = useJourneyContext((context) => context.quote)
  const { vehicle, lookup } = quote
  const configuration = useJourneyContext((context) => context.configuration)
  const gaps = registryGaps({ quote, configuration })
  const gapOf = useGapMessage(gaps)
  const failure = useJourneyContext((context) => context.failure)
  const message = failure && failureMessage(failure)
  const { VehicleFields, vehicleErrors } = useProduct()
  const form = useFormState(vehicleErrors(vehicle, configuration), {}, { emptyTexts: useEmptyTexts(gaps) })
  const send = useSend()
  const { vehicleQuestion, vehicleSource } = useProductWords()
  const changing = useJourneyContext((context) => context.changing)
  const isFirstStep = journeys[journeyOf(quote.product)].first === 'vehicle'
  return (
    <StepScreen form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question detail={vehicleSource}>{vehicleQuestion}</Question>
      {lookup?.isDefective && <RegistryGaps gaps={gaps} />}
      {lookup === null && message && <LookupFailed message={message} />}
      <VehicleFields vehicle={vehicle} errorOf={form.errorOf} gapOf={gapOf} />
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

/** What a field that the registry left empty says. It is no error: the user has done nothing wrong. */
const useGapMessage = (gaps: readonly VehicleField[]) => {
  const { t } = useLingui()
  const { vehicle } = useProductWords()
  return (field: VehicleField): string | undefined =>
    gaps.includes(field) ? t`در سنهاب ثبت نشده است؛ از روی کارت ${vehicle} انتخاب کنید.` : undefined
}

/** What an empty field says after a refused Continue: a gap of the registry keeps its sentence. */
const useEmptyTexts = (gaps: readonly VehicleField[]): Readonly<Partial<Record<VehicleField, string>>> => {
  const gapOf = useGapMessage(gaps)
  return { ...useEmptyVehicleTexts(), ...Object.fromEntries(gaps.map((gap) => [gap, gapOf(gap)])) }
}

/** Why the registry's data is entered by hand after a second failed lookup. */
function LookupFailed({ message }: { message: string }) {
  const { vehicle } = useProductWords()
  return (
    <Note kind="warn" live="status">
      {message} <Trans>مشخصات {vehicle} را از روی کارت آن انتخاب کنید؛ پلاک و کد ملی شما می‌ماند.</Trans>
    </Note>
  )
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
  const status = useJourneyContext(({ quote }) => quote.lookup?.policyStatus)
  if (gaps.length > 0) {
    return (
      <Note kind="warn">
        <SanhubHint>
          <span role="status">
            <Trans>
              {names} در سنهاب ثبت نشده است. از روی کارت {vehicle} انتخاب کنید؛ بقیه را پر کرده‌ایم.
            </Trans>
          </span>
        </SanhubHint>
      </Note>
    )
  }
  if (policyKnown) {
    return (
      <Note kind="soft" live="status">
        <Trans>
          مشخصات {vehicle} کامل شد. پیش از ادامه، یک بار با کارت {vehicle} مقایسه کنید.
        </Trans>
      </Note>
    )
  }
  return (
    <Note kind="warn">
      <SanhubHint>
        <span role="status">
          <HistoryGap status={status} />
        </span>
      </SanhubHint>
    </Note>
  )
}

/** What the registry says about the insurance so far, which the next steps ask for. */
function HistoryGap({ status }: { status: PolicyStatus | null | undefined }) {
  const { vehicle } = useProductWords()
  if (status === 'ownership_change')
    return (
      <Trans>
        مالک این {vehicle} عوض شده است. مشخصات {vehicle} را بررسی کنید؛ سابقهٔ بیمه را در گام‌های بعد می‌پرسیم.
      </Trans>
    )
  if (status === 'new')
    return (
      <Trans>
        این {vehicle} هنوز بیمه‌نامه‌ای ندارد. مشخصات {vehicle} را بررسی کنید؛ تاریخ تحویل را در گام بعد
        می‌پرسیم.
      </Trans>
    )
  return (
    <Trans>
      سابقهٔ بیمهٔ این {vehicle} در سنهاب کامل نیست. مشخصات {vehicle} را بررسی کنید؛ سابقه را در گام‌های بعد
      می‌پرسیم.
    </Trans>
  )
}
