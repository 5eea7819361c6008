/**
 * The fields of the policy holder, a person or a company, and of the vehicle's owner where another person is
 * the holder.
 * Specification: document 1 section 5; document 2 section 5; decisions, section 6 "company owner"; picture
 * 06b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { isCompanyCode } from '#contract/values/owner-code.ts'
import type { HolderAnswers } from '#machines/journey/answers.ts'
import type { holderErrors } from '#machines/journey/holder.ts'
import { DateField, type DateFieldProps } from '#ui/date/DateField.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Pair } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { fieldProps, type FormState } from '../form-state.ts'
import { useProductWords } from '../../product.ts'

type Errors = ReturnType<typeof holderErrors>

export type PersonFieldsProps = {
  holder: HolderAnswers
  today: string
  form: FormState<keyof Errors>
  /** All errors, shown or not: a code without one gets a check mark. */
  errors: Errors
  /** The fields whose code names another person than the documents of the order. */
  replaced: ReadonlySet<keyof HolderAnswers>
  onEdit: (edit: Partial<HolderAnswers>) => void
}

const usePropsOf = ({ form, holder, errors, replaced, onEdit }: PersonFieldsProps) => {
  const { t } = useLingui()
  const { input, date } = fieldProps(form, holder, (name, value) => onEdit({ [name]: value }))
  return {
    date,
    input: (name: TypedField) => ({ ...input(name), name, enterKeyHint: 'next' as const }),
    code: (name: TypedField) => ({
      ...input(name),
      name,
      right: errors[name] === undefined,
      warning: replaced.has(name)
        ? t`با این کد، عکس مدارکی که به نام شخص قبلی است حذف می‌شود و عکس تازه می‌خواهیم.`
        : undefined,
      enterKeyHint: 'next' as const,
    }),
  }
}

type TypedField = Exclude<keyof Errors, 'birthDate' | 'establishmentDate' | 'carOwnerBirthDate'>

/** The policy holder as a person. */
export function HolderFields(props: PersonFieldsProps) {
  const { t } = useLingui()
  const { input, code, date } = usePropsOf(props)
  return (
    <>
      <Pair>
        <TextField {...input('firstName')} label={t`نام`} autoComplete="given-name" />
        <TextField {...input('lastName')} label={t`نام خانوادگی`} autoComplete="family-name" />
      </Pair>
      <NumericField {...code('nationalCode')} label={t`کد ملی`} length={10} />
      <OriginDateField
        {...date('birthDate')}
        label={t`تاریخ تولد`}
        title={t`تاریخ تولد بیمه‌گذار`}
        today={props.today}
      />
      <NumericField
        {...input('cellNumber')}
        label={t`شمارهٔ موبایل`}
        help={t`سیم‌کارت باید به نام خود بیمه‌گذار باشد.`}
        max={11}
        autoComplete="tel-national"
      />
    </>
  )
}

/** The policy holder as a company, which owns the vehicle. */
export function CompanyFields(props: PersonFieldsProps) {
  const { t } = useLingui()
  const { input, code, date } = usePropsOf(props)
  return (
    <>
      <TextField
        {...input('companyName')}
        label={t`نام شرکت`}
        help={t`همان نامی که در آگهی تأسیس آمده است.`}
        autoComplete="organization"
      />
      <NumericField {...code('companyNationalId')} label={t`شناسهٔ ملی شرکت`} length={11} />
      <OriginDateField
        {...date('establishmentDate')}
        ofCompany
        label={t`تاریخ تأسیس`}
        title={t`تاریخ تأسیس شرکت`}
        today={props.today}
      />
      <NumericField
        {...input('cellNumber')}
        label={t`شمارهٔ موبایل`}
        help={t`شمارهٔ صاحب شرکت یا نمایندهٔ قانونی آن.`}
        max={11}
        autoComplete="tel-national"
      />
    </>
  )
}

/**
 * The vehicle's owner, where another person is the policy holder. The length of the code tells a company
 * from a person.
 */
export function OwnerFields(props: PersonFieldsProps) {
  const { t } = useLingui()
  const { code, date } = usePropsOf(props)
  const { vehicle, vehicleFirst } = useProductWords()
  const ofCompany = isCompanyCode(props.holder.carOwnerNationalCode)
  return (
    <>
      <Text as="h3" look="title">
        <Trans>مالک {vehicleFirst}</Trans>
      </Text>
      <NumericField
        {...code('carOwnerNationalCode')}
        label={t`کد ملی مالک`}
        help={
          ofCompany
            ? t`شناسهٔ ملی ۱۱رقمی شرکتی که سند ${vehicle} به نام آن است.`
            : t`کسی که سند ${vehicle} به نام اوست. اگر مالک شرکت است، شناسهٔ ملی ۱۱رقمی شرکت را بنویسید.`
        }
        length={ofCompany ? 11 : 10}
      />
      <OriginDateField
        {...date('carOwnerBirthDate')}
        ofCompany={ofCompany}
        label={ofCompany ? t`تاریخ تأسیس شرکت مالک` : t`تاریخ تولد مالک`}
        title={ofCompany ? t`تاریخ تأسیس شرکت مالک` : t`تاریخ تولد مالک ${vehicleFirst}`}
        today={props.today}
      />
    </>
  )
}

/** Typical ages, so that most people have little to turn on the wheel. */
const TYPICAL_AGE = { person: 35, company: 10 }

/** A person's date of birth, or a company's date of establishment. */
function OriginDateField({ ofCompany = false, ...field }: DateFieldProps & { ofCompany?: boolean }) {
  const { t } = useLingui()
  return (
    <DateField
      {...field}
      help={ofCompany ? t`مطابق آگهی تأسیس.` : t`مطابق شناسنامه.`}
      start={addToJalali(field.today, { years: -TYPICAL_AGE[ofCompany ? 'company' : 'person'] })}
      birth={!ofCompany}
    />
  )
}
