/**
 * One table a step: what each state of it shows, and how a person does each event in it. Read by the replays on rendered
 * screens and in Chromium; a state without an entry or an event without a gesture fails them. Statechart rulings, section 5.
 */
import type { Page } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { EventCase } from '#explorer/explore.ts'
import type { UserEventType } from '#explorer/third-party/user-events.ts'

/** What a person sees of a state. Texts are those of the page, in Persian. */
export type ExpectedView = {
  /** Name of the open dialog, or of the page's first heading where none is open; null only with `why`. */
  readonly heading: string | RegExp | null
  /** Name of the one primary action, of the open dialog where one is open; null only with `why`. */
  readonly primary: string | RegExp | null
  /** What must be seen besides: the question, notes, what is waited for. */
  readonly says?: readonly (string | RegExp)[]
  /** What is wrong, said when the state is come to; it goes as it is put right. */
  readonly errors?: readonly (string | RegExp)[]
  /** Why there is no heading or no primary action. */
  readonly why?: string
  /** What it may show instead, by what stands behind it: a list that was read before, or none yet. */
  readonly or?: readonly ExpectedView[]
  /** What it says of a failure in place of the gateway's own sentence. */
  readonly failing?: string
}

/** A step of a path: the event with its name, the state it happens in with what that shows, and what follows. */
export type Step = {
  readonly event: AnyEventObject
  readonly name: string
  readonly state: string
  readonly shown: ExpectedView | null
  readonly memory: JourneyContext
  readonly ahead: readonly EventCase[]
}

export type Driver = (page: Page, step: Step) => Promise<void>

/** A gesture that needs to know no more than where it is done: those of small charts are such. */
export type PlainDriver = (page: Page, here: Pick<Step, 'state' | 'shown'>) => Promise<void>

export type StepTable = {
  /** By the place of the state: «holder.answering.calm». */
  readonly views: Readonly<Record<string, ExpectedView>>
  readonly drivers: Readonly<Partial<Record<UserEventType, Driver>>>
}
