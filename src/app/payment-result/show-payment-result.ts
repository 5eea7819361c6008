/** Runs the small chart of a payment's end while its address is shown. Decisions, sections 4 and 6. */
import type { RouterHistory } from '@tanstack/react-router'
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { activeLocale } from '#adapters/locale.ts'
import { paymentResult, type PaymentResultInput } from '#machines/app/payment-result.ts'
import { routesOf } from '#machines/path-of.ts'
import { thirdParty } from '#machines/third-party.ts'
import { actorOptions, runtime } from '../runtime.ts'
import { onLocaleChange } from '../on-locale-change.ts'
import { deleteJourney } from '../journeys/persisted-journeys.ts'

export type PaymentResultRef = ActorRefFrom<typeof paymentResult>
type Shown = { trackingCode: string; actor: PaymentResultRef }

let shown: Shown | null = null
const listeners = new Set<() => void>()

const become = (next: Shown | null) => {
  shown?.actor.stop()
  shown = next
  for (const listener of listeners) listener()
}

export const displayedPaymentResult = (): PaymentResultRef | null => shown?.actor ?? null

export const subscribeToPaymentResult = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const ask = (trackingCode: string, signal?: AbortSignal) =>
  call('readPaymentResult', { params: { type: 'thirdparty', trackingCode } }, { signal })

const asking = fromPromise(
  ({ input: { trackingCode }, signal }: { input: PaymentResultInput; signal: AbortSignal }) =>
    ask(trackingCode, signal),
)

const renew = async (actor: PaymentResultRef, trackingCode: string): Promise<void> => {
  const language = activeLocale()
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  if (context.result === null) return
  const result = await ask(trackingCode)
  if (activeLocale() === language && actor.getSnapshot().status === 'active')
    actor.send({ type: 'labels.relocalised', result })
}

/** Takes the id of one of the journey's routes; gives its address for an order. */
const stepOf = (id: string, trackingCode: string): string =>
  (routesOf(thirdParty).find((route) => route.id === id)?.path ?? '/').replace('{trackingCode}', trackingCode)

const actorFor = (trackingCode: string, history: RouterHistory): PaymentResultRef =>
  createActor(
    paymentResult.provide({
      actors: { 'read the payment result': asking },
      actions: {
        'go back to the invoice': () => history.replace(stepOf('#payment', trackingCode)),
        'go to the documents': () => history.push(stepOf('#documents', trackingCode)),
        'go to the details': () => history.push(stepOf('#holder', trackingCode)),
        'go home': () => history.push('/'),
        'go to the sign-in page': () => runtime().leaveForSignIn(location.pathname),
      },
    }),
    { input: { trackingCode }, ...actorOptions() },
  )

/** Takes the order in the address; its chart begins, and ends when another address is shown. */
export const showPaymentResult = (trackingCode: string, history: RouterHistory): void => {
  if (shown?.trackingCode === trackingCode) return
  const actor = actorFor(trackingCode, history)
  const address = history.location.pathname
  // In another language the gateway's names are asked for again, in place; those that do not come stay as they were.
  const stopRenaming = onLocaleChange(() => void renew(actor, trackingCode).catch(() => undefined))
  become({ trackingCode, actor })
  actor.subscribe((snapshot) => {
    if (snapshot.matches('paid')) void deleteJourney('third-party', trackingCode)
  })
  const unsubscribe = history.subscribe(({ location: { pathname } }) => {
    if (pathname === address) return
    unsubscribe()
    stopRenaming()
    if (shown?.actor === actor) become(null)
  })
  actor.start()
}
