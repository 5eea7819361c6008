/**
 * Progress of a purchase in four phases, derived from the active step and from the steps that this order
 * needs. Design language, "Phases progress".
 */
import { type AnyStateNode, matchesState, type StateValue } from 'xstate'
import type { JourneyContext } from './context.ts'
import { guards } from './guards.ts'
import { isInspected, type LiabilityQuote } from './quote.ts'

/** Steps of a journey's chart by phase, in their order. */
const phases = {
  vehicle: ['inquiry', 'vehicle', 'history'],
  offer: ['policy', 'offers', 'signIn'],
  details: ['holder', 'address', 'delivery', 'inspection', 'terms', 'documents', 'cheques', 'information'],
  payment: ['payment'],
} as const
export type Phase = keyof typeof phases
const phaseNames: readonly Phase[] = ['vehicle', 'offer', 'details', 'payment']

export type JourneyProgress = {
  phase: Phase
  /** Place of the phase, from 1. */
  position: number
  /** Filled share of the phase's segment: more than 0 and less than 1. */
  fill: number
}

type Snapshot = {
  readonly context: JourneyContext
  readonly value: StateValue
  readonly _nodes: readonly AnyStateNode[]
}

/** Never 0 or 1: the active step counts half. */
const share = (passed: number, steps: number): number => (Math.max(0, passed) + 0.5) / steps

/** Questions of a reviewed inquiry, of manual entry, and about a previous policy. */
const inquiryQuestions: readonly string[] = ['owner', 'vehicle', 'insurance', 'claims']
/** Before the status, the vehicle is either reviewed or entered. */
const manualQuestions: readonly string[] = ['owner', 'details', 'status']

const historyQuestions = ({ status, history }: LiabilityQuote): readonly string[] => {
  if (status.insured === 'new' || status.insured === 'without') return []
  if (status.plateHistory !== 'ownership_change') return ['policy', 'discounts', 'claims']
  const keepsDiscount = history.changeOwnershipStatus !== 'no_another_thirdparty_discount'
  return ['policy', 'ownership', ...(keepsDiscount ? ['discounts'] : [])]
}

/** Questions of car-body insurance, in the inquiry and by hand. */
const carBodyQuestions: Readonly<Record<string, readonly string[]>> = {
  inquiry: ['owner', 'vehicle', 'insurance', 'thirdParty', 'value'],
  vehicle: ['owner', 'car', 'value', 'insurance', 'thirdParty'],
}

const vehicleFill = ({ quote }: JourneyContext, step: string, question: string): number => {
  if ('value' in quote) {
    const questions = carBodyQuestions[step] ?? []
    return share(questions.indexOf(question), questions.length)
  }
  const manual = [...manualQuestions, ...historyQuestions(quote)]
  if (step !== 'inquiry') return share(manual.indexOf(question), manual.length)
  const { lookup, history, status } = quote
  // The registry knows no policy, or one of another owner: the status follows the review.
  const asksStatus = history.previousCompany === null || status.plateHistory === 'ownership_change'
  const passed = inquiryQuestions.indexOf(question)
  if (lookup === null || !asksStatus) return share(passed, inquiryQuestions.length)
  return share(passed, manual.length + (history.previousCompany === null ? 0 : 1))
}

const detailsFill = (context: JourneyContext, step: string): number => {
  const steps: readonly string[] = phases.details.filter((each) => {
    if (each === 'inspection' || each === 'terms') return isInspected(context.quote.product)
    if (each === 'information') return false
    if (each === 'delivery') return !guards['no delivery is needed']({ context })
    return each !== 'cheques' || guards['cheques are required']({ context })
  })
  return share(steps.indexOf(step), steps.length)
}

/**
 * Filled share of the phase for the steps that only a renewal has: the policy, its offers, the details on one
 * page.
 */
const renewalFills: Readonly<Record<string, number>> = { policy: 0.25, offers: 0.75, information: 0.5 }

const fillOf = (snapshot: Snapshot, phase: Phase, [step = '', question = '']: readonly string[]): number => {
  const ofRenewal = snapshot.context.renewableTrackingCode === null ? undefined : renewalFills[step]
  if (ofRenewal !== undefined) return ofRenewal
  if (phase === 'vehicle') return vehicleFill(snapshot.context, step, question)
  if (phase === 'details') return detailsFill(snapshot.context, step)
  return phase === 'payment' && matchesState({ payment: { invoice: 'atTheBank' } }, snapshot.value)
    ? 0.75
    : 0.5
}

/** Correcting details that an expert has returned happens after the purchase, so it has no progress. */
const isCorrection = ({ order }: JourneyContext): boolean => (order?.correction ?? null) !== null

/**
 * The progress of a journey; null while no step of the purchase is active. Sign-in counts as a step only for
 * a guest who has chosen an offer; after an ended session it can interrupt any step.
 */
export const progressOf = (snapshot: Snapshot): JourneyProgress | null => {
  const path = snapshot._nodes.find((node) => node.path.length === 2)?.path ?? []
  const position = phaseNames.findIndex((name) => phases[name].some((each) => each === path[0]))
  const phase = phaseNames[position]
  if (phase === undefined || isCorrection(snapshot.context)) return null
  if (path[0] === 'signIn' && !guards['the choice is confirmed'](snapshot)) return null
  return { phase, position: position + 1, fill: fillOf(snapshot, phase, path) }
}

/** Whether a bar shows the same for both. */
export const isSameProgress = (one: JourneyProgress | null, other: JourneyProgress | null): boolean =>
  one?.phase === other?.phase && one?.fill === other?.fill
