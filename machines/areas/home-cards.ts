/**
 * The cards of home: which of a user's orders and policies are shown, and in what order. Design language, "Order card";
 * document 3 section 3.
 */
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import { isCarPlate, type Plate } from '#contract/values/plate.ts'
import { isWaiting } from './policy-actions.ts'

/** Orders and policies as the gateway lists them, and its day. */
export type HomeLists = {
  readonly today: string
  readonly orders: readonly UnfinishedOrder[]
  readonly renewals: readonly RenewablePolicy[]
}

export type HomeCard =
  /** A paid order that waits for its owner, until a deadline if it has one. */
  | { readonly kind: 'owing'; readonly order: UnfinishedOrder }
  | { readonly kind: 'unfinished'; readonly order: UnfinishedOrder }
  | { readonly kind: 'issuing'; readonly order: UnfinishedOrder }
  /** `order` is an unfinished order of the same vehicle: the card of the policy leads on with it. */
  | { readonly kind: 'renewal'; readonly policy: RenewablePolicy; readonly order: UnfinishedOrder | null }

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

/** The cards in their order: what waits for its owner, what is not finished, what is being issued, one renewal. */
export const homeCardsOf = ({ orders, renewals }: HomeLists): HomeCards => {
  const [policy] = renewals
  const ofPolicy =
    policy === undefined
      ? undefined
      : orders.find((order) => kindOf(order) === 'unfinished' && isSamePlate(order.plate, policy.plate))
  const others = orders.filter((order) => order !== ofPolicy)
  const shown = others.slice(0, MOST_ORDERS).map((order) => ({ kind: kindOf(order), order }) as const)
  const renewal = policy && ({ kind: 'renewal', policy, order: ofPolicy ?? null } as const)
  return {
    cards: [...shown, ...(renewal ? [renewal] : [])],
    hasMore: others.length > MOST_ORDERS || renewals.length > MOST_RENEWALS,
  }
}
