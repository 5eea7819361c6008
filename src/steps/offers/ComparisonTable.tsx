/**
 * Two or three offers side by side as a table: what differs is bold, the best value has a check mark. It
 * scrolls sideways while the row headers stay. Loaded when it is opened. Issue 3, "compare two or three side
 * by side".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { classNames } from '#ui/class-names.ts'
import type { ComparedInsurer } from '#machines/journey/offer-list.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { useJourneyContext, useSend } from '../journey.ts'
import { type ComparisonRow, comparisonRows } from './comparison-rows.ts'
import styles from './ComparisonTable.module.css'

export function ComparisonTable({ insurers }: { insurers: readonly ComparedInsurer[] }) {
  const months = useJourneyContext(({ quote: { policyTerm } }) => policyTerm ?? 0)
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td>
              <Trans>بیمه‌گر</Trans>
            </td>
            {insurers.map((insurer) => (
              <Head key={insurer.companyCode} {...insurer} />
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(insurers, months).map(({ id, ...row }) => (
            <Line key={id} {...row} insurers={insurers} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>انتخاب</Trans>
            </th>
            {insurers.map((insurer) => (
              <Choose key={insurer.companyCode} {...insurer} />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Head(insurer: ComparedInsurer) {
  const { t } = useLingui()
  const send = useSend()
  const { companyCode } = insurer
  const companyFa = insurerName(insurer)
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
  insurers,
}: Omit<ComparisonRow, 'id'> & { insurers: readonly ComparedInsurer[] }) {
  return (
    <tr className={differs ? styles.differs : styles.same}>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={insurers[index]?.companyCode}>
          <span className={classNames(styles.cell, differs && index === best && styles.best)}>
            {cell}
            {differs && index === best && <BestMark />}
          </span>
        </td>
      ))}
    </tr>
  )
}

const BestMark = () => (
  <>
    <Check size={16} aria-hidden="true" />
    <span className="visually-hidden">
      <Trans>بهتر از بقیه</Trans>
    </span>
  </>
)

function Choose(insurer: ComparedInsurer) {
  const { t } = useLingui()
  const send = useSend()
  const { offer } = insurer
  const companyFa = insurerName(insurer)
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
