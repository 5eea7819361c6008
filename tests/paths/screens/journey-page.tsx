/**
 * A page on which a path happens: the real chart with the app's own calls, over a gateway that is held, drawn as the app
 * draws it. The doors to the outside do nothing; the chart's clock moves when the path says so. Statechart rulings, section 5.
 */
import { clearPending, endCall } from './stubbed-gateway.ts'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { type AnyActor, createActor, SimulatedClock } from 'xstate'
import { storeSession } from '#adapters/session.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import { effects } from '#machines/journey/actions/effects.ts'
import type { EventCase } from '#explorer/explore.ts'
import { delayOf } from '#explorer/manual-clock.ts'
import { thirdParty } from '#machines/third-party.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import JourneyView from '../../../src/app/journeys/JourneyView.tsx'
import { showJourneyToasts } from '../../../src/app/journeys/journey-toasts.ts'
import { thirdPartyActors } from '../../../src/app/journeys/third-party-actors.ts'
import { queryClient } from '../../../src/app/query-client.ts'
import { screens } from '../../../src/app/screens.tsx'
import { LifeView } from '../../../src/app/app-services/services.ts'
import { showJourney } from './rendered-journey.ts'

const HOUR = 3_600_000
/** As long as a sheet takes to slide out. */
const SLIDE = 250

const isInput = (input: unknown): input is JourneyInput =>
  typeof input === 'object' && input !== null && 'journeyId' in input

/** What was asked for once in a page is asked for again by the next, which is another person's. */
let people = 0

const signIn = (): void =>
  storeSession({
    token: 'token',
    expiresAt: new Date(Date.now() + HOUR).toISOString(),
    userId: `user-${people}`,
    guest: null,
  })

/** Done when whatever follows from what happened has followed, while React listened. */
export const settle = (happen: () => void): Promise<void> =>
  act(async () => {
    happen()
    await turnOfTheLoop()
    vi.advanceTimersByTime(SLIDE)
    await turnOfTheLoop()
  })

/** Fetches every screen, and what screens fetch when it is opened, so that none is waited for. */
export const preloadScreens = async (): Promise<void> => {
  await Promise.all([
    ...Object.values(screens).map(({ load }) => load()),
    import('../../../src/steps/offers/CeilingSlider.tsx'),
    import('../../../src/steps/offers/ComparisonTable.tsx'),
    import('../../../src/steps/offers/PricingAnswers.tsx'),
    import('../../../src/steps/offers/ListHelp.tsx'),
  ])
}

type Actors = ReturnType<typeof thirdPartyActors>

/** Takes how a path begins, and what takes the place of some of the app's calls; gives its page. Wants fake timers. */
export const renderJourneyPage = async (beginning: EventCase, instead: Partial<Actors> = {}) => {
  const input = beginning.event['input']
  if (!isInput(input)) throw new Error(`«${beginning.name}» is no beginning of a journey`)
  clearPending()
  queryClient.clear()
  people += 1
  signIn()
  const clock = new SimulatedClock()
  const machine = thirdParty.provide({
    actors: { ...thirdPartyActors({ flush: () => Promise.resolve() }), ...instead },
    actions: Object.fromEntries(Object.keys(effects).map((door) => [door, () => undefined])),
  })
  const actor = createActor(machine, { input, clock })
  const running: AnyActor = actor
  showJourneyToasts(actor)
  speakPersian()
  showJourney(actor)
  const drawn = render(
    <>
      <JourneyView />
      <LifeView />
    </>,
    { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> },
  )
  await settle(() => actor.start())

  /** A call may ask for one thing after another: each is answered while it runs. Gives how many answers there were. */
  const answered = async (call: string, outcome: string, begun: unknown): Promise<number> => {
    let replies = 0
    await settle(() => {
      replies = endCall(call, outcome)
    })
    const goesOn = replies > 0 && actor.getSnapshot().children[call] === begun
    return goesOn ? replies + (await answered(call, outcome, begun)) : replies
  }
  const end = async (call: string, outcome: string): Promise<void> => {
    const replies = await answered(call, outcome, actor.getSnapshot().children[call])
    if (replies === 0) throw new Error(`«${call}» asked the gateway for nothing`)
  }

  return {
    snapshot: () => actor.getSnapshot(),
    /** Does what happens next on the path. */
    happen: async ({ name, event }: EventCase): Promise<void> => {
      signIn()
      const call = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
      if (call !== undefined) return end(call, outcomeIn(name, call))
      await settle(() => {
        if (event.type.startsWith('xstate.after.'))
          clock.increment(delayOf(machine, event.type, actor.getSnapshot()))
        else running.send(event)
      })
    },
    close: () => {
      drawn.unmount()
      showJourney(null)
      actor.stop()
    },
  }
}

/** «saveHolder: done»: the only answer of a call has no name of its own. */
const outcomeIn = (name: string, call: string): string => {
  const said = name.slice(call.length + 2)
  return said === 'done' ? '' : said
}
