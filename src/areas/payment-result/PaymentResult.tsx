/**
 * How a payment ended, as the gateway says it: a receipt, why not and how to pay again, or that the bank has not said yet.
 * Specification: decisions, sections 4 and 6. The behaviour is machines/app/payment-result.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { paymentResult } from '#machines/app/payment-result.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import type { ResultContent } from './content.ts'
import { failed } from './failed.tsx'
import { open } from './open.tsx'
import { paid } from './paid.tsx'
import { signedOut } from './signed-out.tsx'
import { unknown } from './unknown.tsx'
import { unpaid } from './unpaid.tsx'

export type PaymentResultRef = ActorRefFrom<typeof paymentResult>

type State = ReturnType<PaymentResultRef['getSnapshot']>['value']

/** Takes the area's actor and how far it is; gives what is shown, or null where the next page is on its way. */
const useContent = (actor: PaymentResultRef, state: State): ResultContent | null => {
  const { result, failure } = useSelector(actor, ({ context }) => context)
  const onSupport = use(AskSupport)
  const { send } = actor
  const goOn = () => send({ type: 'continue' })
  const askAgain = () => send({ type: 'retry' })
  if (state === 'signedOut') return signedOut({ onSignIn: goOn })
  if (state === 'unknown') return unknown({ onHome: goOn })
  if (state === 'failed') return failed({ failure, onRetry: askAgain, onSupport })
  if (state === 'asking' && !result) return asking
  if (!result) return null
  if (state === 'paid')
    return paid({
      result,
      onHome: goOn,
      onDocuments: () => send({ type: 'documents.chosen' }),
      onDetails: () => send({ type: 'details.chosen' }),
    })
  if (state === 'unpaid') return unpaid({ result, onPay: goOn })
  return state === 'open' || state === 'asking'
    ? open({ asking: state === 'asking', onAsk: askAgain, onInvoice: goOn })
    : null
}

export function PaymentResult({ actor }: { actor: PaymentResultRef }) {
  const content = useContent(
    actor,
    useSelector(actor, ({ value }) => value),
  )
  return (
    content && (
      <StepLayout {...content} onBack={() => actor.send({ type: 'back' })} onSupport={use(AskSupport)} />
    )
  )
}

const asking: ResultContent = { title: <Trans>نتیجهٔ پرداخت</Trans>, busy: true, children: <Asking /> }

function Asking() {
  const { t } = useLingui()
  return <RowSkeletons sentence={t`نتیجه را از بانک می‌پرسیم…`} rows={5} />
}
