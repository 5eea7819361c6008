/** What buying in instalments means: the one surprise at once, the rest on demand. Specification: document 2 section 9; picture 05. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Note } from '#ui/feedback/Note.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { TermsDisclosure } from './Terms.tsx'

export function InstalmentTerms() {
  const { t } = useLingui()
  return (
    <>
      <Note>
        <Trans>اگر قسط از اعتبار شما بیشتر باشد، مازاد آن به قسط اول اضافه می‌شود.</Trans>
        <Hint term={t`اعتبار`}>
          <Trans>
            مبلغی که شرکت ارائه‌دهندهٔ خرید قسطی تا سقف آن به شما فرصت پرداخت می‌دهد؛ هنگام ثبت‌نام در همان‌جا
            تعیین شده است.
          </Trans>
        </Hint>
      </Note>
      <TermsDisclosure
        title={t`شرایط پرداخت اقساطی`}
        lines={[
          t`قسط اول را هنگام خرید می‌پردازید و بقیه را هر ماه در تاریخ خودش.`,
          t`سود و کارمزدی اضافه نمی‌شود؛ جمع قسط‌ها همان قیمت نقدی است.`,
        ]}
      />
    </>
  )
}
