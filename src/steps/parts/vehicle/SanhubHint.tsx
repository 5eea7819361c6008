/** A sentence that names «سنهاب», with its explanation. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HintedSentence } from '#ui/hint/Hint.tsx'
import { useProductWords } from '../../product.ts'

export function SanhubHint({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { vehicle } = useProductWords()
  return (
    <HintedSentence sentence={children} term={t`استعلام سنهاب`}>
      <Trans>
        سنهاب سامانهٔ بیمهٔ مرکزی است که بیمه‌نامه‌ها، تخفیف‌ها و خسارت‌های هر {vehicle} را نگه می‌دارد. استعلام یعنی
        همین‌ها را از آن می‌پرسیم.
      </Trans>
    </HintedSentence>
  )
}
