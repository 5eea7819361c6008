/**
 * Radio group of the payment types: cash, interest-free instalments, cheques. A type that is not available
 * shows its reason. Specification: document 2 sections 4 "Offer selection" and 9; design language, picture
 * 05.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import * as v from 'valibot'
import { type Instalments, PaymentType } from '#contract/operations/offers.ts'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Tag } from '#ui/feedback/Marks.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Money } from '#ui/format/Format.tsx'
import { useDisclosure } from '#ui/hint/disclosure.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { BnplOption, ChequeOption, type ChequeTerms } from './InstalmentOptions.tsx'

export type PaymentTypeOptionsProps = {
  value: PaymentType
  onChange: (paymentType: PaymentType) => void
  /** Price for cash, toman. */
  cash: number
  /** `credit` is the user's with the provider, in toman, where it is known. */
  bnpl: {
    terms: Instalments | null
    dueDates: readonly string[]
    obstacle: string | null
    credit?: number | null | undefined
  }
  /** `lines` are the terms of cheques. Empty where they are not known. */
  cheques: {
    terms: ChequeTerms | null
    dueDates: readonly string[]
    obstacle: string | null
    lines: readonly string[]
  }
  /** A word beside one type: the order's current one. */
  marked?: { paymentType: PaymentType; word: string } | undefined
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
    marked?.paymentType === paymentType && <Tag line>{marked.word}</Tag>
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
        <BnplOption
          terms={bnpl.terms}
          dueDates={bnpl.dueDates}
          obstacle={bnpl.obstacle}
          mark={markOf('bnpl')}
        />
        <ChequeOption
          terms={cheques.terms}
          dueDates={cheques.dueDates}
          obstacle={cheques.obstacle}
          cash={cash}
          mark={markOf('installment')}
        />
      </OptionGroup>
      {value === 'bnpl' && <InstalmentTerms credit={bnpl.credit ?? null} />}
      {value === 'installment' && cheques.lines.length > 0 && (
        <TermsDisclosure title={t`شرایط پرداخت با چک`} lines={cheques.lines} />
      )}
    </>
  )
}

/** The credit, or the effect of its limit, is always visible; further terms are opened on demand. */
function InstalmentTerms({ credit }: { credit: number | null }) {
  const { t } = useLingui()
  return (
    <>
      <Note>
        {credit === null ? (
          <Trans>اگر قسط‌ها از اعتبار شما بیشتر باشد، مازاد آن به قسط اول اضافه می‌شود.</Trans>
        ) : (
          <Trans>
            اعتبار شما برای قسط‌های بعدی: <Money toman={credit} />
          </Trans>
        )}
        <Hint term={t`اعتبار`}>
          <Trans>
            مبلغی که شرکت ارائه‌دهندهٔ خرید قسطی تا سقف آن به شما فرصت پرداخت می‌دهد؛ هنگام ثبت‌نام در همان‌جا
            تعیین شده است.
          </Trans>
        </Hint>
      </Note>
      <TermsDisclosure
        title={t`شرایط پرداخت اقساطی`}
        lines={[
          t`قسط اول را هنگام خرید می‌پردازید و بقیه را هر ماه در تاریخ خودش.`,
          t`سود و کارمزدی اضافه نمی‌شود؛ جمع قسط‌ها همان قیمت نقدی است.`,
        ]}
      />
    </>
  )
}

/** Terms in a disclosure. */
function TermsDisclosure({ title, lines }: { title: string; lines: readonly string[] }) {
  const { id, open, press } = useDisclosure()
  return (
    <div>
      <Button
        kind="link"
        iconEnd={<ChevronDown size={18} aria-hidden="true" />}
        expanded={open}
        controls={id}
        onClick={press.onClick}
      >
        {title}
      </Button>
      <div id={id}>
        {open && (
          <Stack gap={4}>
            {lines.map((line) => (
              <Text key={line} look="caption" tone="soft">
                {line}
              </Text>
            ))}
          </Stack>
        )}
      </div>
    </div>
  )
}
