/**
 * How a payment ended, as the gateway says it: a receipt, why not and how to pay again, or that the bank has not said yet.
 * Specification: decisions, sections 4 and 6. The behaviour is machines/app/payment-result.ts.
 */
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { paymentResult } from '#machines/app/payment-result.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { Failed } from './Failed.tsx'
import type { Frame } from './frame.ts'
import { Open } from './Open.tsx'
import { Paid } from './Paid.tsx'
import { SignedOut } from './SignedOut.tsx'
import { Unknown } from './Unknown.tsx'
import { Unpaid } from './Unpaid.tsx'

export type PaymentResultRef = ActorRefFrom<typeof paymentResult>

export function PaymentResult({ actor }: { actor: PaymentResultRef }) {
  const state = useSelector(actor, ({ value }) => value)
  const { result, failure } = useSelector(actor, ({ context }) => context)
  const onSupport = use(AskSupport)
  const frame: Frame = (layout) => <StepLayout {...layout} onBack={() => actor.send({ type: 'back' })} onSupport={onSupport} />
  const send = actor.send
  return (
    <>
      {state === 'paid' && result && (
        <Paid
          result={result}
          frame={frame}
          onHome={() => send({ type: 'continue' })}
          onDocuments={() => send({ type: 'documents.chosen' })}
          onDetails={() => send({ type: 'details.chosen' })}
        />
      )}
      {state === 'unpaid' && result && <Unpaid result={result} frame={frame} onPay={() => send({ type: 'continue' })} />}
      {(state === 'open' || state === 'asking') && result && <Open frame={frame} asking={state === 'asking'} onAsk={() => send({ type: 'retry' })} onInvoice={() => send({ type: 'continue' })} />}
      {state === 'asking' && !result && <Asking frame={frame} />}
      {state === 'signedOut' && <SignedOut frame={frame} onSignIn={() => send({ type: 'continue' })} />}
      {state === 'unknown' && <Unknown frame={frame} onHome={() => send({ type: 'continue' })} />}
      {state === 'failed' && <Failed failure={failure} frame={frame} onRetry={() => send({ type: 'retry' })} onSupport={onSupport} />}
    </>
  )
}

function Asking({ frame }: { frame: Frame }) {
  const { t } = useLingui()
  return frame({ title: t`نتیجهٔ پرداخت`, busy: true, children: <RowSkeletons sentence={t`نتیجه را از بانک می‌پرسیم…`} rows={5} /> })
}
