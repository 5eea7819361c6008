/**
 * All covers with their prices for this car. Ticks are drafts; the button shows how many offers remain and is
 * enabled once a tick has changed. Design language, "Cover row"; picture 33c.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, Info } from 'lucide-react'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import { covers as coverFacts, isLevelled } from '#contract/values/covers.ts'
import { chosenCovers } from '#machines/journey/cover-choice.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { coverKindName } from '#ui/covers/cover-names.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Money } from '#ui/format/Format.tsx'
import { numberText, percentText } from '#ui/format/numbers.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useCan, useJourney, useMatches, useSend } from '../../journey.ts'
import { useSelector } from '@xstate/react'
import { insuredValue, useCarBodyQuote } from '../../parts/car-body/car-body.ts'
import { coverHelp } from './cover-texts.ts'
import styles from './AllCoversSheet.module.css'
import { type CoverChoice, coverChoices, useCarBodyAnswer, useKnownCovers } from './listed.ts'

/** The covers of the draft. */
const useDraft = () => useSelector(useJourney(), ({ context }) => chosenCovers(context, 'draft'))

export function AllCoversSheet() {
  const { t } = useLingui()
  const send = useSend()
  // Hidden while the levels or an explanation are open, because only one sheet can trap the focus.
  const open = useMatches({ offers: { list: { choosingCovers: 'listing' } } })
  const draft = useDraft()
  const known = useKnownCovers()
  const answer = useCarBodyAnswer()
  const confirmable = useCan({ type: 'continue' })
  const sum = draft.reduce((total, code) => total + (answer?.coverPrices[code] ?? 0), 0)
  const offers = (answer?.offers ?? []).filter(({ coverPrices }) =>
    draft.every((code) => coverPrices[code] !== undefined),
  )
  const [count, remaining] = [numberText(draft.length), numberText(offers.length)]
  const footer = (
    <>
      <BumperSummary label={t`${count} پوشش`}>
        {answer === undefined ? '–' : <Money toman={sum} size="m" />}
      </BumperSummary>
      <Button blocked={!confirmable} onClick={() => send({ type: 'continue' })}>
        {answer === undefined ? <Trans>دیدن قیمت‌ها</Trans> : <Trans>نمایش {remaining} پیشنهاد</Trans>}
      </Button>
    </>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`پوشش بیشتر`}
      detail={t`قیمت برای خودروی شما، در ارزان‌ترین پیشنهاد.`}
      footer={footer}
    >
      <ul className={styles.rows}>
        {coverChoices(known, draft).map((choice) => (
          <CoverRow key={choice.kind} {...choice} prices={answer?.coverPrices} />
        ))}
      </ul>
    </BottomSheet>
  )
}

type CoverRowProps = CoverChoice & { prices: CarBodyOffersAnswer['coverPrices'] | undefined }

function CoverRow({ kind, code, isChosen, prices }: CoverRowProps) {
  const { t } = useLingui()
  const send = useSend()
  const value = useCarBodyQuote(insuredValue)
  const name = coverKindName(kind)
  const price = prices?.[code]
  const isUnsold = prices !== undefined && price === undefined && !isChosen
  const level = coverFacts[code].level
  const percent = percentText(level ?? 0)
  return (
    <li className={styles.row}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={classNames(styles.box, isUnsold && styles.unsold)}
          aria-label={name}
          checked={isChosen}
          disabled={isUnsold}
          onChange={() => send({ type: 'cover.toggled', code })}
        />
      </label>
      <div className={styles.words}>
        <span className={styles.head}>
          <button
            type="button"
            className={styles.name}
            aria-label={t`توضیح ${name}`}
            aria-haspopup="dialog"
            onClick={() => send({ type: 'cover-explanation.opened', code })}
          >
            {name}
            <Info size={17} aria-hidden="true" />
          </button>
          {isLevelled(kind) && (
            <button
              type="button"
              className={styles.level}
              aria-label={t`سطح ${name}: ${percent}`}
              aria-haspopup="dialog"
              onClick={() => send({ type: 'cover-levels.opened', kind })}
            >
              {percent}
              <ChevronDown size={14} aria-hidden="true" />
            </button>
          )}
        </span>
        <Text as="span" look="micro" tone="quiet">
          {coverHelp(code, value)}
        </Text>
      </div>
      <span className={styles.price}>
        {prices === undefined ? (
          <Skeleton width={64} height={12} />
        ) : price === undefined ? (
          <Text as="span" look="micro" tone="soft">
            <Trans>فعلاً فروش ندارد</Trans>
          </Text>
        ) : (
          <Money toman={price} size="s" added={!isChosen} />
        )}
      </span>
    </li>
  )
}
