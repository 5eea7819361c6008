/**
 * The policy holder: the vehicle's owner (a person or a company), or another person, who then names the
 * owner.
 * Specification: document 2 sections 2.8, 3 "Policy holder" and 5; decisions, section 6; pictures 06 and 06b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Building2, CalendarClock, UserRound } from 'lucide-react'
import { COMPANY, PERSON } from '#contract/values/insured-type.ts'
import type { HolderAnswers } from '#machines/journey/answers.ts'
import { wrongHolderFields } from '#machines/journey/corrections.ts'
import { holderErrors, holderKind, replacedCodes } from '#machines/journey/holder.ts'
import { Button } from '#ui/button/Button.tsx'
import { Segmented } from '#ui/choice/Segmented.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { OrderAside } from '../parts/asides.ts'
import { CorrectionNote } from '../parts/CorrectionNote.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { useFormState } from '../parts/form-state.ts'
import { StepScreen } from '../parts/StepScreen.tsx'
import { useProductWords } from '../product.ts'
import { CompanyFields, HolderFields, OwnerFields } from './PersonFields.tsx'

/**
 * Fields of the gateway's refusals, by the kind of holder. `holderUnknown` may be about the holder's date or
 * the owner's,
 * so it is shown beside a field only where one person is asked for. `companyUnknown` is always about the
 * company's date.
 */
const gatewayNames = {
  person: { cellNumberNotHolders: 'cellNumber', holderUnknown: 'birthDate' },
  company: { cellNumberNotHolders: 'cellNumber', companyUnknown: 'establishmentDate' },
  'another-person': { cellNumberNotHolders: 'cellNumber', companyUnknown: 'carOwnerBirthDate' },
} as const

export default function Holder() {
  const { t } = useLingui()
  const send = useSend()
  const holder = useJourneyContext((context) => context.holder)
  const today = useJourneyContext((context) => context.configuration?.today ?? '')
  const errors = holderErrors(holder, today)
  const kind = holderKind(holder)
  const onEdit = (edit: Partial<HolderAnswers>) => send({ type: 'holder.changed', change: edit })
  const { vehicle } = useProductWords()
  // The registry has matched the plate with the owner's code, which tells a person from a company.
  const isOwnerKnown = useJourneyContext(
    ({ quote: { lookup, ownerNationalCode } }) => lookup !== null && ownerNationalCode !== '',
  )
  const order = useJourneyContext((context) => context.order)
  const wrong = wrongHolderFields({ order, holder })
  const form = useFormState(errors, gatewayNames[kind], { fields: Object.keys(holder), wrong })
  const fields = { holder, today, form, errors, onEdit, replaced: replacedCodes({ holder, order }) }
  return (
    <StepScreen
      title={<Trans>اطلاعات بیمه‌گذار</Trans>}
      aside={<OrderAside />}
      form={form}
      action={<Trans>ثبت و ادامه</Trans>}
    >
      <CorrectionNote />
      <div>
        <Text as="h2" look="h2">
          <Trans>بیمه‌نامه به نام چه کسی صادر شود؟</Trans>
        </Text>
        <Text as="div" look="small" tone="soft">
          <Trans>بیمه‌گذار کسی است که بیمه‌نامه به نام او صادر می‌شود.</Trans>{' '}
          <Hint term={t`بیمه‌گذار`}>
            <Trans>
              بیمه‌گذار طرف قرارداد با بیمه‌گر است و حق‌بیمه را می‌پردازد. می‌تواند مالک {vehicle} باشد یا شخص
              دیگری.
            </Trans>
          </Hint>
        </Text>
      </div>
      <Segmented
        label={t`بیمه‌نامه به نام چه کسی صادر شود؟`}
        value={holder.type}
        onChange={(type) => onEdit({ type: type === 'another_person' ? 'another_person' : 'car_owner' })}
        segments={[
          {
            value: 'car_owner',
            title:
              holder.insuredType === COMPANY ? (
                <Trans>شرکت مالک {vehicle}</Trans>
              ) : (
                <Trans>خودم، مالک {vehicle}</Trans>
              ),
          },
          { value: 'another_person', title: <Trans>شخص دیگر</Trans> },
        ]}
      />
      {kind === 'another-person' && (
        <Text look="small" tone="soft">
          <Trans>اول مشخصات بیمه‌گذار را وارد کنید، بعد مشخصات مالک {vehicle} را.</Trans>
        </Text>
      )}
      {kind === 'company' ? <CompanyFields {...fields} /> : <HolderFields {...fields} />}
      {kind === 'another-person' && <OwnerFields {...fields} />}
      {kind !== 'another-person' && !isOwnerKnown && (
        <OwnerTypeButton isCompany={kind === 'company'} onChange={(insuredType) => onEdit({ insuredType })} />
      )}
      <Note kind="soft" icon={<CalendarClock size={20} aria-hidden="true" />}>
        <Trans>سفارش‌هایی که تا ساعت ۲۱ کامل شوند (پنجشنبه و جمعه تا ۱۹)، همان روز صادر می‌شوند.</Trans>
      </Note>
      <FailureNote failure={form.generalFailure} />
    </StepScreen>
  )
}

type OwnerTypeButtonProps = {
  isCompany: boolean
  onChange: (insuredType: HolderAnswers['insuredType']) => void
}

/** Switches the form between a person and a company, after its fields: few owners are companies. */
function OwnerTypeButton({ isCompany, onChange }: OwnerTypeButtonProps) {
  const { vehicle } = useProductWords()
  const Icon = isCompany ? UserRound : Building2
  return (
    <Row>
      <Button
        kind="link"
        icon={<Icon size={20} aria-hidden="true" />}
        onClick={() => onChange(isCompany ? PERSON : COMPANY)}
      >
        {isCompany ? (
          <Trans>مالک {vehicle} شخص است؟ مشخصات او را وارد کنید</Trans>
        ) : (
          <Trans>مالک {vehicle} شرکت است؟ مشخصات شرکت را وارد کنید</Trans>
        )}
      </Button>
    </Row>
  )
}
