/**
 * Runtime shared by all actors in this page: clock, inspectors, and the side effects that leave the app.
 * The visualizer's phone replaces it before the first actor starts. Statechart rulings, section 3.
 */
import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate'
import { closeBankWindow, openBankWindow, showBankPage } from '#adapters/bank-window.ts'
import { activeLocale } from '#adapters/locale.ts'
import { reachability } from '#adapters/network.ts'
import { signInUrl } from '#adapters/sign-in-address.ts'
import { journeyStore } from './persistence/persisted-journeys.ts'
import { fromPageEntry } from './routing/page-entry.ts'

type Inspect = (inspected: InspectionEvent) => void

export type Runtime = {
  /** The browser's clock where it is absent. */
  readonly clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>
  readonly inspect: Inspect
  /**
   * Opens the gateway's sign-in page once what was typed is stored: the app is loaded again afterwards. A
   * device that is offline stays in the app.
   * @param returnTo path that the sign-in page leads back to
   * @param onOffline tells the user why the app was not left
   */
  readonly leaveForSignIn: (returnTo: string, onOffline: () => void) => void
  readonly openBank: () => void
  readonly showBank: (address: string) => void
  readonly closeBank: () => void
}

let current: Runtime = {
  inspect: () => undefined,
  leaveForSignIn: (returnTo, onOffline) =>
    reachability() === 'offline'
      ? onOffline()
      : void journeyStore
          .written()
          .then(() => fromPageEntry(() => location.assign(signInUrl(returnTo, activeLocale())))),
  // Offline the bank's page cannot load, so no window is opened for it.
  openBank: () => (reachability() === 'offline' ? undefined : openBankWindow()),
  showBank: (address) => fromPageEntry(() => showBankPage(address)),
  closeBank: closeBankWindow,
}

/** Replaces the runtime. Affects actors started afterwards. */
export const setRuntime = (replacement: Runtime): void => {
  current = replacement
}

export const runtime = (): Runtime => current

const inspectors = new Set<Inspect>()

/** What was inspected before the first inspector was there, at most so many events; null afterwards. */
let early: InspectionEvent[] | null = []
const MOST_EARLY = 1_000

/**
 * Adds an inspector that receives the inspection events of every actor in this page; the first one also those
 * from before.
 */
export const addInspector = (inspect: Inspect): void => {
  inspectors.add(inspect)
  early?.forEach(inspect)
  early = null
}

export const notifyInspectors: Inspect = (inspected) => {
  if (early !== null && early.length < MOST_EARLY) early.push(inspected)
  for (const inspect of inspectors) inspect(inspected)
}

/**
 * Options for `createActor`: the runtime's clock, and all inspectors.
 * @param inspect an inspector of this actor alone
 */
export const actorOptions = (inspect: Inspect = () => undefined) => {
  const { clock, inspect: inspectByRuntime } = current
  return {
    inspect: (inspected: InspectionEvent) => {
      inspect(inspected)
      inspectByRuntime(inspected)
      notifyInspectors(inspected)
    },
    ...(clock ? { clock } : {}),
  }
}
