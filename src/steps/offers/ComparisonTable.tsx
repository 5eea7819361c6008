/**
 * Two or three offers side by side as a real table: what differs is bold, what is ahead carries a check. Scrolls sideways inside
 * itself; the names of the rows stay. Comes in a chunk of its own when it is opened. Issue 3, "compare two or three side by side".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { classNames } from '#ui/class-names.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { type ComparisonColumn, type ComparisonRow, comparisonRows } from './comparison.ts'
import styles from './ComparisonTable.module.css'

export function ComparisonTable({ columns }: { columns: readonly ComparisonColumn[] }) {
  const months = useJourneyContext(({ policyTerm }) => policyTerm ?? 0)
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td>
              <Trans>بیمه‌گر</Trans>
            </td>
            {columns.map((column) => (
              <Head key={column.companyCode} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(columns, months).map(({ id, ...row }) => (
            <Line key={id} {...row} columns={columns} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>انتخاب</Trans>
            </th>
            {columns.map((column) => (
              <Choose key={column.companyCode} {...column} />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Head({ companyCode, companyFa }: ComparisonColumn) {
  const { t } = useLingui()
  const send = useSend()
  return (
    <th scope="col" className={styles.who}>
      <div className={styles.top}>
        <InsurerLogo slug={companyCode} size="small" />
        <IconButton
          tone="quiet"
          label={t`برداشتن ${companyFa} از مقایسه`}
          icon={<X size={18} aria-hidden="true" />}
          outdent="end"
          onClick={() => send({ type: 'comparison.toggled', companyCode })}
        />
      </div>
      {companyFa}
    </th>
  )
}

function Line({
  label,
  cells,
  differs,
  best,
  columns,
}: Omit<ComparisonRow, 'id'> & { columns: readonly ComparisonColumn[] }) {
  return (
    <tr className={differs ? styles.differs : styles.same}>
      <th scope="row">{label}</th>
      {cells.map((cell, place) => (
        <td key={columns[place]?.companyCode}>
          <span className={classNames(styles.cell, differs && place === best && styles.best)}>
            {cell}
            {differs && place === best && <Ahead />}
          </span>
        </td>
      ))}
    </tr>
  )
}

const Ahead = () => (
  <>
    <Check size={16} aria-hidden="true" />
    <span className="visually-hidden">
      <Trans>بهتر از بقیه</Trans>
    </span>
  </>
)

function Choose({ companyFa, offer }: ComparisonColumn) {
  const { t } = useLingui()
  const send = useSend()
  if (offer === null) {
    return (
      <td className={styles.none}>
        <Trans>برای این سقف قیمت ندارد</Trans>
      </td>
    )
  }
  const choose = () => send({ type: 'offer.chosen', offer })
  return (
    <td>
      <Button
        kind="tonal"
        full
        blocked={!offer.active}
        label={offer.active ? t`انتخاب ${companyFa}` : t`${companyFa}، ناموجود`}
        onBlockedPress={choose}
        onClick={choose}
      >
        {offer.active ? <Trans>انتخاب</Trans> : <Trans>ناموجود</Trans>}
      </Button>
    </td>
  )
}
