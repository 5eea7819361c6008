/**
 * A rendered journey in jsdom: the real chart with the app's own calls, screens and routing over a stubbed
 * gateway. Side effects that leave the page do nothing; the chart's clock moves when a test says so.
 */
import { clearPending, endCall } from './stubbed-gateway.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { type AnyActor, createActor, fromPromise, SimulatedClock } from 'xstate'
import { storeSession } from '#adapters/session.ts'
import type { OperationName } from '#contract/index.ts'
import { effects } from '#machines/journey/actions/effects.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import type { Product } from '#machines/journey/quote.ts'
import type { EventCase } from '#explorer/exploration.ts'
import { delayOf } from '#explorer/manual-clock.ts'
import type { JourneyMachine } from '#machines/journey.ts'
import { type JourneyId, journeys, stepPath } from '#machines/journeys.ts'
import { motorcycle } from '#machines/motorcycle.ts'
import { carBody } from '#machines/car-body.ts'
import { renewal } from '#machines/renewal.ts'
import { thirdParty } from '#machines/third-party.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import { AppOverlays } from '../../../src/app/app-services/services.ts'
import { showJourneyToasts } from '../../../src/app/journeys/journey-effects.ts'
import JourneyView from '../../../src/app/journeys/JourneyView.tsx'
import { loadPresentation } from '../../../src/app/journeys/product-presentations.ts'
import { journeyParts } from '../../../src/app/journeys/journey-parts.ts'
import { journeyActors } from '../../../src/app/journeys/journey-actors.ts'
import { keepSheetEntries } from '../../../src/app/routing/sheet-entries.ts'
import { trackUserNavigation } from '../../../src/app/routing/user-navigation.ts'
import { queryClient } from '../../../src/app/query-client.ts'
import { screens } from '../../../src/app/journeys/screens.tsx'
import { preloadParts as preloadCarBodyParts } from '../../../src/steps/offers/car-body/lazy-parts.ts'
import { preloadParts } from '../../../src/steps/offers/lazy-parts.ts'
import { hrefTo } from '../walk/addresses.ts'
import { endsWaitForSlot } from '../walk/browser-only.ts'
import { openAddress } from './journey-router.ts'
import { showJourney } from './rendered-journey.ts'
import { settle } from './settle.ts'

const HOUR_MS = 3_600_000
/** Longer than several toasts stay one after another. */
const TOASTS_GONE_MS = 60_000

// The app keeps them from its first page on, which these tests do not mount.
keepSheetEntries()

/** Each page belongs to another user, so that nothing is answered from the cache of an earlier one. */
let users = 0

const beStubbedUser = (): void =>
  storeSession({
    token: 'token',
    expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
    userId: `user-${users}`,
    guest: null,
  })

/** Loads every screen and the chunks that screens load later, so that no test waits for them. */
export const preloadScreens = async (): Promise<void> => {
  await Promise.all([
    ...Object.values(screens).map(({ load }) => load()),
    ...Object.values(journeys).map(({ product }) => loadPresentation(product)),
    import('../../../src/steps/offers/late/CeilingSlider.tsx'),
    preloadParts(),
    preloadCarBodyParts(),
  ])
}

const charts: Readonly<Record<JourneyId, JourneyMachine>> = {
  'third-party': thirdParty,
  motorcycle,
  'car-body': carBody,
  renewal,
}

type Actors = ReturnType<typeof journeyActors>
type AdjustAnswer = (operation: OperationName, body: unknown) => unknown

type PageOptions = {
  /** The journey; third-party insurance unless named. */
  readonly journey?: JourneyId
  /** Replaces some of the app's calls. */
  readonly actors?: Partial<Actors>
  /** Activates the language of the page. */
  readonly activate?: () => void
  /**
   * Whether the journey is opened at its address; a path of the catalogue begins without asking for a step.
   */
  readonly address?: boolean
  /**
   * Stores or removes the session before every event. Unless given, a user is signed in whom only the stubs
   * know.
   */
  readonly signIn?: () => void
}

const CALL_ENDS = /^xstate\.(?:done|error)\.actor\.(.+)$/
/** Ends when a walk says so: the app's own wait ends at an hour of the day. */
const waits = {
  'wait until the slot is given back': fromPromise<void, { heldUntil: string }>(() => Promise.race([])),
}

/** Renders a journey that starts with this input. Wants fake timers. */
export const renderJourneyPage = async (
  input: JourneyInput,
  {
    journey = 'third-party',
    actors = {},
    activate = speakPersian,
    address = true,
    signIn = beStubbedUser,
  }: PageOptions = {},
) => {
  clearPending()
  queryClient.clear()
  users += 1
  signIn()
  const clock = new SimulatedClock()
  const { product } = journeys[journey]
  let productNow: () => Product = () => product
  const context = { journey, product: () => productNow(), flush: () => Promise.resolve() }
  const calls = await journeyParts[journey].loadCalls(context.product)
  const machine = charts[journey].provide({
    actors: {
      ...journeyActors({ ...context, calls }),
      ...calls.orderActors(context),
      ...waits,
      ...actors,
    },
    actions: Object.fromEntries(Object.keys(effects).map((effect) => [effect, () => undefined])),
  })
  const userNavigation = trackUserNavigation(
    input.signedIn && input.saved.choice?.confirmed ? 'continue' : null,
  )
  const actor = createActor(machine, { input, clock, inspect: userNavigation.inspect })
  const running: AnyActor = actor
  productNow = () => actor.getSnapshot().context.quote.product
  showJourneyToasts(actor)
  activate()
  const { requested } = input.saved
  const router = openAddress(
    journey,
    requested ? hrefTo(requested.to, input, requested.query, journey) : stepPath(journey, 'inquiry'),
    { actor, userNavigation },
  )
  showJourney(actor)
  const rendered = render(
    <>
      <JourneyView />
      <AppOverlays />
    </>,
    { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> },
  )
  await settle(() => {
    actor.start()
    if (address) void router.enter()
  })

  /**
   * Ends a call, which may send one request after another: replies until it is over. Returns how many replies
   * there were.
   */
  const reply = async (
    call: string,
    outcome: string,
    adjust: AdjustAnswer,
    begun: unknown = actor.getSnapshot().children[call],
  ): Promise<number> => {
    let replies = 0
    await settle(() => {
      replies = endCall(call, outcome, adjust, journey)
    })
    const goesOn = replies > 0 && actor.getSnapshot().children[call] === begun
    return goesOn ? replies + (await reply(call, outcome, adjust, begun)) : replies
  }

  return {
    snapshot: () => actor.getSnapshot(),
    address: router.address,
    visit: (href: string): Promise<void> => settle(() => router.visit(href)),
    /** Causes an event case without the user interface; `adjust` changes answers of the gateway. */
    perform: async ({ name, event }: EventCase, adjust: AdjustAnswer = (_, body) => body): Promise<void> => {
      signIn()
      if (endsWaitForSlot(event.type)) return settle(() => running.send(event))
      const call = CALL_ENDS.exec(event.type)?.[1]
      if (call !== undefined) {
        if ((await reply(call, outcomeIn(name, call), adjust)) === 0)
          throw new Error(`«${call}» asked the gateway for nothing`)
        return
      }
      await settle(() => {
        if (event.type.startsWith('xstate.after.'))
          clock.increment(delayOf(machine, event.type, actor.getSnapshot()))
        else running.send(event)
      })
    },
    close: (): void => {
      router.close()
      rendered.unmount()
      showJourney(null)
      actor.stop()
      // Toasts belong to the app and would outlive the page.
      vi.advanceTimersByTime(TOASTS_GONE_MS)
    },
  }
}

export type JourneyPage = Awaited<ReturnType<typeof renderJourneyPage>>

/** The outcome in «saveHolder: done»; the only answer of a call has an empty name. */
const outcomeIn = (name: string, call: string): string => {
  const outcome = name.slice(call.length + 2)
  return outcome === 'done' ? '' : outcome
}
