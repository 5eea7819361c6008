/**
 * The statuses of an order and the moves between them, as a statechart. An event is named after its actor and
 * its action; a status refuses every event that it does not list. Specification: decisions, section 10.
 * Events are sent by `http/handlers/order-moves.ts` only: those that are due without a person (`issuing.ts`),
 * and those of customers and operators.
 */
import { getNextSnapshot, setup } from 'xstate'
import type { ChequeTag, DocumentTag } from '#contract/operations/documents.ts'
import type { Locale } from '#contract/texts.ts'
import { type DetailField, OrderActor } from '#contract/values/order-move.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { reasonText } from './move-reasons.ts'

/** Facts of an order that decide where a move leads. */
export type OrderFacts = {
  isCarBody: boolean
  hasEndorsement: boolean
  hasPaperCopy: boolean
  hasOpenInstalments: boolean
  /** For expired policies: whether the vehicle changed hands, and whether the insurer renews here. */
  hasChangedHands: boolean
  isRenewedHere: boolean
}

/** Events of an order. */
export const orderEvents = [
  'customer.completed',
  'customer.cancelled',
  'customer.corrected',
  'customer.chose-delivery',
  'customer.chose-visit',
  'bank.paid',
  'bank.refunded',
  'bank.collected-last-instalment',
  'gateway.received',
  'gateway.visit-day-came',
  'gateway.visit-passed',
  'gateway.handed-over',
  'gateway.refunding',
  'gateway.sent-sms',
  'gateway.policy-ended',
  'gateway.month-passed',
  'expert.approved',
  'expert.refused',
  'expert.returned-details',
  'expert.asked-for-documents',
  'expert.returned-documents',
  'expert.returned-cheques',
  'insurer.issued',
  'insurer.cancelled',
  'operator.offered-visit',
  'operator.endorsed',
  'operator.reissued',
  'courier.found-nobody',
  'courier.delivered',
  'visitor.passed',
  'visitor.noted-damage',
  'visitor.refused',
] as const
export type OrderEventType = (typeof orderEvents)[number]

/** An event with the reason and the details that its sender gives. */
export type OrderEvent = {
  type: OrderEventType
  /** Stored with the move in place of the event's name. */
  reason?: string
  /** Fields of the details that are to be corrected. */
  wrongFields?: readonly DetailField[]
  /** Pictures that are rejected, or needed besides. */
  pictures?: readonly (DocumentTag | ChequeTag)[]
  /** Facts that only the sender of this event knows. */
  facts?: Partial<OrderFacts>
}

type Types = { context: OrderFacts; events: OrderEvent; input: OrderFacts }
/** A value for `setup({ types })`: XState reads its type only. The overload avoids a cast. */
function types(): Types
function types(): unknown {
  return undefined
}

type Ask = { context: OrderFacts }

const vocabulary = setup({
  types: types(),
  guards: {
    'the order is car-body': ({ context }: Ask) => context.isCarBody,
    'no visit is needed': ({ context }: Ask) => !context.isCarBody,
    'an endorsement belongs to it': ({ context }: Ask) => context.hasEndorsement,
    'a paper copy was ordered': ({ context }: Ask) => context.hasPaperCopy,
    'instalments are open': ({ context }: Ask) => context.hasOpenInstalments,
    'the vehicle changed hands': ({ context }: Ask) => context.hasChangedHands,
    'the insurer renews here': ({ context }: Ask) => context.isRenewedHere && !context.isCarBody,
  },
})

const cancelled = { 'insurer.cancelled': 'cancelled', 'customer.cancelled': 'cancelled' } as const
const corrected = { 'customer.corrected': 'checking', ...cancelled } as const
const expired = {
  'gateway.policy-ended': [
    { guard: 'the vehicle changed hands', target: 'notRenewable' },
    { guard: 'the insurer renews here', target: 'renewable' },
    { target: 'expired' },
  ],
} as const
const issued = { 'operator.endorsed': 'endorsed', 'operator.reissued': 'reissued', ...expired } as const

export const orderStatus = vocabulary.createMachine({
  id: 'order-status',
  context: ({ input }) => input,
  initial: 'unfinished',
  states: {
    unfinished: { on: { 'customer.completed': 'awaitingPayment', 'bank.paid': 'paid' } },
    awaitingPayment: { on: { 'bank.paid': 'paid' } },
    paid: {
      on: {
        'gateway.received': { guard: 'no visit is needed', target: 'checking' },
        'gateway.visit-day-came': { guard: 'the order is car-body', target: 'visiting' },
        'gateway.visit-passed': { guard: 'the order is car-body', target: 'requestingVisit' },
        ...cancelled,
      },
    },
    requestingVisit: { on: { 'operator.offered-visit': 'choosingVisit', ...cancelled } },
    choosingVisit: { on: { 'customer.chose-visit': 'visiting', ...cancelled } },
    visiting: {
      on: {
        'visitor.passed': 'checking',
        'visitor.noted-damage': 'checking',
        'visitor.refused': 'cancelled',
      },
    },
    checking: {
      on: {
        'expert.approved': 'approved',
        'expert.refused': 'cancelled',
        'expert.returned-details': 'correctingDetails',
        'expert.asked-for-documents': 'needingDocuments',
        'expert.returned-documents': 'correctingDocuments',
        'expert.returned-cheques': 'correctingCheques',
        ...cancelled,
      },
    },
    correctingDetails: { on: corrected },
    needingDocuments: { on: corrected },
    correctingDocuments: { on: corrected },
    correctingCheques: { on: corrected },
    approved: { on: { 'gateway.handed-over': 'issuing', ...cancelled } },
    issuing: {
      on: {
        'insurer.issued': [
          { guard: 'an endorsement belongs to it', target: 'endorsed' },
          { guard: 'the order is car-body', target: 'issuedAfterVisit' },
          { guard: 'a paper copy was ordered', target: 'issuedWithPaper' },
          { guard: 'instalments are open', target: 'issuedInInstalments' },
          { target: 'issued' },
        ],
      },
    },
    issuedWithPaper: {
      on: { 'courier.found-nobody': 'choosingDelivery', 'courier.delivered': 'delivered', ...issued },
    },
    choosingDelivery: { on: { 'customer.chose-delivery': 'issuedWithPaper', ...expired } },
    issued: { on: { 'gateway.sent-sms': 'sentBySms', ...issued } },
    issuedInInstalments: { on: { 'bank.collected-last-instalment': 'issued', ...issued } },
    delivered: { on: issued },
    sentBySms: { on: issued },
    issuedAfterVisit: { on: issued },
    endorsed: { on: expired },
    reissued: { on: expired },
    cancelled: { on: { 'gateway.refunding': 'refunding' } },
    refunding: { on: { 'bank.refunded': 'refunded' } },
    refunded: {},
    expired: { on: { 'gateway.month-passed': 'expiredLong' } },
    expiredLong: {},
    notRenewable: {},
    renewable: { on: { 'gateway.month-passed': 'renewableLong' } },
    renewableLong: {},
  },
})

const nameOf = new Map<OrderStatusId, string>(Object.entries(ORDER_STATUS).map(([name, id]) => [id, name]))

/** Returns the status that an event leads to, or null if the current status refuses it. */
export const statusAfter = (
  from: OrderStatusId,
  event: OrderEvent,
  facts: OrderFacts,
): OrderStatusId | null => {
  const context = { ...facts, ...event.facts }
  const now = orderStatus.resolveState({ value: nameOf.get(from) ?? '', context })
  return now.can(event) ? ORDER_STATUS[getNextSnapshot(orderStatus, now, event).value] : null
}

const noFacts: OrderFacts = {
  isCarBody: false,
  hasEndorsement: false,
  hasPaperCopy: false,
  hasOpenInstalments: false,
  hasChangedHands: false,
  isRenewedHere: false,
}

/** Statuses of a policy that is in force, and expires. */
export const inForce: readonly OrderStatusId[] = Object.values(ORDER_STATUS).filter(
  (id) => statusAfter(id, { type: 'gateway.policy-ended' }, noFacts) !== null,
)

/** Returns the actor of an event, which its name begins with. */
export const actorOf = ({ type }: OrderEvent): OrderActor =>
  OrderActor.options.find((actor) => type.startsWith(`${actor}.`)) ?? 'gateway'

const eventNames: ReadonlySet<string> = new Set(orderEvents)

/**
 * Returns the reason of a move: a person's text, or a reason of the gateway in a language; null without one.
 * Moves without a reason are stored with the event's name.
 */
export const wordsOf = ({ reason }: { reason: string }, locale: Locale): string | null =>
  eventNames.has(reason) ? null : (reasonText(reason, locale) ?? reason)
