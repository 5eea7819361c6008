/** Walks a journey with fake calls whose answers a test sets one by one. For tests only. */
import { isIn } from '#machines/journey-state.ts'
import { personAnswers } from '#contract/testing/policy-holder.sample.ts'
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts'
import type { JourneyEmitted, JourneyEvent } from '#machines/journey/events.ts'
import type { JourneyMachine } from '#machines/journey.ts'
import { pathOf } from '#machines/path-of.ts'
import { thirdParty } from '#machines/third-party.ts'
import {
  configuration,
  invoice,
  lookup,
  offer as answeredOffer,
  order,
  trackingCode,
} from '#explorer/stubs/gateway-answers.ts'

const addressUid = '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11'

/** Successful answers of all calls, by the names of their actors. */
const successfulAnswers = {
  'load the configuration': configuration,
  'read the order': order,
  'look up the plate': lookup,
  'list the saved plates': { count: 1 },
  'list the experiments': {
    list: [
      { name: 'offer-card', variant: 'A' },
      { name: 'complete-later', variant: 'A' },
    ],
  },
  'search offers': {
    searchTrackingCode: 'SEARCH23456789',
    appliedDiscount: false,
    message: null,
    bnplAccount: { eligible: true, registered: true, credit: 20_000_000 },
  },
  'list the alternatives': { upsells: [] },
  'reprice the choice': {
    searchTrackingCode: 'SEARCH98765432',
    appliedDiscount: false,
    message: null,
    bnplAccount: { eligible: true, registered: true, credit: 20_000_000 },
    offer: answeredOffer,
  },
  'register the order': { trackingCode },
  'read the renewal': undefined,
  'read the search history': undefined,
  'quote the renewal': { quote: null },
  'register the renewal': { trackingCode },
  'confirm the renewal': undefined,
  'read the known holder': { cellNumber: '', policyHolder: null, addressUid: null },
  'save the policy holder': undefined,
  'list the addresses': [{ uid: addressUid, enable: true }],
  'save the address': { uid: addressUid },
  'delete the address': undefined,
  'save the policy address': undefined,
  'list the delivery times': { hasFreeSlot: true },
  'list the inspection places': [{ uid: addressUid, enable: true }],
  'list the inspection times': { freeVisits: ['visit-1', 'visit-2'] },
  'save the inspection place': undefined,
  'save the inspection time': { heldUntil: '2099-11-15T14:30:00.000Z' },
  'wait until the slot is given back': undefined,
  'accept the terms': { acceptedAt: '2025-11-15T14:00:00.000Z' },
  'start the visit': undefined,
  'save the delivery address': { isPost: false, needsTime: false },
  'save the delivery time': undefined,
  'complete the order': undefined,
  'list the documents': { documents: [{ tag: 'national-card', imageId: null }], laterAllowed: true },
  'submit the documents': undefined,
  'list the cheques': {
    documents: [
      { tag: 'cheque-1', imageId: null },
      { tag: 'cheque-2', imageId: null },
    ],
    laterAllowed: true,
  },
  'submit the cheques': undefined,
  'read the completion deadline': { deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' },
  'choose to pay first': undefined,
  'change the payment type': undefined,
  'accept the new price': undefined,
  'read the invoice': invoice,
  'apply the discount code': { message: '۳۰۰٬۰۰۰ تومان کم شد.' },
  'remove the discount code': { message: '' },
  'start the payment': { paymentUrl: '/sandbox/bank/x' },
  'watch the payment': 'paid',
}
export type CallName = keyof typeof successfulAnswers

type Stage = (typeof order)['stage']

/** Stage of the order after a call has succeeded. */
const stageAfter: Partial<Record<string, Stage>> = {
  'save the policy holder': 3,
  'save the policy address': 4,
  'save the delivery address': 5,
  'submit the documents': 6,
  'submit the cheques': 6,
}

/** Lasts half an hour, so it is held until a test releases it. */
const KEPT_SLOT = 'wait until the slot is given back'

type Call = { name: string; input: unknown }

/** Types an answer that a test has set. */
function typed<T>(answer: unknown): T
function typed(answer: unknown): unknown {
  return answer
}

/**
 * Starts a journey of a chart. `press` sends events and waits for their calls, `value` is the state, `answer`
 * and `fail` set the next outcome of a call, `hold` leaves it pending, and `release` ends it.
 */
export const walkJourney = (chart: JourneyMachine, input: Partial<JourneyInput> = {}) => {
  const answers = new Map<string, unknown>(Object.entries(successfulAnswers))
  const failures = new Map<string, unknown[]>()
  /** Held calls, each with what is to be done when it is released. */
  const pending = new Map<string, (() => void)[]>([[KEPT_SLOT, []]])
  const heldOnce = new Map<string, Promise<void>>()
  const calls: Call[] = []
  const emitted: JourneyEmitted[] = []
  const effects: string[] = []

  /** Raises the stage of the order that the gateway answers with. */
  const raiseStage = (stage: Stage) => {
    const current = typed<typeof order>(answers.get('read the order'))
    if (current.stage < stage) answers.set('read the order', { ...current, stage })
  }

  const fakeActor = (name: string) =>
    fromPromise<never, never>(async ({ input: given }) => {
      calls.push({ name, input: given })
      const waiting = pending.get(name)
      if (waiting)
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
        })
      const held = heldOnce.get(name)
      if (held !== undefined) await held
      const failed = failures.get(name)?.shift()
      if (failed !== undefined) throw failed
      const stage = stageAfter[name]
      if (stage !== undefined) raiseStage(stage)
      return typed<never>(answers.get(name))
    })
  const recordEffect = (name: string) => () => void effects.push(name)

  const actor = createActor(
    chart.provide({
      actors: Object.fromEntries(Object.keys(successfulAnswers).map((name) => [name, fakeActor(name)])),
      actions: {
        'go to the sign-in page': recordEffect('sign-in'),
        'open the bank window': recordEffect('open bank'),
        'close the bank window': recordEffect('close bank'),
        'show the bank page': recordEffect('show bank'),
        'share the search': recordEffect('share'),
        'report the missing segment': recordEffect('report'),
      },
    }),
    { input: { journeyId: 'journey', signedIn: true, trackingCode: null, saved: {}, ...input } },
  )
  actor.on('*', (event) => emitted.push(event))
  const isIdle = (snapshot: SnapshotFrom<typeof thirdParty>) =>
    !snapshot.hasTag('loading') ||
    isIn(snapshot, { signIn: 'leaving' }) ||
    [...pending.keys()].some((name) => name !== KEPT_SLOT) ||
    heldOnce.size > 0
  const settle = async () => {
    actor.start()
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
    await waitFor(actor, isIdle)
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
  }

  return {
    actor,
    calls,
    emitted,
    effects,
    context: (): JourneyContext => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    path: () => pathOf(actor.getSnapshot(), actor.getSnapshot().context),
    has: (tag: 'loading' | 'submitting' | 'failed' | 'sheet' | 'showingErrors') =>
      actor.getSnapshot().hasTag(tag),
    press: async (...events: JourneyEvent[]) => {
      actor.start()
      for (const event of events) {
        actor.send(event)
        await settle()
      }
    },
    settle,
    answer: (name: CallName, answer: unknown) => void answers.set(name, answer),
    fail: (name: CallName, ...thrown: unknown[]) => void failures.set(name, thrown),
    hold: (name: CallName) => void pending.set(name, []),
    /** Lets a held call end, and waits for what follows. */
    release: async (name: CallName) => {
      const held = pending.get(name) ?? []
      pending.delete(name)
      for (const end of held) end()
      await settle()
    },
    /** Leaves a call pending until the returned function is called. */
    holdOnce: (name: CallName) => {
      let release = () => {}
      heldOnce.set(
        name,
        new Promise((resolve) => {
          release = resolve
        }),
      )
      return () => {
        heldOnce.delete(name)
        release()
        return settle()
      }
    },
    callsOf: (name: CallName) => calls.filter((call) => call.name === name).map((call) => call.input),
  }
}
export type Walk = ReturnType<typeof walkJourney>

export const walkThirdParty = (input: Partial<JourneyInput> = {}): Walk => walkJourney(thirdParty, input)

const go = { type: 'continue' } as const

/** Each leg of the main road, from the step that it starts in to the one after it. */
export const legs = {
  inquiry: async ({ settle, press }: Walk) => {
    await settle()
    await press(
      { type: 'plate.changed', change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } },
      { type: 'owner-code.changed', value: '0084575948' },
      go,
      go,
      go,
    )
    await press({ type: 'history.changed', change: { receivedCompensation: false } }, go)
  },
  offers: async ({ press }: Walk, offer: Extract<JourneyEvent, { type: 'offer.chosen' }>['offer']) =>
    press({ type: 'offer.chosen', offer }, go),
  holder: async ({ press }: Walk) =>
    press(
      {
        type: 'holder.changed',
        change: personAnswers,
      },
      go,
    ),
  address: async ({ press }: Walk) => press(go),
  delivery: async ({ press }: Walk) => press({ type: 'delivery.changed', change: { paper: false } }, go),
  documents: async ({ press }: Walk) => press({ type: 'documents-later.changed', later: true }, go),
  payment: async ({ press }: Walk) => press(go),
}
