/**
 * Explanation of a cover: one sentence, an example for this car with and without the cover, and lists of what
 * it pays and does not pay. Design language, "Cover explained"; picture 34; decisions, section 11.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import type { CoverCode } from '#contract/values/covers.ts'
import { chosenCovers } from '#machines/journey/cover-choice.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { coverName } from '#ui/covers/cover-names.ts'
import { Money, RoundMoney } from '#ui/format/Format.tsx'
import { millionsText, percentText, roundTomanText } from '#ui/format/numbers.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { Text } from '#ui/text/Text.tsx'
import { useJourney, useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { insuredValue, useCarBodyQuote } from '../../parts/car-body/car-body.ts'
import { type CoverExample, coverExample, fromPocket, type Shares } from './cover-example.ts'
import { explainCover } from './cover-texts.ts'
import styles from './ExplanationSheet.module.css'
import { useCarBodyAnswer } from './listed.ts'

/** Own share of most insurers in percent, used until an offer names another one. */
const USUAL_OWN_SHARE = 10

export function ExplanationSheet() {
  const open = useMatches({ offers: { list: { choosingCovers: 'explaining' } } })
  const code = useLastValue(useJourneyContext(({ coverExplained }) => coverExplained))
  return code && <Explanation open={open} code={code} />
}

function Explanation({ open, code }: { open: boolean; code: CoverCode }) {
  const { t } = useLingui()
  const send = useSend()
  const value = useCarBodyQuote(insuredValue)
  const answer = useCarBodyAnswer()
  const isChosen = useSelector(useJourney(), ({ context }) => chosenCovers(context, 'draft').includes(code))
  const name = coverName(code)
  const price = answer?.coverPrices[code]
  const percent = answer?.offers.find(({ ownShare }) => ownShare.first > 0)?.ownShare.first ?? USUAL_OWN_SHARE
  const { sentence, paid, unpaid } = explainCover(code, value)
  const footer = (
    <>
      {price !== undefined && (
        <BumperSummary label={t`قیمت این پوشش`}>
          <Money toman={price} size="m" />
        </BumperSummary>
      )}
      <Button
        onClick={() => send(isChosen ? { type: 'continue' } : { type: 'cover.toggled', code })}
        blocked={!isChosen && answer !== undefined && price === undefined}
      >
        {isChosen ? <Trans>نگه‌داشتن پوشش</Trans> : <Trans>افزودن پوشش</Trans>}
      </Button>
    </>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`${name} چیست؟`}
      footer={footer}
      reading
    >
      <Text look="small" tone="soft">
        {sentence}
      </Text>
      <Example example={coverExample(code, value, percent)} percent={percent} />
      <ul className={styles.lines}>
        {paid.map((line) => (
          <li key={line} className={styles.line}>
            <Check size={18} className={styles.ok} aria-hidden="true" />
            <span>
              <span className="visually-hidden">
                <Trans>می‌دهد:</Trans>{' '}
              </span>
              {line}
            </span>
          </li>
        ))}
        {unpaid.map((line) => (
          <li key={line} className={classNames(styles.line, styles.not)}>
            <X size={18} aria-hidden="true" />
            <span>
              <span className="visually-hidden">
                <Trans>نمی‌دهد:</Trans>{' '}
              </span>
              {line}
            </span>
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}

function Example({ example, percent }: { example: CoverExample; percent: number }) {
  const share = percentText(percent)
  const more = fromPocket(example.without) - fromPocket(example.with)
  const whole = Math.max(total(example.with), total(example.without))
  return (
    <section className={styles.example}>
      <Text as="h3" look="small" weight="bold">
        <Trans>مثال با خودروی شما</Trans>
      </Text>
      <Text look="caption" tone="soft">
        {example.scene}
      </Text>
      <Bar label={<Trans>با این پوشش</Trans>} shares={example.with} whole={whole} />
      <Bar label={<Trans>بدون آن</Trans>} shares={example.without} whole={whole} />
      <div className={styles.legend}>
        <span className={styles.key}>
          <i className={classNames(styles.square, styles.pays)} />
          <Trans>بیمه می‌دهد</Trans>
        </span>
        <span className={styles.key}>
          <i className={classNames(styles.square, styles.own)} />
          <Trans>سهم شما، {share}</Trans>
        </span>
        <span className={styles.key}>
          <i className={classNames(styles.square, styles.lost)} />
          <Trans>بیمه‌نشده</Trans>
        </span>
      </div>
      <div className={styles.more}>
        <Text as="span" look="small" weight="bold">
          <Trans>بیشتر می‌گیرید</Trans>
        </Text>
        <RoundMoney toman={more} size="m" />
      </div>
    </section>
  )
}

const total = ({ insurer, own, uninsured }: Shares): number => insurer + own + uninsured

/** The number of a narrow part is shown in the legend only. */
const NARROW = 0.08

function Bar({ label, shares, whole }: { label: ReactNode; shares: Shares; whole: number }) {
  const pocket = roundTomanText(fromPocket(shares))
  const parts = [
    [shares.insurer, styles.pays],
    [shares.own, styles.own],
    [shares.uninsured, styles.lost],
  ] as const
  return (
    <div>
      <div className={styles.label}>
        <b>{label}</b>
        <span>
          <Trans>
            از جیب شما <b>{pocket}</b>
          </Trans>
        </span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          ([toman, look]) =>
            toman > 0 && (
              <span key={look} className={look} style={{ flexGrow: toman }}>
                {toman / whole > NARROW && millionsText(toman)}
              </span>
            ),
        )}
      </div>
    </div>
  )
}
