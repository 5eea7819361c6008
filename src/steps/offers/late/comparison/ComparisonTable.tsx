/**
 * Offers side by side. The head with price and button stays while the rows scroll, only differences are shown
 * at first, and the best value has a check mark. Phones show two columns; a third offer waits in the head and
 * replaces the column whose name is pressed. Design language, "Compare".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeftRight, Check, CircleSlash } from 'lucide-react'
import { useId, useState } from 'react'
import type { OffersAnswer } from '#contract/operations/offers.ts'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { tomanText } from '#ui/format/numbers.ts'
import { Money } from '#ui/format/Format.tsx'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { useWide } from '#ui/layout/wide.ts'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useSend } from '../../../journey.ts'
import { Count, DifferencesChip, Equal } from './ComparisonCount.tsx'
import type { ComparisonRow } from './comparison-rows.ts'
import styles from './ComparisonTable.module.css'

/** An insurer of the comparison; without an offer it has no price here. */
type ComparedInsurer<O extends AnyOffer = AnyOffer> = {
  readonly companyCode: string
  readonly companyFa: string
  readonly offer: O | null
}

export type ComparisonTableProps<O extends AnyOffer> = {
  insurers: readonly ComparedInsurer<O>[]
  market: OffersAnswer['market']
  /** The rows of the columns that are shown. */
  rowsOf: (columns: readonly ComparedInsurer<O>[]) => readonly ComparisonRow[]
}

/** Columns that a phone has room for. */
const ON_PHONES = 2

export function ComparisonTable<O extends AnyOffer>({ insurers, market, rowsOf }: ComparisonTableProps<O>) {
  const isWide = useWide()
  const [waiting, setWaiting] = useState(ON_PHONES)
  const send = useSend()
  const isWhole = useMatches({ offers: { list: { comparing: 'everything' } } })
  const toggle = () => send({ type: 'equal-rows.toggled' })
  const third = isWide ? undefined : insurers[Math.min(waiting, insurers.length - 1)]
  const isCrowded = !isWide && insurers.length > ON_PHONES
  const columns = isCrowded ? insurers.filter((insurer) => insurer !== third) : insurers
  const rows = rowsOf(columns)
  const differing = rows.filter(({ differs }) => differs)
  const prices = columns.flatMap(({ offer }) => (offer?.active ? [offer.payableAmount] : []))
  return (
    <>
      {isCrowded && third && <Waiting insurer={third} />}
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((insurer) => (
              <Head
                key={insurer.companyCode}
                insurer={insurer}
                least={Math.min(...prices)}
                onReplace={isCrowded ? () => setWaiting(insurers.indexOf(insurer)) : undefined}
                replacedBy={isCrowded && third ? insurerName(third) : ''}
              />
            ))}
          </tr>
        </thead>
        <Count differences={differing.length} columns={columns.length}>
          {differing.length < rows.length && <DifferencesChip isOn={!isWhole} onToggle={toggle} />}
        </Count>
        {(isWhole ? rows : differing).map(({ id, ...row }) => (
          <Line key={id} {...row} columns={columns} />
        ))}
      </table>
      <Equal same={rows.length - differing.length} isWhole={isWhole} onToggle={toggle} />
      {market.invented && (
        <Text look="micro" tone="quiet">
          <Trans>شرکت‌ها، سطح توانگری و شمار شکایت‌ها ساختگی‌اند.</Trans>
        </Text>
      )}
    </>
  )
}

/** The third offer, which has no column yet. */
function Waiting({ insurer }: { insurer: ComparedInsurer }) {
  const name = insurerName(insurer)
  return (
    <p className={styles.waiting}>
      <InsurerLogo slug={insurer.companyCode} size="small" />
      <span>
        <Trans>برای دیدن {name}، نام یکی از دو ستون را بزنید.</Trans>
      </span>
    </p>
  )
}

type HeadProps = {
  insurer: ComparedInsurer
  /** The lowest price of the columns, in toman. */
  least: number
  onReplace: (() => void) | undefined
  replacedBy: string
}

function Head({ insurer, least, onReplace, replacedBy }: HeadProps) {
  const { t } = useLingui()
  const send = useSend()
  const { offer, companyCode } = insurer
  const companyFa = insurerName(insurer)
  const isCheapest = offer?.active === true && offer.payableAmount === least
  const more = tomanText((offer?.payableAmount ?? least) - least)
  const choose = () => offer && send({ type: 'offer.chosen', offer })
  return (
    <th scope="col" className={styles.head}>
      <span className={styles.who}>
        <InsurerLogo slug={companyCode} size="small" />
        {onReplace ? (
          <button
            type="button"
            className={styles.replace}
            aria-label={t`${companyFa}؛ به‌جای آن ${replacedBy}`}
            onClick={onReplace}
          >
            {companyFa}
            <ArrowLeftRight size={14} aria-hidden="true" />
          </button>
        ) : (
          companyFa
        )}
      </span>
      {offer ? (
        <>
          <Money toman={offer.payableAmount} size="m" unit={false} />
          <small className={styles.more}>{isCheapest ? <Trans>ارزان‌ترین</Trans> : t`${more} گران‌تر`}</small>
          <Button
            kind={isCheapest ? 'primary' : 'tonal'}
            size="small"
            full
            blocked={!offer.active}
            label={offer.active ? t`انتخاب ${companyFa}` : t`${companyFa}، ناموجود`}
            onBlockedPress={choose}
            onClick={choose}
          >
            {offer.active ? <Trans>انتخاب</Trans> : <Trans>ناموجود</Trans>}
          </Button>
        </>
      ) : (
        <small className={styles.more}>
          <Trans>برای این سقف قیمت ندارد</Trans>
        </small>
      )}
    </th>
  )
}

type LineProps = Omit<ComparisonRow, 'id'> & { columns: readonly ComparedInsurer[] }

function Line({ label, cells, differs, best, lacking, columns }: LineProps) {
  const id = useId()
  return (
    <tbody aria-labelledby={id}>
      <tr>
        <th scope="rowgroup" id={id} colSpan={columns.length} className={styles.label}>
          {label}
        </th>
      </tr>
      <tr className={classNames(differs && styles.differs)}>
        {cells.map((cell, index) => (
          <td key={columns[index]?.companyCode} className={styles.cell}>
            <span className={styles.value}>
              {lacking?.includes(index) ? (
                <span className={styles.lacking}>
                  <CircleSlash size={18} aria-hidden="true" />
                  {cell}
                </span>
              ) : (
                cell
              )}
              {differs && index === best && (
                <span className={styles.best}>
                  <Check size={16} aria-hidden="true" />
                  <Trans>بهتر</Trans>
                </span>
              )}
            </span>
          </td>
        ))}
      </tr>
    </tbody>
  )
}
