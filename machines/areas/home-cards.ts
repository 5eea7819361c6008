/**
 * Selects and sorts the cards of home from a user's orders and policies. Design language, "Order card";
 * document 3 section 3; decisions, section 12.
 */
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import type { RenewalQuote } from '#contract/operations/renewal.ts'
import { isCarPlate, type Plate } from '#contract/values/plate.ts'
import { isWaiting } from './policy-actions.ts'

/** Orders and policies as the gateway lists them, and the gateway's current day. */
export type HomeLists = {
  readonly today: string
  readonly orders: readonly UnfinishedOrder[]
  readonly renewals: readonly RenewablePolicy[]
}

/** A policy with its price of «same as last year», in toman. */
export type QuotedPolicy = { readonly policy: RenewablePolicy; readonly quote: RenewalQuote }

export type HomeCard =
  /** A paid order that waits for its owner, until a deadline if it has one. */
  | { readonly kind: 'owing'; readonly order: UnfinishedOrder }
  | { readonly kind: 'unfinished'; readonly order: UnfinishedOrder }
  | { readonly kind: 'issuing'; readonly order: UnfinishedOrder }
  /**
   * `order` renews the policy, or is of the same vehicle, and is not finished: the card continues that order.
   */
  | { readonly kind: 'renewal'; readonly policy: RenewablePolicy; readonly order: UnfinishedOrder | null }
  /** A policy that one press renews with the same terms. */
  | ({ readonly kind: 'same-as-last-year' } & QuotedPolicy)

/**
 * The places of the cards when they were last rendered. They are kept free while the lists are loaded.
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
 * Progress of an open order: the filled share of the details phase (0 to 1), and the steps that are left
 * before the payment. Design language, "Phases progress".
 */
export const orderProgress = ({
  steps,
  nextState,
}: UnfinishedOrder): { readonly fill: number; readonly stepsLeft: number } => {
  const passed = nextState === null ? steps.length : steps.indexOf(nextState)
  const stepsLeft = steps.length - passed
  return { fill: stepsLeft === 0 ? 1 : (passed + 0.5) / steps.length, stepsLeft }
}

/**
 * The unfinished order that renews a policy. A new inquiry for the same vehicle counts as its renewal, too.
 */
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

/** Maximum number of policies to price. They are priced one after another until one has a price. */
const MOST_PRICED = 3

/**
 * The policies to price for «same as last year», the nearest end first: liability policies that are renewed
 * in Separ and have no order yet. Empty while the first policy has an unfinished order.
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
 * The cards in their order: orders that wait for their owner, unfinished orders, orders that are being
 * issued, one renewal.
 * @param quoted the price of «same as last year»; its card replaces the renewal's
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
