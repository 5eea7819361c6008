/**
 * Options of paying in parts: interest-free instalments, and a down payment with cheques. Each shows amounts
 * and due dates. Specification: document 2 sections 3 and 4; design language, picture 05.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Instalments, Offer } from '#contract/operations/offers.ts'
import { bnplPaymentCount, hasLargerFirst } from '#machines/journey/payment-plan.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { Tag } from '#ui/feedback/Marks.tsx'
import { Money } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { Instalments as Timeline } from '#ui/price/Instalments.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'

type BnplOptionProps = {
  terms: Instalments | null
  /** Days of all payments, the first today. Empty until they are known. */
  dueDates: readonly string[]
  /** Why the user cannot choose it; null where it is available. */
  obstacle: string | null
  /** Shown beside the title. */
  mark?: ReactNode
}

export function BnplOption({ terms, dueDates, obstacle, mark }: BnplOptionProps) {
  const { t } = useLingui()
  if (terms === null) return <OptionRow value="bnpl" title={t`قسطی`} disabled reason={obstacle} />
  const count = numberText(bnplPaymentCount(terms))
  const [later, each] = [numberText(terms.count), numberText(terms.each)]
  const isEqual = !hasLargerFirst(terms)
  return (
    <OptionRow
      value="bnpl"
      title={t`${count} قسط`}
      badge={
        <>
          <Tag>{t`بدون سود`}</Tag>
          {mark}
        </>
      }
      detail={isEqual ? t`اولی امروز، بقیه ماهانه` : t`سپس ${later} قسط ماهانهٔ ${each}\u00A0تومانی`}
      disabled={obstacle !== null}
      reason={obstacle}
      openWhenChosen
      end={
        <>
          <Money toman={isEqual ? terms.each : terms.first} size="m" />
          <Text as="span" look="micro" tone="quiet">
            {isEqual ? <Trans>هر قسط</Trans> : <Trans>امروز</Trans>}
          </Text>
        </>
      }
    >
      {dueDates.length > 0 && <Timeline dates={dueDates} />}
    </OptionRow>
  )
}

export type ChequeTerms = NonNullable<Offer['installment']>

type ChequeOptionProps = {
  terms: ChequeTerms | null
  /** Cash price in toman, for comparison. */
  cash: number
  /** Days of at least as many cheques as there are. Empty until they are known. */
  dueDates: readonly string[]
  /** Why the user cannot choose them; null where they are available. */
  obstacle: string | null
  mark?: ReactNode
}

/** How much more than cash the cheques cost, in words; null where they cost no more. */
const useSurcharge = (terms: ChequeTerms | null, cash: number): string | null => {
  const { t } = useLingui()
  const more = tomanText((terms?.payableAmount ?? cash) - cash)
  return terms !== null && terms.payableAmount > cash ? t`${more} گران‌تر از نقدی` : null
}

export function ChequeOption({ terms, cash, dueDates, obstacle, mark }: ChequeOptionProps) {
  const { t } = useLingui()
  const surcharge = useSurcharge(terms, cash)
  if (terms === null) return <OptionRow value="installment" title={t`چک`} disabled reason={obstacle} />
  const [count, each] = [numberText(terms.count), numberText(terms.each)]
  return (
    <OptionRow
      value="installment"
      title={t`چک`}
      badge={mark}
      detail={t`${count} چک ماهانهٔ ${each}\u00A0تومانی`}
      reason={surcharge}
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
      <ChequePlan terms={terms} dueDates={dueDates.slice(0, terms.count)} />
    </OptionRow>
  )
}

function ChequePlan({ terms, dueDates }: { terms: ChequeTerms; dueDates: readonly string[] }) {
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
