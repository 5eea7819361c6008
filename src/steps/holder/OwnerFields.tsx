/** The vehicle's owner, where somebody else takes the policy: national code and birth date. Specification: document 2 section 5. */
import { Trans, useLingui } from '@lingui/react/macro'
import { DateField } from '#ui/date/DateField.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { Text } from '#ui/text/Text.tsx'
import type { PersonFieldsProps } from './HolderFields.tsx'
import { wheelStart } from './wheel-start.ts'

export function OwnerFields({ holder, today, form, change, right }: PersonFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Text as="h3" look="title">
        <Trans>مالک خودرو</Trans>
      </Text>
      <NumericField
        label={t`کد ملی مالک`}
        help={t`کسی که سند خودرو به نام اوست.`}
        error={form.problemOf('carOwnerNationalCode')}
        length={10}
        right={right}
        value={holder.carOwnerNationalCode}
        onChange={(carOwnerNationalCode) => change({ carOwnerNationalCode })}
        onBlur={() => form.leave('carOwnerNationalCode')}
        enterKeyHint="next"
      />
      <DateField
        label={t`تاریخ تولد مالک`}
        help={t`مطابق شناسنامه.`}
        title={t`تاریخ تولد مالک خودرو`}
        error={form.problemOf('carOwnerBirthDate')}
        value={holder.carOwnerBirthDate}
        today={today}
        start={wheelStart(today)}
        birth
        onChange={(carOwnerBirthDate) => {
          change({ carOwnerBirthDate })
          form.leave('carOwnerBirthDate')
        }}
      />
    </>
  )
}
