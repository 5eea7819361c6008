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
import type { JourneyContext } from '#machines/journey/context.ts'
import { holderErrors } from '#machines/journey/holder.ts'
import { DateField } from '#ui/date/DateField.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Pair } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../../journey.ts'
import type { FormState } from '../form-state.ts'
import { useProductWords } from '../../product.ts'

/** What is wrong with the answers about the holder. */
export const errorsOf = ({ holder, configuration }: Pick<JourneyContext, 'holder' | 'configuration'>) =>
  holderErrors(holder, configuration?.today ?? '')

type Errors = ReturnType<typeof errorsOf>

export type PersonFieldsProps = {
  form: FormState<keyof Errors>
  /** The fields whose code names another person than the documents of the order. */
  replaced: readonly (keyof HolderAnswers)[]
}

type OriginDate = 'birthDate' | 'establishmentDate' | 'carOwnerBirthDate'
type TypedField = Exclude<keyof Errors, OriginDate>
type FieldOf<Name extends keyof Errors> = { name: Name; form: PersonFieldsProps['form'] }

/** An answer about the holder, and how it is changed: each field renders with its own value only. */
const useAnswer = <Name extends keyof Errors>({ name, form }: FieldOf<Name>) => {
  const send = useSend()
  const problem = useJourneyContext((context) => errorsOf(context)[name])
  return {
    value: useJourneyContext(({ holder }) => holder[name]),
    error: form.errorOf(name, problem),
    onChange: (value: HolderAnswers[Name]) => send({ type: 'holder.changed', change: { [name]: value } }),
  }
}

type InputProps = FieldOf<TypedField> & { label: string; help?: string; autoComplete?: string }

function NameField({ form, name, ...field }: InputProps) {
  const answer = useAnswer({ form, name })
  return (
    <TextField {...answer} {...field} name={name} onBlur={() => form.markTouched(name)} enterKeyHint="next" />
  )
}

function CellNumberField({ form, help }: Pick<PersonFieldsProps, 'form'> & { help: string }) {
  const { t } = useLingui()
  const answer = useAnswer({ form, name: 'cellNumber' })
  return (
    <NumericField
      {...answer}
      label={t`شمارهٔ موبایل`}
      help={help}
      name="cellNumber"
      max={11}
      autoComplete="tel-national"
      onBlur={() => form.markTouched('cellNumber')}
      enterKeyHint="next"
    />
  )
}

type CodeFieldProps = PersonFieldsProps & { name: TypedField; label: string; length: number; help?: string }

/**
 * A national code or identifier: a check mark says that it is right, a warning that another person is named.
 */
function CodeField({ form, replaced, name, ...field }: CodeFieldProps) {
  const { t } = useLingui()
  const answer = useAnswer({ form, name })
  const isRight = useJourneyContext((context) => errorsOf(context)[name] === undefined)
  return (
    <NumericField
      {...answer}
      {...field}
      name={name}
      right={isRight}
      warning={
        replaced.includes(name)
          ? t`با این کد، عکس مدارکی که به نام شخص قبلی است حذف می‌شود و عکس تازه می‌خواهیم.`
          : undefined
      }
      onBlur={() => form.markTouched(name)}
      enterKeyHint="next"
    />
  )
}

/** The policy holder as a person. */
export function HolderFields(props: PersonFieldsProps) {
  const { t } = useLingui()
  const { form } = props
  return (
    <>
      <Pair>
        <NameField form={form} name="firstName" label={t`نام`} autoComplete="given-name" />
        <NameField form={form} name="lastName" label={t`نام خانوادگی`} autoComplete="family-name" />
      </Pair>
      <CodeField {...props} name="nationalCode" label={t`کد ملی`} length={10} />
      <OriginDateField form={form} name="birthDate" label={t`تاریخ تولد`} title={t`تاریخ تولد بیمه‌گذار`} />
      <CellNumberField form={form} help={t`سیم‌کارت باید به نام خود بیمه‌گذار باشد.`} />
    </>
  )
}

/** The policy holder as a company, which owns the vehicle. */
export function CompanyFields(props: PersonFieldsProps) {
  const { t } = useLingui()
  const { form } = props
  return (
    <>
      <NameField
        form={form}
        name="companyName"
        label={t`نام شرکت`}
        help={t`همان نامی که در آگهی تأسیس آمده است.`}
        autoComplete="organization"
      />
      <CodeField {...props} name="companyNationalId" label={t`شناسهٔ ملی شرکت`} length={11} />
      <OriginDateField
        form={form}
        name="establishmentDate"
        ofCompany
        label={t`تاریخ تأسیس`}
        title={t`تاریخ تأسیس شرکت`}
      />
      <CellNumberField form={form} help={t`شمارهٔ صاحب شرکت یا نمایندهٔ قانونی آن.`} />
    </>
  )
}

/**
 * The vehicle's owner, where another person is the policy holder. The length of the code tells a company
 * from a person.
 */
export function OwnerFields(props: PersonFieldsProps) {
  const { t } = useLingui()
  const { vehicle, vehicleFirst } = useProductWords()
  const ofCompany = useJourneyContext(({ holder }) => isCompanyCode(holder.carOwnerNationalCode))
  return (
    <>
      <Text as="h3" look="title">
        <Trans>مالک {vehicleFirst}</Trans>
      </Text>
      <CodeField
        {...props}
        name="carOwnerNationalCode"
        label={t`کد ملی مالک`}
        help={
          ofCompany
            ? t`شناسهٔ ملی ۱۱رقمی شرکتی که سند ${vehicle} به نام آن است.`
            : t`کسی که سند ${vehicle} به نام اوست. اگر مالک شرکت است، شناسهٔ ملی ۱۱رقمی شرکت را بنویسید.`
        }
        length={ofCompany ? 11 : 10}
      />
      <OriginDateField
        form={props.form}
        name="carOwnerBirthDate"
        ofCompany={ofCompany}
        label={ofCompany ? t`تاریخ تأسیس شرکت مالک` : t`تاریخ تولد مالک`}
        title={ofCompany ? t`تاریخ تأسیس شرکت مالک` : t`تاریخ تولد مالک ${vehicleFirst}`}
      />
    </>
  )
}

/** Typical ages, so that most people have little to turn on the wheel. */
const TYPICAL_AGE = { person: 35, company: 10 }

type OriginDateFieldProps = FieldOf<OriginDate> & { label: string; title: string; ofCompany?: boolean }

/** A person's date of birth, or a company's date of establishment. Touched as soon as one is chosen. */
function OriginDateField({ form, name, ofCompany = false, ...field }: OriginDateFieldProps) {
  const { t } = useLingui()
  const { onChange, ...answer } = useAnswer({ form, name })
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  return (
    <DateField
      {...answer}
      {...field}
      today={today}
      onChange={(date) => {
        onChange(date)
        form.markTouched(name)
      }}
      help={ofCompany ? t`مطابق آگهی تأسیس.` : t`مطابق شناسنامه.`}
      start={addToJalali(today, { years: -TYPICAL_AGE[ofCompany ? 'company' : 'person'] })}
      birth={!ofCompany}
    />
  )
}
