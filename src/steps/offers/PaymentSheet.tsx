/**
 * How the chosen offer is paid for: at once, or in interest-free instalments. A method that cannot be had is shown with its reason.
 * A guest is told that signing in comes first. Specification: document 2 section 4 "Offer selection"; picture 05.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { type Offer, PaymentType } from '#contract/operations/third-party-offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { Money } from '#ui/format/Format.tsx'
import { millionsText } from '#ui/format/numbers.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useIsIn, useMemory, useSend } from '../journey.ts'
import { termText } from '../parts/term-text.ts'
import { InstalmentTerms } from './InstalmentTerms.tsx'
import { InstalmentsOption } from './InstalmentsOption.tsx'

/** Draws the last choice while it slides out, though the journey has forgotten it. */
export function PaymentSheet() {
  const { t } = useLingui()
  const send = useSend()
  const choosing = useIsIn({ offers: { list: 'choosingPayment' } })
  const registering = useIsIn({ offers: 'registering' })
  const choice = useMemory((memory) => memory.choice)
  const months = useMemory(({ policyTerm }) => policyTerm)
  const [drawn, draw] = useState(choice)
  if (choice !== null && choice !== drawn) draw(choice)
  if (drawn === null) return null
  const { offer, paymentType } = drawn
  const [ceiling, term] = [millionsText(offer.liabilityPropertyDamage), termText(months ?? 0)]
  return (
    <BottomSheet
      open={choosing || registering}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`چطور پرداخت می‌کنید؟`}
      detail={t`${offer.companyFa}، سقف ${ceiling} میلیون، ${term}`}
      footer={<Confirm payNow={paymentType === 'bnpl' ? (offer.bnpl?.plan.first ?? offer.payableAmount) : offer.payableAmount} registering={registering} />}
    >
      <Methods offer={offer} paymentType={paymentType} />
    </BottomSheet>
  )
}

function Methods({ offer, paymentType }: { offer: Offer; paymentType: PaymentType }) {
  const { t } = useLingui()
  const send = useSend()
  const choose = (value: string) => {
    const parsed = v.safeParse(PaymentType, value)
    if (parsed.success) send({ type: 'payment-type.chosen', paymentType: parsed.output })
  }
  return (
    <>
      <OptionGroup label={t`روش پرداخت`} value={paymentType} onChange={choose}>
        <OptionRow value="cash" title={t`نقدی`} detail={t`پرداخت آنلاین با کارت بانکی`} end={<Money toman={offer.payableAmount} size="m" />} />
        <InstalmentsOption bnpl={offer.bnpl} companyFa={offer.companyFa} />
      </OptionGroup>
      {paymentType === 'bnpl' && <InstalmentTerms />}
    </>
  )
}

function Confirm({ payNow, registering }: { payNow: number; registering: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const signedIn = useMemory((memory) => memory.signedIn)
  return (
    <>
      <BumperSummary label={t`پرداخت امروز`}>
        <Money toman={payNow} size="m" />
      </BumperSummary>
      <Button loading={registering} onClick={() => send({ type: 'continue' })}>
        {signedIn ? <Trans>ثبت سفارش</Trans> : <Trans>ورود و ثبت سفارش</Trans>}
      </Button>
    </>
  )
}
