/** The row of cheques: what is paid today, how many cheques follow, and by how much it is dearer than cash. Specification: document 2 sections 3 and 4; picture 05. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Offer } from '#contract/operations/third-party-offers.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { Money } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'

export type ChequeTerms = NonNullable<Offer['installment']>

export type ChequeOptionProps = {
  terms: ChequeTerms | null
  /** Price for cash, toman: what cheques are compared with. */
  cash: number
  /** Days of the cheques, as many as there are or more; empty where they are not known yet. */
  dueDates: readonly string[]
  /** Why they are not taken; null where they are. */
  obstacle: string | null
  mark?: ReactNode
}

/** Takes the terms and the price for cash; gives by how much cheques are dearer, in words, or null where they are not. */
const useDearer = (terms: ChequeTerms | null, cash: number): string | null => {
  const { t } = useLingui()
  const more = tomanText((terms?.payableAmount ?? cash) - cash)
  return terms !== null && terms.payableAmount > cash ? t`${more} گران‌تر از نقدی` : null
}

export function ChequeOption({ terms, cash, dueDates, obstacle, mark }: ChequeOptionProps) {
  const { t } = useLingui()
  const dearer = useDearer(terms, cash)
  if (terms === null) return <OptionRow value="installment" title={t`چک`} disabled reason={obstacle} />
  const [count, each] = [numberText(terms.count), numberText(terms.each)]
  return (
    <OptionRow
      value="installment"
      title={t`چک`}
      badge={mark}
      detail={t`${count} چک ماهانهٔ ${each} تومانی`}
      reason={dearer}
      openWhenChosen
      end={
        <>
          <Money toman={terms.first} size="m" />
          <Text as="span" look="micro" tone="quiet">
            <Trans>پیش‌پرداخت</Trans>
          </Text>
        </>
      }
    >
      <Plan terms={terms} dueDates={dueDates.slice(0, terms.count)} />
    </OptionRow>
  )
}

function Plan({ terms, dueDates }: { terms: ChequeTerms; dueDates: readonly string[] }) {
  const { t } = useLingui()
  const count = numberText(terms.count)
  const [first, last] = [dueDates[0], dueDates.at(-1)]
  const [from, to] = [first && dateText(first, { short: true }), last && dateText(last, { short: true })]
  return (
    <FactRows
      lined={false}
      facts={[
        {
          label: t`پیش‌پرداخت امروز`,
          value: <Money toman={terms.first} size="row" />,
          meaning: t`بخشی از مبلغ که هنگام خرید با کارت بانکی می‌پردازید؛ بقیه را با چک می‌دهید.`,
        },
        { label: t`${count} چک، هر کدام`, value: <Money toman={terms.each} size="row" /> },
        {
          label: t`سررسید چک‌ها`,
          value: first && t`هر ماه، ${from} تا ${to}`,
          meaning: t`روزی که مبلغ هر چک از حساب شما برداشته می‌شود؛ همین تاریخ روی چک نوشته می‌شود.`,
        },
        { label: t`جمع با چک`, value: <Money toman={terms.payableAmount} size="row" /> },
      ]}
    />
  )
}
