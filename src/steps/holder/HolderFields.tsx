/** The policy holder: name, national code, birth date, mobile number. Specification: document 1 section 5; picture 06b. */
import { useLingui } from '@lingui/react/macro'
import type { HolderAnswers } from '#machines/journey/answers.ts'
import { DateField } from '#ui/date/DateField.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Pair } from '#ui/layout/Stack.tsx'
import type { FormState } from '../parts/form-state.ts'
import { defaultBirthDate } from './default-dates.ts'

export type HolderField = Exclude<keyof HolderAnswers, 'type' | 'insuredType'>
export type PersonFieldsProps = {
  holder: HolderAnswers
  today: string
  form: FormState<HolderField>
  onEdit: (part: Partial<HolderAnswers>) => void
  /** The code has been found right. */
  isCodeValid: boolean
}

export function HolderFields({ holder, today, form, onEdit: change, isCodeValid: right }: PersonFieldsProps) {
  const { t } = useLingui()
  const field = (name: 'firstName' | 'lastName' | 'nationalCode' | 'cellNumber') => ({
    name,
    value: holder[name],
    error: form.errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
    onBlur: () => form.markTouched(name),
    enterKeyHint: 'next' as const,
  })
  return (
    <>
      <Pair>
        <TextField {...field('firstName')} label={t`نام`} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t`نام خانوادگی`} autoComplete="family-name" />
      </Pair>
      <NumericField {...field('nationalCode')} label={t`کد ملی`} length={10} right={right} />
      <DateField
        label={t`تاریخ تولد`}
        help={t`مطابق شناسنامه.`}
        title={t`تاریخ تولد بیمه‌گذار`}
        error={form.errorOf('birthDate')}
        value={holder.birthDate}
        today={today}
        start={defaultBirthDate(today)}
        birth
        onChange={(birthDate) => {
          change({ birthDate })
          form.markTouched('birthDate')
        }}
      />
      <NumericField
        {...field('cellNumber')}
        label={t`شمارهٔ موبایل`}
        help={t`سیم‌کارت باید به نام خود بیمه‌گذار باشد.`}
        max={11}
        autoComplete="tel-national"
      />
    </>
  )
}
