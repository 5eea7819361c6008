/**
 * What charts run on in this page: the clock they wait by, who looks on, and where their doors lead. A page that shows the
 * app to others than a customer puts its own in their place before the first chart starts. Statechart rulings, section 3.
 */
import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate'
import { closeBankWindow, openBankWindow, showBankPage } from '#adapters/bank-window.ts'
import { spokenLanguage } from '#adapters/language.ts'
import { reach } from '#adapters/network.ts'
import { signInUrl } from '#adapters/sign-in-address.ts'
import { signInWaits } from './life.ts'

export type Ground = {
  /** The browser's own where it is absent. */
  readonly clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>
  readonly look: (inspected: InspectionEvent) => void
  /** Takes the path to come back to. */
  readonly leaveForSignIn: (returnTo: string) => void
  readonly openBank: () => void
  readonly showBank: (address: string) => void
  readonly closeBank: () => void
}

let ground: Ground = {
  look: () => undefined,
  leaveForSignIn: (returnTo) =>
    reach() === 'offline' ? signInWaits() : location.assign(signInUrl(returnTo, spokenLanguage())),
  // Offline its page would not come: no window opens to be closed again.
  openBank: () => (reach() === 'offline' ? undefined : openBankWindow()),
  showBank: showBankPage,
  closeBank: closeBankWindow,
}

/** Takes another ground for every chart that starts from now on. */
export const standOn = (other: Ground): void => {
  ground = other
}

/** Whatever the charts of this page stand on now. */
export const standing = (): Ground => ground

const lookers = new Set<(inspected: InspectionEvent) => void>()

/** Takes who looks on at every chart of this page that starts from now on. */
export const lookOn = (look: (inspected: InspectionEvent) => void): void => void lookers.add(look)

/** What a chart's actor shows to all who look on. */
export const shown = (inspected: InspectionEvent): void => {
  for (const look of lookers) look(inspected)
}

/** Takes who else looks on; gives the options of a chart's actor. */
export const onGround = (inspect: (inspected: InspectionEvent) => void = () => undefined) => {
  const { clock, look } = ground
  return {
    inspect: (inspected: InspectionEvent) => {
      inspect(inspected)
      look(inspected)
      shown(inspected)
    },
    ...(clock ? { clock } : {}),
  }
}
