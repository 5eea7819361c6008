/**
 * The vocabulary of every journey: context, events, guards, actions and calls. Statechart rulings, section 1.
 * A journey composes steps written against it; what happens inside a step is in the step's own file.
 */
import { enqueueActions, setup, type StateValueFrom } from 'xstate'
import { actions } from './journey/actions.ts'
import { failureToast } from './journey/actions/toasts.ts'
import { actors } from './journey/actors.ts'
import type { AddressedStep } from './journey/addressed-step.ts'
import type { QueryKind } from './journey/address-query.ts'
import type { CallError } from './journey/define-action.ts'
import type { JourneyContext, JourneyInput } from './journey/context.ts'
import type { JourneyEmitted, JourneyEvent } from './journey/events.ts'
import { guards } from './journey/guards.ts'
import type { PictureKind } from './journey/pictures.ts'
import type { Product } from './journey/quote.ts'
import { productActions, productGuards } from './journey/product-rules.ts'
import { uploadBox, type UploadNotice } from './upload-box.ts'
import { typeOf } from './type-of.ts'

/** Place among the documented steps of its kind: the second of four. Document 2 section 9. */
export type Progress = { step: number; of: number }

/** Screens that show a journey's states; src/steps has one for each. */
export type ScreenName =
  | 'opening'
  | 'inquiry-owner'
  | 'inquiry-vehicle'
  | 'inquiry-insurance'
  | 'claims'
  | 'vehicle-details'
  | 'vehicle-status'
  | 'history-policy'
  | 'history-ownership'
  | 'history-discounts'
  | 'car-details'
  | 'car-value'
  | 'car-insurance'
  | 'car-third-party'
  | 'car-body-offers'
  | 'offers'
  | 'holder'
  | 'address'
  | 'delivery'
  | 'complete-when'
  | 'inspection'
  | 'terms'
  | 'visit'
  | 'documents'
  | 'cheques'
  | 'payment'
  | 'renewal-policy'
  | 'renewal-offers'
  | 'renewal-information'
  | 'sign-in'

/** Meta of a state for the app and the visualizer. Texts are message ids of the catalogue. */
export type StateMeta = {
  title?: string
  /**
   * Step of the table in machines/journeys.ts whose address the state has; `step` is mirrored in the query.
   */
  address?: AddressedStep
  /** An address outside of the journey, with {trackingCode} where it has one. */
  path?: string
  /** Instead of an address: leads to the inquiry of the journey that sells this product. */
  inquiryOf?: Product
  step?: string
  /** The rest of its query: the search, that one answer is edited, or the order's flags. */
  query?: QueryKind
  /** Screen that shows this state; a deeper state's screen wins. */
  screen?: ScreenName
  progress?: Progress
  /**
   * For a final state. `back` leads to the page from which the journey was entered, if the browser knows one;
   * otherwise to its own path. `on` leads to another page, from which Back returns.
   */
  leads?: 'back' | 'on'
}

/**
 * `loading` shows progress, `submitting` refuses to be routed away, `failed` has a retry, `sheet` is drawn
 * over its parent, `showingErrors` shows the errors of its form.
 */
export type Tag = 'loading' | 'submitting' | 'failed' | 'sheet' | 'showingErrors'

const vocabulary = setup({
  types: typeOf<{
    context: JourneyContext
    events: JourneyEvent
    input: JourneyInput
    emitted: JourneyEmitted
    tags: Tag
    meta: StateMeta
  }>(),
  actors: { ...actors, 'upload box': uploadBox },
  actions: { ...actions, ...productActions },
  guards: { ...guards, ...productGuards },
  delays: { flash: 200, debounce: 1_000 },
})

const boxOf = ({ tag }: { tag: string }) => `upload-${tag}`

export const journey = vocabulary.extend({
  actions: {
    'answer the waiting Back': enqueueActions(({ context, enqueue }) => {
      if (!context.backWaits) return
      enqueue.assign({ backWaits: false })
      enqueue.raise({ type: 'back' })
    }),
    'show the failure if Back waits': enqueueActions(({ context, enqueue }, { error }: CallError) => {
      if (context.backWaits) enqueue.emit(failureToast(error))
    }),
    'open the upload boxes': enqueueActions(({ context, enqueue, self }, { of }: { of: PictureKind }) => {
      // Counts how often boxes were opened, because boxes that are opened again need new idempotency keys.
      const sequence = context.sequence + 1
      enqueue.assign({ sequence })
      for (const [order, { tag, imageId }] of context[of].entries()) {
        enqueue.stopChild(boxOf({ tag }))
        const input = {
          trackingCode: context.trackingCode ?? '',
          tag,
          order: order + 1,
          imageId,
          keyPrefix: `${context.journeyId}-${sequence}`,
          notify: (notice: UploadNotice) => self.send(notice),
        }
        enqueue.spawnChild('upload box', { id: boxOf({ tag }), input })
      }
    }),
    'close the upload boxes': enqueueActions(({ context, enqueue }) => {
      for (const box of [...context.documents, ...context.cheques]) enqueue.stopChild(boxOf(box))
    }),
  },
})

type JourneyConfig = Parameters<typeof journey.createMachine>[0]

/** Creates the chart of a journey. The charts of all journeys have one type, although their steps differ. */
export const createJourney = (config: JourneyConfig) => journey.createMachine(config)
export type JourneyMachine = ReturnType<typeof createJourney>

/** The states of a journey, for example `{ offers: { list: 'browsing' } }`. */
export type StateValueOf<T extends JourneyConfig> = StateValueFrom<
  ReturnType<typeof journey.createMachine<T>>
>

type StateConfig = Parameters<typeof journey.createStateConfig>[0]

/** Checks a state's config against the vocabulary and preserves its literal types (its id, for routes). */
export const state = <const T extends StateConfig>(config: T): T => journey.createStateConfig<T>(config)
