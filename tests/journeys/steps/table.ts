/**
 * Table of a step: the expected view of each state and a driver for each event. The replays in jsdom and
 * in Chromium read it; a missing entry fails them. Statechart rulings, section 5.
 */
import type { Page } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { EventCase } from '#explorer/exploration.ts'
import type { UserEventType } from '#explorer/journey/own-events.ts'

/** The expected view of a state. Texts are Persian, as on the page. */
export type ExpectedView = {
  /** Name of the open dialog, else of the page’s first heading; null only with `why`. */
  readonly heading: string | RegExp | null
  /** Name of the one primary action, of the open dialog if any; null only with `why`. */
  readonly primary: string | RegExp | null
  /** Other texts that must be visible. */
  readonly texts?: readonly (string | RegExp)[]
  /** Errors shown when the state is entered; each disappears once corrected. */
  readonly errors?: readonly (string | RegExp)[]
  /** Reason why heading or primary action is missing. */
  readonly why?: string
  /** Alternative views, depending on data that is already loaded. */
  readonly or?: readonly ExpectedView[]
  /** Text of a failure that replaces the gateway’s message. */
  readonly failing?: string
  /** Reason why the state must not show the failure of an earlier state, which stays in the context. */
  readonly coversFailure?: string
}

/** A step of a path: the event, the state in which it is sent with its view, and the next steps. */
export type Step = {
  readonly event: AnyEventObject
  readonly name: string
  readonly state: string
  readonly view: ExpectedView | null
  readonly context: JourneyContext
  readonly ahead: readonly EventCase[]
}

export type Driver = (page: Page, step: Step) => Promise<void>

/** A driver that needs only the state, as for small charts. */
export type PlainDriver = (page: Page, step: Pick<Step, 'state' | 'view'>) => Promise<void>

export type StepTable = {
  /** By state path: «holder.answering.pristine». */
  readonly views: Readonly<Record<string, ExpectedView>>
  readonly drivers: Readonly<Partial<Record<UserEventType, Driver>>>
}
