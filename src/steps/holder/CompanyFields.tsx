/** A company that owns the vehicle: name, national id, establishment date, a mobile number. Decisions, section 6 "company owner". */
import { useLingui } from '@lingui/react/macro'
import { DateField } from '#ui/date/DateField.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import type { PersonFieldsProps } from './HolderFields.tsx'
import { defaultEstablishmentDate } from './default-dates.ts'

export function CompanyFields({
  holder,
  today,
  form,
  onEdit: change,
  isCodeValid: right,
}: PersonFieldsProps) {
  const { t } = useLingui()
  const field = (name: 'companyName' | 'companyNationalId' | 'cellNumber') => ({
    name,
    value: holder[name],
    error: form.errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
    onBlur: () => form.markTouched(name),
    enterKeyHint: 'next' as const,
  })
  return (
    <>
      <TextField
        {...field('companyName')}
        label={t`نام شرکت`}
        help={t`همان نامی که در آگهی تأسیس آمده است.`}
        autoComplete="organization"
      />
      <NumericField {...field('companyNationalId')} label={t`شناسهٔ ملی شرکت`} length={11} right={right} />
      <DateField
        label={t`تاریخ تأسیس`}
        help={t`مطابق آگهی تأسیس.`}
        title={t`تاریخ تأسیس شرکت`}
        error={form.errorOf('establishmentDate')}
        value={holder.establishmentDate}
        today={today}
        start={defaultEstablishmentDate(today)}
        onChange={(establishmentDate) => {
          change({ establishmentDate })
          form.markTouched('establishmentDate')
        }}
      />
      <NumericField
        {...field('cellNumber')}
        label={t`شمارهٔ موبایل`}
        help={t`به نام صاحب شرکت یا نمایندهٔ قانونی آن.`}
        max={11}
        autoComplete="tel-national"
      />
    </>
  )
}
