/**
 * The covers as chips with their prices, visible while the list scrolls. A press toggles a simple cover and
 * opens the levels of the others; × removes a chosen cover. From 900 px on they wrap in a card that shows
 * nine at first. Design language, "Cover chip with price" and "Widths"; pictures 33 and 45.
 */
import { isLevelled } from '#contract/values/covers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ChevronDown, Plus, ShieldPlus, X } from 'lucide-react'
import { memo, useState } from 'react'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import { classNames } from '#ui/class-names.ts'
import { coverName } from '#ui/covers/cover-names.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { useWide } from '#ui/layout/wide.ts'
import { useSend } from '../../journey.ts'
import { useCarBodyQuote } from '../../parts/car-body/car-body.ts'
import styles from './CoverChips.module.css'
import { type CoverChoice, coverChoices, shortPrice, useKnownCovers } from './listed.ts'

export type CoverChipsProps = {
  /** Undefined while prices load. */
  prices: CarBodyOffersAnswer['coverPrices'] | undefined
  /** Whether covers can be chosen. */
  usable: boolean
  /** Opens the sheet of all covers; shown as the last chip. */
  withMore: boolean
}

/** Number of chips in the card on wide screens before it is expanded. */
const FIRST_CHIPS = 9

export const CoverChips = memo(function CoverChips({ prices, usable, withMore }: CoverChipsProps) {
  const { t } = useLingui()
  const send = useSend()
  const chosen = useCarBodyQuote(({ covers }) => covers)
  const choices = coverChoices(useKnownCovers(), chosen)
  const isWide = useWide()
  const [isWhole, setWhole] = useState(false)
  /** A chosen cover is never hidden. */
  const isFirst = ({ isChosen }: CoverChoice, index: number) => index < FIRST_CHIPS || isChosen
  const others = isWide ? choices.length - choices.filter(isFirst).length : 0
  const count = numberText(others)
  return (
    <section className={styles.band} inert={!usable} aria-labelledby="covers-name">
      <div className={styles.head}>
        <span className={styles.name} id="covers-name">
          <Trans>پوشش‌های اضافی</Trans>
        </span>
        <Hint term={t`پوشش اضافی`}>
          <Trans>
            بیمهٔ بدنه خودش تصادف، آتش‌سوزی و سرقت کل خودرو را می‌پوشاند. هر پوشش اضافی چیزی به آن می‌افزاید و
            قیمت خودش را دارد.
          </Trans>
        </Hint>
        <span className={styles.remark}>
          <Trans>دو تای اول پیش‌فرض است</Trans>
        </span>
      </div>
      <div className={styles.chips}>
        {(others > 0 && !isWhole ? choices.filter(isFirst) : choices).map((choice) => (
          <CoverChip
            key={choice.kind}
            {...choice}
            price={prices?.[choice.code]}
            isPriced={prices !== undefined}
          />
        ))}
        {others > 0 && (
          <button
            type="button"
            className={styles.chip}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            <span className={styles.title}>
              {isWhole ? <Trans>پوشش‌های کمتر</Trans> : <Trans>{count} پوشش دیگر</Trans>}
            </span>
            <ChevronDown size={18} className={classNames(isWhole && styles.turned)} aria-hidden="true" />
          </button>
        )}
        {withMore && (
          <button
            type="button"
            className={styles.chip}
            aria-haspopup="dialog"
            onClick={() => send({ type: 'cover-sheet.opened' })}
          >
            <ShieldPlus size={18} aria-hidden="true" />
            <span className={styles.title}>
              <Trans>پوشش بیشتر</Trans>
            </span>
          </button>
        )}
      </div>
    </section>
  )
})

type CoverChipProps = CoverChoice & { price: number | undefined; isPriced: boolean }

function CoverChip({ kind, code, isChosen, hasLevels, price, isPriced }: CoverChipProps) {
  const { t } = useLingui()
  const send = useSend()
  const name = coverName(code)
  const short = price === undefined ? null : shortPrice(price)
  const words = (
    <span>
      <span className={styles.title}>{name}</span>
      <span className={styles.price}>
        {!isPriced ? (
          <Skeleton width={64} height={12} />
        ) : short === null ? (
          <Trans>فروش ندارد</Trans>
        ) : (
          <Trans>از {short}</Trans>
        )}
      </span>
    </span>
  )
  const press = () =>
    send(isLevelled(kind) ? { type: 'cover-levels.opened', kind } : { type: 'cover.toggled', code })
  if (!isChosen)
    return (
      <button
        type="button"
        className={styles.chip}
        aria-pressed={hasLevels ? undefined : false}
        aria-haspopup={hasLevels ? 'dialog' : undefined}
        onClick={press}
      >
        {words}
        <Plus size={18} aria-hidden="true" />
      </button>
    )
  return (
    <span className={classNames(styles.chip, styles.set)}>
      <button
        type="button"
        className={styles.body}
        aria-pressed={hasLevels ? undefined : true}
        aria-haspopup={hasLevels ? 'dialog' : undefined}
        onClick={press}
      >
        <Check size={18} aria-hidden="true" />
        {words}
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t`حذف ${name}`}
        onClick={() => send({ type: 'cover.toggled', code })}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </span>
  )
}
