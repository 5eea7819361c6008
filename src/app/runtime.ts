/**
 * What charts run on in this page: the clock they wait by, who looks on, and where their doors lead. A page that shows the
 * app to others than a customer puts its own in their place before the first chart starts. Statechart rulings, section 3.
 */
import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate'
import { closeBankWindow, openBankWindow, showBankPage } from '#adapters/bank-window.ts'
import { activeLocale } from '#adapters/locale.ts'
import { reachability } from '#adapters/network.ts'
import { signInUrl } from '#adapters/sign-in-address.ts'
import { showSignInNeedsNetwork } from './app-services.ts'

export type Runtime = {
  /** The browser's own where it is absent. */
  readonly clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>
  readonly inspect: (inspected: InspectionEvent) => void
  /** Takes the path to come back to. */
  readonly leaveForSignIn: (returnTo: string) => void
  readonly openBank: () => void
  readonly showBank: (address: string) => void
  readonly closeBank: () => void
}

let ground: Runtime = {
  inspect: () => undefined,
  leaveForSignIn: (returnTo) =>
    reachability() === 'offline'
      ? showSignInNeedsNetwork()
      : location.assign(signInUrl(returnTo, activeLocale())),
  // Offline its page would not come: no window opens to be closed again.
  openBank: () => (reachability() === 'offline' ? undefined : openBankWindow()),
  showBank: showBankPage,
  closeBank: closeBankWindow,
}

/** Takes another ground for every chart that starts from now on. */
export const setRuntime = (other: Runtime): void => {
  ground = other
}

/** Whatever the charts of this page stand on now. */
export const runtime = (): Runtime => ground

const lookers = new Set<(inspected: InspectionEvent) => void>()

/** Takes who looks on at every chart of this page that starts from now on. */
export const addInspector = (look: (inspected: InspectionEvent) => void): void => void lookers.add(look)

/** What a chart's actor shows to all who look on. */
export const notifyInspectors = (inspected: InspectionEvent): void => {
  for (const look of lookers) look(inspected)
}

/** Takes who else looks on; gives the options of a chart's actor. */
export const actorOptions = (inspect: (inspected: InspectionEvent) => void = () => undefined) => {
  const { clock, inspect: look } = ground
  return {
    inspect: (inspected: InspectionEvent) => {
      inspect(inspected)
      look(inspected)
      notifyInspectors(inspected)
    },
    ...(clock ? { clock } : {}),
  }
}
