/**
 * The result of a payment: a receipt, the reason why it failed and how to pay again, or that the bank has
 * not answered yet.
 * Specification: decisions, sections 4 and 6. The behaviour is machines/app/payment-result.ts.
 */
import { useSelector } from '@xstate/react'
import { use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { paymentResult } from '#machines/app/payment-result.ts'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import type { Follow } from '#ui/link/AppLink.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import {
  failed,
  loading,
  open,
  paid,
  type ResultContent,
  signedOut,
  unknown,
  unpaid,
} from './result-content.tsx'

export type PaymentResultRef = ActorRefFrom<typeof paymentResult>

type State = ReturnType<PaymentResultRef['getSnapshot']>['value']

/** The content of a state; null while the next page opens. */
const useContent = (actor: PaymentResultRef, state: State, onFollow: Follow): ResultContent | null => {
  const { result, failure } = useSelector(actor, ({ context }) => context)
  const onSupport = use(AskSupport)
  const { send } = actor
  const onContinue = () => send({ type: 'continue' })
  const retry = () => send({ type: 'retry' })
  if (state === 'signedOut') return signedOut({ onSignIn: onContinue })
  if (state === 'unknown') return unknown({ onHome: onContinue })
  if (state === 'failed') return failed({ failure, onRetry: retry, onSupport })
  if (state === 'asking' && !result) return loading
  if (!result) return null
  if (state === 'paid' || state === 'refreshing')
    return (
      result.receipt &&
      paid({
        result,
        receipt: result.receipt,
        onHome: onContinue,
        onDocuments: () => send({ type: 'documents.chosen' }),
        onDetails: () => send({ type: 'details.chosen' }),
        onFollow,
      })
    )
  if (state === 'unpaid') return unpaid({ result, onPay: onContinue })
  return state === 'open' || state === 'asking'
    ? open({ asking: state === 'asking', onAsk: retry, onInvoice: onContinue })
    : null
}

export function PaymentResult({ actor, onFollow }: { actor: PaymentResultRef; onFollow?: Follow }) {
  const content = useContent(
    actor,
    useSelector(actor, ({ value }) => value),
    onFollow,
  )
  return (
    content && (
      <StepLayout {...content} onBack={() => actor.send({ type: 'back' })} onSupport={use(AskSupport)} />
    )
  )
}
