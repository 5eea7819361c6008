/**
 * Inquiry, first step: plate and owner. A failed lookup keeps everything typed.
 * Specification: document 2 sections 2.5 and 5; decisions, section 6 (a company’s 11 digits); picture 02.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock, RotateCw } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { isCompanyCode } from '#contract/values/owner-code.ts'
import { inquiryErrors } from '#machines/journey/answer-errors.ts'
import { offersManualEntry } from '#machines/journey/lookup-errors.ts'
import { Button } from '#ui/button/Button.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../journey.ts'
import { FailureNote } from '../parts/FailureNote.tsx'
import { type FormState, useFieldErrors, useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { SanhubHint } from '../parts/vehicle/SanhubHint.tsx'
import { ContinueButton, StepScreen } from '../parts/StepScreen.tsx'
import { useProduct, useProductWords } from '../product.ts'
import { EarlierPlates } from './EarlierPlates.tsx'
import { isMismatch, LookupProblem, RetryLabel } from './LookupProblem.tsx'

/** The lookup names the parts of a plate, which is one field here. */
const gatewayNames = {
  plk1: 'plate',
  plk2: 'plate',
  plk3: 'plate',
  plkSrl: 'plate',
  plateUnknown: 'plate',
} as const

export default function Owner() {
  const send = useSend()
  const form = useFormState(useFieldErrors(inquiryErrors), gatewayNames)
  const { vehicle, lookUp } = useProductWords()
  const code = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const { generalFailure: failure } = form
  const problem = failure !== null && offersManualEntry(failure) ? failure : null
  const invalidBy = isMismatch(failure) ? problemId : undefined
  const retry = problem !== null && !isMismatch(problem)
  const action = retry ? (
    <ContinueButton form={form} kind="tonal" icon={<RotateCw size={20} aria-hidden="true" />}>
      <RetryLabel key={problem.errorId} />
    </ContinueButton>
  ) : (
    <ContinueButton form={form}>{problem ? <Trans>استعلام دوباره</Trans> : lookUp}</ContinueButton>
  )
  return (
    <StepScreen bumper={{ action }}>
      <Question
        detail={problem ? undefined : <Trans>مشخصات {vehicle} و سابقهٔ بیمه را خودمان پیدا می‌کنیم.</Trans>}
      >
        <Trans>پلاک {vehicle} چند است؟</Trans>
      </Question>
      <Plate {...{ form, invalidBy, code }} />
      <EarlierPlates />
      <OwnerCode {...{ form, invalidBy, code }} />
      {problem ? (
        <LookupProblem key={problem.errorId} failure={problem} id={problemId} />
      ) : (
        <>
          <Row>
            <Button
              kind="link"
              iconEnd={<OnwardChevron />}
              onClick={() => send({ type: 'manual-entry.chosen' })}
            >
              <Trans>پلاک یا کد ملی مالک را ندارم</Trans>
            </Button>
          </Row>
          <FailureNote failure={failure} />
          <Purpose />
        </>
      )}
    </StepScreen>
  )
}

type FieldProps = {
  form: FormState<keyof ReturnType<typeof inquiryErrors>>
  /** Id of the message that says what is wrong with both fields. */
  invalidBy: string | undefined
  code: RefObject<HTMLInputElement | null>
}

function Plate({ form, invalidBy, code }: FieldProps) {
  const { t } = useLingui()
  const send = useSend()
  const plate = useJourneyContext((context) => context.quote.plate)
  const problem = useJourneyContext((context) => inquiryErrors(context).plate)
  const hasCode = useJourneyContext((context) => context.quote.ownerNationalCode !== '')
  const { PlateField } = useProduct()
  return (
    <PlateField
      label={t`پلاک`}
      error={form.errorOf('plate', problem)}
      invalidBy={invalidBy}
      value={plate}
      onChange={(change) => send({ type: 'plate.changed', change })}
      onFilled={() => !hasCode && code.current?.focus()}
    />
  )
}

function OwnerCode({ form, invalidBy, code }: FieldProps) {
  const { t } = useLingui()
  const send = useSend()
  const value = useJourneyContext((context) => context.quote.ownerNationalCode)
  const problem = useJourneyContext((context) => inquiryErrors(context).nationalCode)
  const ofCompany = isCompanyCode(value)
  const { vehicle, vehicleFirst } = useProductWords()
  return (
    <NumericField
      inputRef={code}
      label={t`کد ملی مالک ${vehicleFirst}`}
      help={
        ofCompany
          ? t`۱۱ رقم است: شناسهٔ ملی شرکتی که سند ${vehicle} به نام اوست.`
          : t`کسی که سند ${vehicle} به نام اوست، حتی اگر خریدار بیمه نباشد. اگر مالک شرکت است، شناسهٔ ملی ۱۱رقمی شرکت را بنویسید.`
      }
      error={form.errorOf('nationalCode', problem)}
      invalidBy={invalidBy}
      length={ofCompany ? 11 : 10}
      value={value}
      right={problem === undefined}
      onChange={(change) => send({ type: 'owner-code.changed', value: change })}
      onBlur={() => form.markTouched('nationalCode')}
      enterKeyHint="go"
    />
  )
}

/** What plate and code are used for; while the registry is asked, what is happening. */
function Purpose() {
  const asking = useMatches({ inquiry: { owner: 'lookingUp' } })
  const { vehicle } = useProductWords()
  return (
    <Row align="start" style={{ marginBlockStart: 'auto' }}>
      <Lock size={16} aria-hidden="true" color="var(--ink3)" style={{ flex: 'none', marginBlockStart: 4 }} />
      <SanhubHint>
        <Text as="span" look="micro" tone="quiet" live="status">
          {asking ? (
            <Trans>مشخصات {vehicle} را از سامانهٔ سنهاب می‌گیریم…</Trans>
          ) : (
            <Trans>فقط برای استعلام از سامانهٔ سنهاب بیمهٔ مرکزی استفاده می‌شود.</Trans>
          )}
        </Text>
      </SanhubHint>
    </Row>
  )
}
