/** Explains «سنهاب», at the end of a sentence that names it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Hint } from '#ui/hint/Hint.tsx'
import { useProductWords } from '../../product.ts'

export function SanhubHint() {
  const { t } = useLingui()
  const { vehicle } = useProductWords()
  return (
    <>
      {' '}
      <Hint term={t`استعلام سنهاب`}>
        <Trans>
          سنهاب سامانهٔ بیمهٔ مرکزی است که بیمه‌نامه‌ها، تخفیف‌ها و خسارت‌های هر {vehicle} را نگه می‌دارد. استعلام
          یعنی همین‌ها را از آن می‌پرسیم.
        </Trans>
      </Hint>
    </>
  )
}
