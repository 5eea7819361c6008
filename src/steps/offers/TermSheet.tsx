/** How long the policy lasts; another term is another search. Specification: document 2 section 2.7. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { termText } from '../parts/term-text.ts'
import { useDraftValue } from './draft-value.ts'

export function TermSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'choosingTerm' } })
  const now = useJourneyContext(({ policyTerm }) => policyTerm)
  const terms = useJourneyContext(({ configuration }) => configuration?.policyTerms)
  const { value, mark, changed } = useDraftValue(open, now)
  const confirm = (
    <Button
      full
      blocked={!changed}
      onClick={() => value !== null && send({ type: 'term.chosen', policyTerm: value })}
    >
      <Trans>دیدن قیمت‌های این مدت</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`مدت بیمه‌نامه`}
      footer={confirm}
    >
      <OptionGroup label={t`مدت بیمه‌نامه`} value={String(value)} onChange={(months) => mark(Number(months))}>
        {(terms ?? []).toReversed().map((months) => (
          <OptionRow key={months} value={String(months)} title={termText(months)} />
        ))}
      </OptionGroup>
    </BottomSheet>
  )
}
