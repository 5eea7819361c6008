/**
 * The tools of the list in one row: sorting and filters, term, discount code, and the compare mode. Design
 * language, "Calm offers".
 */
import { useLingui } from '@lingui/react/macro'
import { ArrowDownUp, Columns3, TicketCheck, TicketPercent } from 'lucide-react'
import { memo } from 'react'
import { activeFilterCount } from '#machines/journey/offer-facts.ts'
import { Chip } from '#ui/choice/Chip.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext, useSend } from '../../journey.ts'
import { useLiabilityConfiguration, useLiabilityQuote } from '../../liability.ts'
import { termText } from '../../parts/term-text.ts'
import styles from './ToolRow.module.css'
import { useSortNames } from '../facts/listed-offers.ts'

export type ToolRowProps = {
  /** Whether the list is loaded, which sorting, discount code and comparison need. */
  listed: boolean
  /** Whether another term can be chosen. */
  usable: boolean
}

/** Memoised: most presses in the list change nothing here. */
export const ToolRow = memo(function ToolRow({ listed, usable }: ToolRowProps) {
  const { t } = useLingui()
  return (
    <div className={styles.tools} role="group" aria-label={t`ابزار فهرست`} inert={!listed && !usable}>
      <span className={styles.part} inert={!listed}>
        <ArrangementChip />
      </span>
      <span className={styles.part} inert={!usable}>
        <TermChip />
      </span>
      <span className={styles.part} inert={!listed}>
        <CodeChip />
        <span className={styles.end}>
          <CompareChip />
        </span>
      </span>
    </div>
  )
})

export function ArrangementChip() {
  const { t } = useLingui()
  const send = useSend()
  const arrangement = useJourneyContext((context) => context.arrangement)
  const names = useSortNames()
  const [order, count] = [names[arrangement.sort], activeFilterCount(arrangement)]
  const filters = numberText(count)
  return (
    <Chip
      icon={<ArrowDownUp size={16} aria-hidden="true" />}
      set={count > 0 || arrangement.sort !== 'price'}
      value={count > 0 ? `${order} · ${filters}` : order}
      label={count > 0 ? t`چینش و فیلتر: ${order}، ${filters} فیلتر` : t`چینش و فیلتر: ${order}`}
      onClick={() => send({ type: 'arrangement-sheet.opened' })}
    />
  )
}

function TermChip() {
  const { t } = useLingui()
  const send = useSend()
  const months = useLiabilityQuote(({ policyTerm }) => policyTerm)
  const usual = useLiabilityConfiguration()?.offersConfig.policyTerm
  const term = termText(months ?? 0)
  return (
    <Chip
      set={months !== usual}
      value={term}
      label={t`مدت بیمه: ${term}`}
      onClick={() => send({ type: 'term-sheet.opened' })}
    />
  )
}

export function CodeChip() {
  const { t } = useLingui()
  const send = useSend()
  const applied = useJourneyContext(({ discountCode }) => discountCode !== null)
  const Icon = applied ? TicketCheck : TicketPercent
  return (
    <Chip
      icon={<Icon size={17} aria-hidden="true" />}
      set={applied}
      label={applied ? t`کد تخفیف: اعمال‌شده` : t`کد تخفیف: واردنشده`}
      onClick={() => send({ type: 'discount-sheet.opened' })}
    >
      {t`کد تخفیف`}
    </Chip>
  )
}

export function CompareChip() {
  const { t } = useLingui()
  const send = useSend()
  return (
    <Chip
      inPage
      icon={<Columns3 size={16} aria-hidden="true" />}
      onClick={() => send({ type: 'comparison.started', companyCode: null })}
    >
      {t`مقایسه`}
    </Chip>
  )
}
