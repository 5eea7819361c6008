/**
 * Chips over the list: discount code, term, order and filters, and the answers that the prices rest on. The
 * property-damage ceilings stay visible while the list scrolls. Design language, "Chip row", pictures 04 and
 * 16.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, Pencil, SlidersHorizontal, TicketPercent } from 'lucide-react'
import { activeFilterCount, ceilingChoices } from '#machines/journey/offer-list.ts'
import { Chip, ChipRow, ChoiceChip, ChoiceChips } from '#ui/choice/Chip.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { millionsText, numberText, roundTomanText } from '#ui/format/numbers.ts'
import { useJourneyContext, useSend } from '../journey.ts'
import { termText } from '../parts/term-text.ts'
import styles from './Filters.module.css'

/** `search`: while prices load, only ceiling and term can be pressed. `none`: an offer is chosen. */
export type UsableFilters = 'all' | 'search' | 'none'

export function Filters({ usable }: { usable: UsableFilters }) {
  const [listed, searched] = [usable === 'all', usable !== 'none']
  return (
    <>
      <div className={styles.chips}>
        <FilterChips listed={listed} searched={searched} />
      </div>
      <div className={styles.ceilings} inert={!searched}>
        <CeilingChips listed={listed} />
        <div className={styles.wide}>
          <TermChip />
        </div>
      </div>
    </>
  )
}

function FilterChips({ listed, searched }: { listed: boolean; searched: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const applied = useJourneyContext(({ discountCode }) => discountCode !== null)
  return (
    <ChipRow label={t`فیلتر پیشنهادها`}>
      <span className={styles.part} inert={!listed}>
        <Chip
          icon={<TicketPercent size={18} aria-hidden="true" />}
          value={applied ? t`اعمال‌شده` : t`واردنشده`}
          set={applied}
          onClick={() => send({ type: 'discount-sheet.opened' })}
        >
          <Trans>کد تخفیف:</Trans>
        </Chip>
      </span>
      <span className={styles.part} inert={!searched}>
        <TermChip />
      </span>
      <span className={styles.part} inert={!listed}>
        <ArrangementChip />
      </span>
      <span className={styles.part} inert={!listed}>
        <Chip
          icon={<Pencil size={18} aria-hidden="true" />}
          onClick={() => send({ type: 'edit-sheet.opened' })}
        >
          <Trans>ویرایش</Trans>
        </Chip>
      </span>
    </ChipRow>
  )
}

function TermChip() {
  const { t } = useLingui()
  const send = useSend()
  const months = useJourneyContext(({ quote: { policyTerm } }) => policyTerm)
  const usual = useJourneyContext(({ configuration }) => configuration?.offersConfig.policyTerm)
  const term = termText(months ?? 0)
  return (
    <Chip
      icon={<CalendarDays size={18} aria-hidden="true" />}
      set={months !== usual}
      label={t`مدت بیمه: ${term}`}
      onClick={() => send({ type: 'term-sheet.opened' })}
    >
      <b>{term}</b>
    </Chip>
  )
}

function CeilingChips({ listed }: { listed: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const ceiling = useJourneyContext((context) => context.quote.ceiling)
  const usual = useJourneyContext(({ configuration }) => configuration?.offersConfig.chips)
  return (
    <>
      <div className={styles.head}>
        <span className={styles.name} id="ceiling-name">
          <Trans>سقف تعهد مالی</Trans>
        </span>
        <Hint term={t`سقف تعهد مالی`}>
          <Trans>
            بیشترین مبلغی که بیمه برای خسارت خودرو و اموال دیگران می‌پردازد؛ بیش از آن را خودتان می‌دهید.
          </Trans>
        </Hint>
        <span className={styles.unit}>
          <Trans>میلیون تومان</Trans>
        </span>
      </div>
      <div className={styles.choices}>
        <ChoiceChips
          labelledBy="ceiling-name"
          value={String(ceiling)}
          onChange={(value) => send({ type: 'ceiling.chosen', ceiling: Number(value) })}
        >
          {ceilingChoices(usual ?? [], ceiling).map((each) => (
            <ChoiceChip key={each} value={String(each)} label={roundTomanText(each)}>
              {millionsText(each)}
            </ChoiceChip>
          ))}
        </ChoiceChips>
        <div inert={!listed}>
          <Chip label={t`سقف‌های بیشتر`} onClick={() => send({ type: 'ceiling-sheet.opened' })}>
            <Trans>بیشتر</Trans>
          </Chip>
        </div>
      </div>
    </>
  )
}

/**
 * Opens order and filters, and shows how many filters are on. Among the chips on phones, over the list on
 * wide screens.
 */
export function ArrangementChip() {
  const send = useSend()
  const arrangement = useJourneyContext((context) => context.arrangement)
  const on = activeFilterCount(arrangement)
  return (
    <Chip
      icon={<SlidersHorizontal size={18} aria-hidden="true" />}
      set={on > 0 || arrangement.sort !== 'price'}
      value={on > 0 ? numberText(on) : undefined}
      onClick={() => send({ type: 'arrangement-sheet.opened' })}
    >
      <Trans>چینش و فیلتر</Trans>
    </Chip>
  )
}
