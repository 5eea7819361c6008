/**
 * Progress of a purchase in four phases, derived from the chart's steps and from what this order needs. Design
 * language, "Phases progress".
 */
import type { AnyMachineSnapshot } from 'xstate'
import { stepMetaOf } from '../path-of.ts'
import type { JourneyContext } from './context.ts'

/** Steps of a journey's chart by phase, in their order. */
const phases = {
  vehicle: ['inquiry', 'vehicle', 'history'],
  offer: ['offers', 'signIn'],
  details: ['holder', 'address', 'delivery', 'documents', 'cheques'],
  payment: ['payment'],
} as const
export type Phase = keyof typeof phases
export const phaseNames: readonly Phase[] = ['vehicle', 'offer', 'details', 'payment']

export type JourneyProgress = {
  phase: Phase
  /** Place of the phase, from 1. */
  position: number
  /** Filled share of the phase's segment, between 0 and 1. */
  fill: number
}

type Snapshot = AnyMachineSnapshot & { context: JourneyContext }

/** Questions of manual entry: about the vehicle, then about its history unless there was no policy. */
const MANUAL = { vehicle: 2, history: 4 }
const needsHistory = ({ quote: { status } }: JourneyContext) =>
  status.insured !== 'without' && status.insured !== 'new'

const vehicleFill = (snapshot: Snapshot, step: string): number => {
  const { progress = { step: 1, of: 1 } } = stepMetaOf(snapshot)
  if (step === 'inquiry') return (progress.step - 0.5) / progress.of
  const questions =
    MANUAL.vehicle + (step === 'history' || needsHistory(snapshot.context) ? MANUAL.history : 0)
  const passed = (step === 'history' ? MANUAL.vehicle : 0) + progress.step - 1
  return (passed + 0.5) / questions
}

/** The steps that this order needs. */
const detailSteps = ({ deliveryMode, order, flags }: JourneyContext): readonly string[] =>
  phases.details.filter((step) => {
    if (step === 'delivery') return deliveryMode !== 'no_delivery'
    return step !== 'cheques' || (order?.cheques.active === true && !flags.chequeComplete)
  })

const detailsFill = ({ context }: Snapshot, step: string): number => {
  const steps = detailSteps(context)
  return (Math.max(0, steps.indexOf(step)) + 0.5) / Math.max(1, steps.length)
}

const fillOf = (snapshot: Snapshot, phase: Phase, step: string): number => {
  if (phase === 'vehicle') return vehicleFill(snapshot, step)
  if (phase === 'details') return detailsFill(snapshot, step)
  return phase === 'payment' && snapshot.matches({ payment: { invoice: 'atTheBank' } }) ? 0.75 : 0.5
}

/** The progress of a journey; null while no step of it is active. */
export const progressOf = (snapshot: Snapshot): JourneyProgress | null => {
  const step = snapshot._nodes.find(({ path }) => path.length === 1)?.key ?? ''
  const position = phaseNames.findIndex((phase) => phases[phase].some((each) => each === step))
  const phase = phaseNames[position]
  return phase === undefined ? null : { phase, position: position + 1, fill: fillOf(snapshot, phase, step) }
}
