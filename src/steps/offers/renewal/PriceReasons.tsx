/**
 * The reasons why a renewal costs more or less than last year: the largest one as a heading, which opens both
 * premiums line by line. Design language, "Renewal comparison", picture 42.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ReceiptText } from 'lucide-react'
import type { Offer } from '#contract/operations/offers.ts'
import type { LastPremium } from '#contract/operations/renewal.ts'
import { jalaliParts } from '#contract/values/jalali-date.ts'
import { classNames } from '#ui/class-names.ts'
import { digitsText } from '#ui/format/digits.ts'
import { numberText } from '#ui/format/numbers.ts'
import { SignedNumber } from '#ui/format/SignedNumber.tsx'
import { useDisclosure } from '#ui/hint/disclosure.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { useJourneyContext } from '../../journey.ts'
import { premiumLineName } from '../../parts/premium-lines.ts'
import { type ComparedLine, compareBreakdowns, largestReason } from './price-reasons.ts'
import styles from './PriceReasons.module.css'

type PriceReasonsProps = { offer: Offer; last: LastPremium }

export function PriceReasons({ offer, last }: PriceReasonsProps) {
  const { id, open, press } = useDisclosure()
  const lines = compareBreakdowns(last.breakdown, offer.breakdown)
  const nameOf = ({ line, before, now }: ComparedLine) =>
    premiumLineName({ line, amount: now === 0 ? before : now }, insurerName(offer))
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.press} {...press}>
        <ReceiptText size={20} aria-hidden="true" />
        <span className={styles.heading}>
          <Heading reason={largestReason(lines)} nameOf={nameOf} />
        </span>
        <ChevronDown
          size={20}
          className={classNames(styles.chevron, open && styles.turned)}
          aria-hidden="true"
        />
      </button>
      <div id={id}>
        {open && <LinesTable lines={lines} nameOf={nameOf} before={last.amount} now={offer.payableAmount} />}
      </div>
    </div>
  )
}

type NameOf = (line: ComparedLine) => string

/** A deduction has a negative amount, so a smaller deduction raises the price. */
function Heading({ reason, nameOf }: { reason: ComparedLine | null; nameOf: NameOf }) {
  const today = useJourneyContext(({ renewal }) => renewal?.today)
  if (reason === null) return <Trans>قیمت پارسال و امسال، ردیف به ردیف</Trans>
  const isDeduction = reason.before + reason.now < 0
  const isGrown = reason.difference > 0 !== isDeduction
  if (reason.line === 'base' && today !== undefined) {
    const year = digitsText(jalaliParts(today).year)
    return isGrown ? (
      <Trans>چرا؟ نرخ پایهٔ {year} بالا رفته است</Trans>
    ) : (
      <Trans>چرا؟ نرخ پایهٔ {year} پایین آمده است</Trans>
    )
  }
  const name = nameOf(reason)
  return isGrown ? <Trans>چرا؟ {name} بیشتر شده است</Trans> : <Trans>چرا؟ {name} کمتر شده است</Trans>
}

type LinesTableProps = { lines: readonly ComparedLine[]; nameOf: NameOf; before: number; now: number }

function LinesTable({ lines, nameOf, before, now }: LinesTableProps) {
  const { t } = useLingui()
  return (
    <table className={styles.table} aria-label={t`قیمت پارسال و امسال، ردیف به ردیف`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>تومان</Trans>
          </th>
          <th scope="col">
            <Trans>پارسال</Trans>
          </th>
          <th scope="col">
            <Trans>امسال</Trans>
          </th>
          <th scope="col">
            <Trans>تفاوت</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((each) => (
          <TableRow key={each.line} name={nameOf(each)} {...each} />
        ))}
      </tbody>
      <tfoot>
        <TableRow name={t`قابل پرداخت`} before={before} now={now} difference={now - before} />
      </tfoot>
    </table>
  )
}

type TableRowProps = Omit<ComparedLine, 'line'> & { name: string }

const TableRow = ({ name, before, now, difference }: TableRowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      <Amount toman={before} />
    </td>
    <td>
      <Amount toman={now} />
    </td>
    <td>
      <Amount toman={difference} signed />
    </td>
  </tr>
)

const Amount = ({ toman, signed = false }: { toman: number; signed?: boolean }) => (
  <SignedNumber>{`${signed && toman > 0 ? '+' : ''}${numberText(toman)}`}</SignedNumber>
)
