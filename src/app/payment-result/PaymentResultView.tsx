/** The page of a payment's end: its area, given the running chart. */
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
  subscribeToPaymentResult,
} from './show-payment-result.ts'

type Snapshot = SnapshotFrom<typeof paymentResult>

const titleOf = (snapshot: Snapshot) => metaOfSnapshot(snapshot).title
/** Asking again while the bank has not said is one place: nobody's focus is taken every few seconds. */
const placeOf = (snapshot: Snapshot) =>
  snapshot.matches('asking') || snapshot.matches('open') ? 'waiting' : snapshot.value

export default function PaymentResultView() {
  const actor = useSyncExternalStore(subscribeToPaymentResult, displayedPaymentResult)
  return actor === null ? <Pending /> : <Shown key={actor.sessionId} actor={actor} />
}

function Shown({ actor }: { actor: PaymentResultRef }) {
  // Numbers, dates and names are written by plain functions: a change of language draws the whole screen anew.
  useLingui()
  const title = useSelector(actor, titleOf)
  const place = useSelector(actor, placeOf)
  return (
    <>
      <PaymentResult actor={actor} />
      <RouteAnnouncer key={place} title={stateTitle(title)} />
    </>
  )
}
