/** Button beside the ceilings that shows the term and opens its sheet. Design language, picture 42. */
import { useLingui } from '@lingui/react/macro'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { useSend } from '../../journey.ts'
import { useLiabilityQuote } from '../../liability.ts'
import { termText } from '../../parts/term-text.ts'

export function TermButton() {
  const { t } = useLingui()
  const send = useSend()
  const term = termText(useLiabilityQuote(({ policyTerm }) => policyTerm) ?? 0)
  return (
    <Button
      kind="link"
      icon={<CalendarDays size={18} aria-hidden="true" />}
      iconEnd={<ChevronDown size={18} aria-hidden="true" />}
      label={t`مدت بیمه: ${term}`}
      onClick={() => send({ type: 'term-sheet.opened' })}
    >
      {term}
    </Button>
  )
}
