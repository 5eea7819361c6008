/**
 * Whom the policy is for: the owner, a person or a company, or another person, who then names the owner too.
 * Specification: document 2 sections 2.8, 3 "Policy holder" and 5; decisions, section 6; pictures 06 and 06b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import { holderErrors } from '#machines/journey/answer-errors.ts'
import type { HolderAnswers } from '#machines/journey/answers.ts'
import { Segmented } from '#ui/choice/Segmented.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { FailureNote } from '../parts/FailureNote.tsx'
import { OrderAside } from '../parts/asides.ts'
import { useFormState } from '../parts/form-state.ts'
import { StepScreen } from '../parts/StepScreen.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { HolderFields } from './HolderFields.tsx'
import { OwnerFields } from './OwnerFields.tsx'
import { OwnerKind } from './OwnerKind.tsx'

/**
 * Refusals about one field. That a date does not fit may be said of the holder or of the owner: where both are persons it is not
 * clear whose; of a company it always is.
 */
const gatewayNames = {
  person: { cellNumberNotHolders: 'cellNumber', holderUnknown: 'birthDate' },
  company: { cellNumberNotHolders: 'cellNumber', companyUnknown: 'establishmentDate' },
  another: { cellNumberNotHolders: 'cellNumber', companyUnknown: 'carOwnerBirthDate' },
} as const

/** Whose data are asked: the owner's, a person's or a company's, or another person's. */
const askedOf = ({ type, insuredType }: HolderAnswers): keyof typeof gatewayNames => {
  if (type === 'another_person') return 'another'
  return insuredType === 3 ? 'company' : 'person'
}

export default function Holder() {
  const { t } = useLingui()
  const send = useSend()
  const holder = useJourneyContext((memory) => memory.holder)
  const today = useJourneyContext((memory) => memory.configuration?.today ?? '')
  const problems = holderErrors(holder, today)
  const asked = askedOf(holder)
  const form = useFormState(problems, gatewayNames[asked])
  const change = (part: Partial<HolderAnswers>) => send({ type: 'holder.changed', change: part })
  const fields = { holder, today, form, onEdit: change }
  return (
    <StepScreen
      title={<Trans>اطلاعات بیمه‌گذار</Trans>}
      aside={<OrderAside />}
      form={form}
      action={<Trans>ثبت و ادامه</Trans>}
    >
      <div>
        <Text as="h2" look="h2">
          <Trans>بیمه‌نامه به نام چه کسی صادر شود؟</Trans>
        </Text>
        <Text as="div" look="small" tone="soft">
          <Trans>این شخص بیمه‌گذار است.</Trans>{' '}
          <Hint term={t`بیمه‌گذار`}>
            <Trans>
              کسی که بیمه‌نامه به نام او صادر می‌شود و حق‌بیمه را می‌پردازد. می‌تواند مالک خودرو باشد یا شخص دیگری.
            </Trans>
          </Hint>
        </Text>
      </div>
      <Segmented
        label={t`بیمه‌نامه به نام چه کسی صادر شود؟`}
        value={holder.type}
        onChange={(type) => change({ type: type === 'another_person' ? 'another_person' : 'car_owner' })}
        segments={[
          { value: 'car_owner', title: <Trans>خودم، مالک خودرو</Trans> },
          { value: 'another_person', title: <Trans>شخص دیگر</Trans> },
        ]}
      />
      {asked === 'another' ? (
        <Text look="small" tone="soft">
          <Trans>اول مشخصات کسی که بیمه‌نامه به نام او صادر می‌شود، بعد مالک خودرو.</Trans>
        </Text>
      ) : (
        <OwnerKind isCompany={asked === 'company'} onChange={(insuredType) => change({ insuredType })} />
      )}
      {asked === 'company' ? (
        <CompanyFields {...fields} isCodeValid={problems.companyNationalId === undefined} />
      ) : (
        <HolderFields {...fields} isCodeValid={problems.nationalCode === undefined} />
      )}
      {asked === 'another' && (
        <OwnerFields {...fields} isCodeValid={problems.carOwnerNationalCode === undefined} />
      )}
      <Note kind="soft" icon={<CalendarClock size={20} aria-hidden="true" />}>
        <Trans>سفارش‌هایی که تا ساعت ۲۱ کامل شوند (پنجشنبه و جمعه تا ۱۹)، همان روز صادر می‌شوند.</Trans>
      </Note>
      <FailureNote failure={form.generalFailure} />
    </StepScreen>
  )
}
