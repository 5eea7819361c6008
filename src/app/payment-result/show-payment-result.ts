/** Runs the chart of the payment result while its address is shown. Decisions, sections 4 and 6. */
import type { RouterHistory } from '@tanstack/react-router'
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { activeLocale, onLocaleChange } from '#adapters/locale.ts'
import {
  paymentResult,
  type PaymentResultContext,
  type PaymentResultInput,
} from '#machines/app/payment-result.ts'
import type { AddressedStep } from '#machines/journey/addressed-step.ts'
import { journeyOf, journeyOfOrder, journeys, mainJourney, stepPath, withCodes } from '#machines/journeys.ts'
import { showSignInNeedsNetwork } from '../app-services.ts'
import { deleteJourney } from '../persistence/persisted-journeys.ts'
import { actorOptions, runtime } from '../runtime.ts'

export type PaymentResultRef = ActorRefFrom<typeof paymentResult>
type Displayed = { trackingCode: string; actor: PaymentResultRef; history: RouterHistory }

let displayed: Displayed | null = null
const listeners = new Set<() => void>()

const setDisplayed = (next: Displayed | null) => {
  displayed?.actor.stop()
  displayed = next
  for (const listener of listeners) listener()
}

export const displayedPaymentResult = (): PaymentResultRef | null => displayed?.actor ?? null

/** Opens another page of the app. */
export const leaveResult = (href: string): void => displayed?.history.push(href)

export const subscribeToPaymentResult = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readResult = (trackingCode: string, signal?: AbortSignal) =>
  call('readPaymentResult', { params: { trackingCode } }, { signal })

const readResultActor = fromPromise(
  ({ input: { trackingCode }, signal }: { input: PaymentResultInput; signal: AbortSignal }) =>
    readResult(trackingCode, signal),
)

/** Refetches the gateway's names after a change of locale; names that fail to load stay. */
const relocalise = async (actor: PaymentResultRef, trackingCode: string): Promise<void> => {
  const locale = activeLocale()
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  if (context.result === null) return
  const result = await readResult(trackingCode)
  if (activeLocale() === locale && actor.getSnapshot().status === 'active')
    actor.send({ type: 'labels.relocalised', result })
}

/** The fields of the order that decide its addresses. */
const orderOf = ({ result }: Pick<PaymentResultContext, 'result'>) => ({
  product: result?.type ?? journeys[mainJourney].product,
  renews: result?.renews ?? null,
})

/** Address of its invoice: the renewal's if it renews a policy. */
const invoiceAddress = ({ result, trackingCode }: PaymentResultContext): string =>
  withCodes(stepPath(journeyOfOrder(orderOf({ result })), 'payment'), { trackingCode })

/** Address of a step after the payment, which every order has in the journey of its product. */
const addressOf = ({ result, trackingCode }: PaymentResultContext, step: AddressedStep): string =>
  withCodes(stepPath(journeyOf(orderOf({ result }).product), step), { trackingCode })

const actorFor = (trackingCode: string, history: RouterHistory): PaymentResultRef =>
  createActor(
    paymentResult.provide({
      actors: { 'read the payment result': readResultActor },
      actions: {
        'go back to the invoice': ({ context }) => history.replace(invoiceAddress(context)),
        'go to the documents': ({ context }) => history.push(addressOf(context, 'documents')),
        'go to the details': ({ context }) => history.push(addressOf(context, 'holder')),
        'go home': () => history.push('/'),
        'go to the sign-in page': () => runtime().leaveForSignIn(location.pathname, showSignInNeedsNetwork),
      },
    }),
    { input: { trackingCode }, ...actorOptions() },
  )

/** Starts the chart for the order in the address, and stops it when another address is shown. */
export const showPaymentResult = (trackingCode: string, history: RouterHistory): void => {
  if (displayed?.trackingCode === trackingCode) return
  const actor = actorFor(trackingCode, history)
  const address = history.location.pathname
  const stopRelocalising = onLocaleChange(() => void relocalise(actor, trackingCode).catch(() => undefined))
  setDisplayed({ trackingCode, actor, history })
  actor.subscribe((snapshot) => {
    const { result } = snapshot.context
    if (snapshot.matches('paid') && result)
      void deleteJourney(journeyOfOrder(orderOf({ result })), {
        trackingCode,
        renewableTrackingCode: result.renews,
      })
  })
  const unsubscribe = history.subscribe(({ location: { pathname } }) => {
    if (pathname === address) return
    unsubscribe()
    stopRelocalising()
    if (displayed?.actor === actor) setDisplayed(null)
  })
  actor.start()
}
