/**
 * The ways of paying side by side: cash, interest-free instalments, cheques. A way that cannot be had is shown with its reason;
 * whichever is chosen without anybody's doing says so. Specification: document 2 section 4 "Offer selection"; picture 05.
 */
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { type Instalments, PaymentType } from '#contract/operations/third-party-offers.ts'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { Tag } from '#ui/feedback/Marks.tsx'
import { Money } from '#ui/format/Format.tsx'
import { BnplOption } from './BnplOption.tsx'
import { ChequeOption, type ChequeTerms } from './ChequeOption.tsx'
import { InstalmentTerms } from './InstalmentTerms.tsx'
import { TermsDisclosure } from './Terms.tsx'

export type PaymentTypeOptionsProps = {
  value: PaymentType
  onChange: (paymentType: PaymentType) => void
  /** Price for cash, toman. */
  cash: number
  bnpl: { terms: Instalments | null; dueDates: readonly string[]; obstacle: string | null }
  /** `lines`: the terms of cheques, in words; empty where they are not known here. */
  cheques: {
    terms: ChequeTerms | null
    dueDates: readonly string[]
    obstacle: string | null
    lines: readonly string[]
  }
  /** A word beside one of them: which was chosen beforehand, which is the order's now. */
  marked: { paymentType: PaymentType; word: string }
}

export function PaymentTypeOptions({
  value,
  onChange,
  cash,
  bnpl,
  cheques,
  marked,
}: PaymentTypeOptionsProps) {
  const { t } = useLingui()
  const choose = (chosen: string) => {
    const parsed = v.safeParse(PaymentType, chosen)
    if (parsed.success) onChange(parsed.output)
  }
  const markOf = (paymentType: PaymentType) =>
    marked.paymentType === paymentType && <Tag line>{marked.word}</Tag>
  return (
    <>
      <OptionGroup label={t`روش پرداخت`} value={value} onChange={choose}>
        <OptionRow
          value="cash"
          title={t`نقدی`}
          badge={markOf('cash')}
          detail={t`پرداخت آنلاین با کارت بانکی`}
          end={<Money toman={cash} size="m" />}
        />
        <BnplOption {...bnpl} mark={markOf('bnpl')} />
        <ChequeOption
          terms={cheques.terms}
          dueDates={cheques.dueDates}
          obstacle={cheques.obstacle}
          cash={cash}
          mark={markOf('installment')}
        />
      </OptionGroup>
      {value === 'bnpl' && <InstalmentTerms />}
      {value === 'installment' && cheques.lines.length > 0 && (
        <TermsDisclosure title={t`شرایط پرداخت با چک`} lines={cheques.lines} />
      )}
    </>
  )
}
