/**
 * The vehicle's owner, where somebody else takes the policy: a person by national code and birth date, a company by national id
 * and establishment date. Specification: document 2 section 5; decisions, section 6.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { isCompanyCode } from '#contract/values/owner-code.ts'
import { DateField } from '#ui/date/DateField.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { Text } from '#ui/text/Text.tsx'
import type { PersonFieldsProps } from './HolderFields.tsx'
import { defaultEstablishmentDate, defaultBirthDate } from './default-dates.ts'

export function OwnerFields({ holder, today, form, onEdit: change, isCodeValid: right }: PersonFieldsProps) {
  const { t } = useLingui()
  const ofCompany = isCompanyCode(holder.carOwnerNationalCode)
  return (
    <>
      <Text as="h3" look="title">
        <Trans>مالک خودرو</Trans>
      </Text>
      <NumericField
        label={t`کد ملی مالک`}
        help={
          ofCompany
            ? t`۱۱ رقم است: شناسهٔ ملی شرکتی که سند خودرو به نام اوست.`
            : t`کسی که سند خودرو به نام اوست. اگر شرکت است، شناسهٔ ملی ۱۱ رقمی آن.`
        }
        error={form.errorOf('carOwnerNationalCode')}
        length={ofCompany ? 11 : 10}
        right={right}
        value={holder.carOwnerNationalCode}
        onChange={(carOwnerNationalCode) => change({ carOwnerNationalCode })}
        onBlur={() => form.markTouched('carOwnerNationalCode')}
        enterKeyHint="next"
      />
      <DateField
        label={ofCompany ? t`تاریخ تأسیس شرکت مالک` : t`تاریخ تولد مالک`}
        help={ofCompany ? t`مطابق آگهی تأسیس.` : t`مطابق شناسنامه.`}
        title={ofCompany ? t`تاریخ تأسیس شرکت مالک` : t`تاریخ تولد مالک خودرو`}
        error={form.errorOf('carOwnerBirthDate')}
        value={holder.carOwnerBirthDate}
        today={today}
        start={ofCompany ? defaultEstablishmentDate(today) : defaultBirthDate(today)}
        birth={!ofCompany}
        onChange={(carOwnerBirthDate) => {
          change({ carOwnerBirthDate })
          form.markTouched('carOwnerBirthDate')
        }}
      />
    </>
  )
}
