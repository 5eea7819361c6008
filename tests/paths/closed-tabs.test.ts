/**
 * The tab is closed in every state of every journey: what was entered comes back from the device, and the
 * address opens the same step again. Document 2 section 2.1; decision 003.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { journeyTestModels } from '#explorer/journey/test-models.ts'
import type { Stepper } from '#explorer/stepper.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { restoreContext, toPersisted } from '#machines/journey/stored-context.ts'
import { type JourneyId, journeyIds } from '#machines/journeys.ts'
import { type Address, pathOf, routeAt } from '#machines/path-of.ts'

/** Exploring takes the time, unless the explored charts are stored already. */
const EXPLORING_MS = 120_000

type ClosedTab = {
  readonly context: JourneyContext
  readonly stored: string
  readonly address: Address | null
}

/** The different contexts in which a tab can be closed, each with the address that the browser shows. */
const closedTabsOf = (id: JourneyId): readonly ClosedTab[] => {
  const tabs = new Map<string, ClosedTab>()
  for (const { snapshot } of explorationOf(journeyTestModels[id]).exploration.nodes) {
    const context: JourneyContext = snapshot.context
    const stored = JSON.stringify(toPersisted(context))
    const address = pathOf(snapshot, context)
    tabs.set(`${address?.path} ${address?.step} ${stored}`, { context, stored, address })
  }
  return [...tabs.values()]
}

/** Where the journey is after the address was opened with what was stored. */
const reopen = (
  { start, step, machine }: Stepper,
  { context, stored }: ClosedTab,
  address: Address,
): Address | null => {
  const { signedIn, trackingCode, configuration, order, quote } = context
  const saved = {
    ...restoreContext(quote.product, JSON.parse(stored)),
    requested: { to: routeAt(machine, address)?.id ?? '', query: {} },
  }
  const opening = start({ journeyId: 'journey', signedIn, trackingCode, saved }).snapshot
  const configured = step(opening, { type: 'xstate.done.actor.loadConfiguration', output: configuration })
  const { snapshot } = configured.snapshot.matches({ opening: 'readingOrder' })
    ? step(configured.snapshot, { type: 'xstate.done.actor.readOrder', output: order })
    : configured
  return pathOf(snapshot, snapshot.context)
}

/** Pages outside of a journey, where a journey has ended. */
const isElsewhere = ({ path }: Address): boolean => /^\/(?:$|my-insurances|payment-result)/.test(path)

const nameOf = (address: Address | null): string => `${address?.path} ${address?.step}`

describe.each(journeyIds)('a closed tab of the journey %s', (id) => {
  let tabs: readonly ClosedTab[] = []
  beforeAll(() => {
    tabs = closedTabsOf(id)
  }, EXPLORING_MS)

  it('loses nothing that was entered', () => {
    expect(tabs.length).toBeGreaterThan(500)
    for (const { context, stored } of tabs)
      expect(restoreContext(context.quote.product, JSON.parse(stored))).toEqual(JSON.parse(stored))
  })

  // A renewal reads its policy before its order; `machine.test.ts` replays how it arrives.
  if (id === 'renewal') return
  it('opens the same step again, or the current step of its order', () => {
    const { stepper } = journeyTestModels[id].model()
    /** An address that its order refuses leads to the holder, to the payment, or to the receipt. */
    const current = /\/(?:personal-information|payment|payment-result)\//
    const wrong = tabs.flatMap((tab) => {
      const { address, context } = tab
      if (address === null || isElsewhere(address) || context.configuration === null) return []
      const after = reopen(stepper, tab, address)
      const isSame = nameOf(after) === nameOf(address)
      const isCurrent = context.order !== null && current.test(after?.path ?? '')
      return isSame || isCurrent ? [] : [`${nameOf(address)} → ${nameOf(after)}`]
    })
    expect(wrong).toEqual([])
  })
})
