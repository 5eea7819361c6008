/** Renders the payment result's area with its running chart. */
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { paymentResult } from '#machines/app/payment-result.ts'
import { metaOfSnapshot } from '#machines/path-of.ts'
import { PaymentResult } from '../../areas/payment-result/PaymentResult.tsx'
import { stateTitle } from '../../steps/state-titles.ts'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { Pending } from '../Pending.tsx'
import {
  type PaymentResultRef,
  displayedPaymentResult,
  leaveResult,
  subscribeToPaymentResult,
} from './show-payment-result.ts'

type Snapshot = SnapshotFrom<typeof paymentResult>

const titleOf = (snapshot: Snapshot) => metaOfSnapshot(snapshot).title
/**
 * Polling while the bank has not decided is one step for the user, so the focus does not move every few
 * seconds.
 */
const stepKeyOf = (snapshot: Snapshot) =>
  snapshot.matches('asking') || snapshot.matches('open') ? 'waiting' : snapshot.value

export default function PaymentResultView() {
  const actor = useSyncExternalStore(subscribeToPaymentResult, displayedPaymentResult)
  return actor === null ? <Pending /> : <RunningResult key={actor.sessionId} actor={actor} />
}

function RunningResult({ actor }: { actor: PaymentResultRef }) {
  // Plain functions format numbers, dates and names: a change of locale renders the whole screen again.
  useLingui()
  const title = useSelector(actor, titleOf)
  const stepKey = useSelector(actor, stepKeyOf)
  return (
    <>
      <PaymentResult actor={actor} onFollow={leaveResult} />
      <RouteAnnouncer key={stepKey} title={stateTitle(title)} />
    </>
  )
}
