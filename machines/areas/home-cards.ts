/**
 * The cards of home: which of a user's orders and policies are shown, and in what order. Design language, "Order card";
 * document 3 section 3; decisions, section 12.
 */
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import type { RenewalQuote } from '#contract/operations/renewal.ts'
import { isCarPlate, type Plate } from '#contract/values/plate.ts'
import { isWaiting } from './policy-actions.ts'

/** Orders and policies as the gateway lists them, and its day. */
export type HomeLists = {
  readonly today: string
  readonly orders: readonly UnfinishedOrder[]
  readonly renewals: readonly RenewablePolicy[]
}

/** A policy with the price of «same as last year». */
export type QuotedPolicy = { readonly policy: RenewablePolicy; readonly quote: RenewalQuote }

export type HomeCard =
  /** A paid order that waits for its owner, until a deadline if it has one. */
  | { readonly kind: 'owing'; readonly order: UnfinishedOrder }
  | { readonly kind: 'unfinished'; readonly order: UnfinishedOrder }
  | { readonly kind: 'issuing'; readonly order: UnfinishedOrder }
  /** `order` renews the policy, or is of the same vehicle, and is not finished: the card continues that order. */
  | { readonly kind: 'renewal'; readonly policy: RenewablePolicy; readonly order: UnfinishedOrder | null }
  /** A policy that is renewed as it was in one press. */
  | ({ readonly kind: 'same-as-last-year' } & QuotedPolicy)

/**
 * The places of the cards as they were drawn last, so that they are kept free while the lists are loaded.
 * `height`: of all together, in px.
 */
export type CardPlaces = { readonly kinds: readonly HomeCard['kind'][]; readonly height: number }

export type HomeCards = { readonly cards: readonly HomeCard[]; readonly hasMore: boolean }

const [MOST_ORDERS, MOST_RENEWALS] = [2, 1]

const isSamePlate = (one: Plate | null, other: Plate | null): boolean => {
  if (one === null || other === null) return false
  if (isCarPlate(one) !== isCarPlate(other)) return false
  return Object.entries(one).every(([part, value]) => Reflect.get(other, part) === value)
}

const kindOf = ({ deadline, actions }: UnfinishedOrder) => {
  if (actions.some(({ type }) => type === 'continue-purchase')) return 'unfinished'
  return deadline !== null || isWaiting({ actions }) ? 'owing' : 'issuing'
}

/**
 * How far an open order is: the filled share of the phase of its details, and the steps that are left of it before the
 * payment. Design language, "Phases progress".
 */
export const orderProgress = ({
  steps,
  nextState,
}: UnfinishedOrder): { readonly fill: number; readonly stepsLeft: number } => {
  const passed = nextState === null ? steps.length : steps.indexOf(nextState)
  const stepsLeft = steps.length - passed
  return { fill: stepsLeft === 0 ? 1 : (passed + 0.5) / steps.length, stepsLeft }
}

/** The unfinished order that renews a policy; an inquiry of its own for the same vehicle renews it, too. */
const renewingOrder = (policy: RenewablePolicy, orders: HomeLists['orders']): UnfinishedOrder | null =>
  orders.find(
    (order) =>
      kindOf(order) === 'unfinished' &&
      order.insuranceTypeCode === policy.insuranceTypeCode &&
      (order.renews === null
        ? isSamePlate(order.plate, policy.plate)
        : order.renews === policy.renewableTrackingCode),
  ) ?? null

const isRenewed = ({ renewableTrackingCode }: RenewablePolicy, orders: HomeLists['orders']): boolean =>
  orders.some(({ renews }) => renews === renewableTrackingCode)

/** Maximum number of policies to price, one after another, until one has a price. */
const MOST_PRICED = 3

/**
 * The policies that the price of «same as last year» is asked for, the nearest first: liability policies that are renewed
 * here and that no order renews yet. None while the first policy has an order that waits.
 */
export const pricedPolicies = ({ orders, renewals }: HomeLists): readonly RenewablePolicy[] => {
  const [first] = renewals
  if (first === undefined || renewingOrder(first, orders) !== null) return []
  return renewals
    .filter(
      (policy) =>
        policy.insuranceTypeCode !== 'carbody' &&
        !policy.isRedirectToExternalLink &&
        !isRenewed(policy, orders) &&
        renewingOrder(policy, orders) === null,
    )
    .slice(0, MOST_PRICED)
}

const renewalCard = (lists: HomeLists, quoted: QuotedPolicy | null) => {
  const priced = pricedPolicies(lists).find(
    ({ renewableTrackingCode }) => renewableTrackingCode === quoted?.policy.renewableTrackingCode,
  )
  if (quoted !== null && priced !== undefined)
    return { kind: 'same-as-last-year', policy: priced, quote: quoted.quote } as const
  const [policy] = lists.renewals
  if (policy === undefined) return null
  return { kind: 'renewal', policy, order: renewingOrder(policy, lists.orders) } as const
}

/**
 * The cards in their order: what waits for its owner, what is not finished, what is being issued, one renewal.
 * @param quoted the price of «same as last year», whose card takes the place of the renewal's
 */
export const homeCardsOf = (lists: HomeLists, quoted: QuotedPolicy | null): HomeCards => {
  const renewal = renewalCard(lists, quoted)
  const ofPolicy = renewal?.kind === 'renewal' ? renewal.order : null
  const others = lists.orders.filter((order) => order !== ofPolicy)
  const shown = others.slice(0, MOST_ORDERS).map((order) => ({ kind: kindOf(order), order }) as const)
  return {
    cards: [...shown, ...(renewal ? [renewal] : [])],
    hasMore: others.length > MOST_ORDERS || lists.renewals.length > MOST_RENEWALS,
  }
}
