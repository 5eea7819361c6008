/**
 * Renewals by HTTP, one function per step, on a gateway whose day the test sets: policies that were bought
 * and issued a year before, and the calls that continue them.
 */
import type { FastifyInstance } from 'fastify'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { InsuranceType, LiabilityType } from '#contract/operations/parameters.ts'
import type { RenewalClaims } from '#contract/values/renewal-claims.ts'
import { makeExpiryMoves } from '../http/handlers/expiry-moves.ts'
import { sendOrderEvent } from '../http/handlers/order-moves.ts'
import { sandboxBackends } from '../sandbox/backends.ts'
import { call, type Credentials, succeed } from './client.sample.ts'
import { testClock } from './clock.sample.ts'
import type { Engine } from './engines.sample.ts'
import { openTestGateway } from './gateway.sample.ts'
import { bankPage, choiceOf, completeOrder, decide, provider, search } from './purchase.sample.ts'
import { signIn } from './sign-in.sample.ts'

/** The day on which policies are bought, four days before their end, and four days after it. */
export const [BOUGHT, ENDING, ENDED] = ['1404-08-24', '1405-08-30', '1405-09-08'] as const
/** Last day of a policy that begins after that of the sample search. */
export const LAST_DAY = '1405-09-04'

const CEILING = 200_000_000

type Bought = {
  product?: LiabilityType
  search?: Partial<OffersSearch>
  companyCode?: string
}

/** Asks for the offers that renew a policy. */
export const renewalOffersOf = (
  server: FastifyInstance,
  as: Credentials,
  renewableTrackingCode: string,
  changes: { claims?: RenewalClaims; policyTerm?: number; discountCode?: string | null } = {},
) =>
  succeed(
    server,
    'searchRenewalOffers',
    {
      params: provider,
      body: { renewableTrackingCode, claims: [], policyTerm: 12, discountCode: null, ...changes },
    },
    as,
  )

/** Returns the request that registers an insurer's offer of a search. */
export const registrationOf = (
  renewableTrackingCode: string,
  searchTrackingCode: string,
  companyCode = 'damavand',
) => ({
  params: provider,
  body: {
    renewableTrackingCode,
    searchTrackingCode,
    companyCode,
    liabilityPropertyDamage: CEILING,
    paymentType: 'cash' as const,
  },
})

/** Opens a gateway. Close it after the tests. */
export const openRenewals = async (engine?: Engine) => {
  const clock = testClock(BOUGHT)
  let waitedMs = 0
  const instant = () => new Date(Date.now() + waitedMs)
  const gateway = await openTestGateway({ clock, instant }, engine)
  const { server, store } = gateway

  const send = (trackingCode: string, type: Parameters<typeof sendOrderEvent>[2]['type']) =>
    store.db.transaction((tx) =>
      sendOrderEvent(tx, trackingCode, { type }, { at: instant(), day: clock.today() }),
    )
  /** Buys a policy on the first day, and issues it. */
  const issuedPolicy = async (user: Credentials, bought: Bought = {}): Promise<string> => {
    const { product = 'thirdparty', companyCode = 'damavand' } = bought
    clock.setToday(BOUGHT)
    const body = { ...choiceOf(await search(server, user, bought.search, product)), companyCode }
    const params = { type: product, ...provider }
    const { trackingCode } = await succeed(server, 'registerOrder', { params, body }, user)
    await completeOrder(server, user, trackingCode, product)
    await decide(server, await bankPage(server, user, trackingCode, product), 'paid')
    for (const type of ['gateway.received', 'expert.approved', 'insurer.issued'] as const)
      await send(trackingCode, type)
    return trackingCode
  }
  /** Sets the day, and ends the policies that have ended by then. */
  const onDay = async (today: string): Promise<void> => {
    clock.setToday(today)
    const failures = await makeExpiryMoves(store.db, sandboxBackends, { at: instant(), day: today })
    if (failures > 0) throw new Error(`${failures} policies could not be ended.`)
  }
  /** Signs a user in who has a policy, on a day near its end. */
  const userWithPolicy = async (cellNumber: string, bought: Bought = {}, today: string = ENDING) => {
    const user = await signIn(server, cellNumber)
    const trackingCode = await issuedPolicy(user, bought)
    await onDay(today)
    return { user, policy: trackingCode }
  }
  const read = (user: Credentials, renewableTrackingCode: string) =>
    call(server, 'readRenewal', { params: { renewableTrackingCode } }, user)
  const detailOf = async (user: Credentials, renewableTrackingCode: string) =>
    (await succeed(server, 'readRenewal', { params: { renewableTrackingCode } }, user)).data
  const quoteOf = async (user: Credentials, renewableTrackingCode: string) =>
    (await succeed(server, 'quoteRenewal', { params: { renewableTrackingCode } }, user)).quote
  const offersOf = (user: Credentials, policy: string, changes?: Parameters<typeof renewalOffersOf>[3]) =>
    renewalOffersOf(server, user, policy, changes)
  const register = async (user: Credentials, policy: string, companyCode = 'damavand') => {
    const { searchTrackingCode } = await offersOf(user, policy)
    const request = registrationOf(policy, searchTrackingCode, companyCode)
    return (await succeed(server, 'registerRenewal', request, user)).trackingCode
  }
  const confirm = (user: Credentials, policy: string, trackingCode: string) =>
    call(server, 'confirmRenewal', { body: { trackingCode, renewableTrackingCode: policy } }, user)
  const pay = async (user: Credentials, trackingCode: string, product: InsuranceType = 'thirdparty') =>
    decide(server, await bankPage(server, user, trackingCode, product), 'paid')
  /** Renews a policy at the same insurer, up to the payment. */
  const renew = async (user: Credentials, policy: string, product: LiabilityType = 'thirdparty') => {
    const trackingCode = await register(user, policy)
    await confirm(user, policy, trackingCode)
    await pay(user, trackingCode, product)
    return trackingCode
  }
  return {
    gateway,
    /** Lets actual time pass. */
    wait: (ms: number) => {
      waitedMs += ms
    },
    send,
    issuedPolicy,
    onDay,
    userWithPolicy,
    read,
    detailOf,
    quoteOf,
    offersOf,
    register,
    confirm,
    pay,
    renew,
  }
}
export type Renewals = Awaited<ReturnType<typeof openRenewals>>
