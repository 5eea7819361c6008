/**
 * Scripts for the visualizer's phone, as plain JSON: the few paths that together show every screen, or every
 * state, of the charts that have a page, and the English texts of each step. Written once, before the workers
 * start.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import type { NamedPath } from '#explorer/catalogue.ts'
import type { PathStep } from '#explorer/path-cover.ts'
import { testModels } from '#explorer/test-models.ts'
import { isJourneyId } from '#machines/journeys.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { metaOfSnapshot } from '#machines/path-of.ts'
import { paymentResultViews } from '#tests/journeys/steps/payment-result.ts'
import type { ExpectedView } from '#tests/journeys/steps/table.ts'
import { viewOf } from '#tests/journeys/steps/tables.ts'
import { ROOT } from '#tests/system/command.ts'
import { CHARTS_WITH_PAGE } from '../../../../visualizer/protocol/protocol.ts'
import { allowedPersianOn } from '../../english/allowed-persian.ts'
import { type EnglishMessages, loadEnglishMessages, toEnglish } from '../../english/english-view.ts'
import { fewestPathsThatShow, leafStateOf } from '../../leaf-states.ts'
import { flashes } from '../time.ts'

const EnglishView = v.object({
  heading: v.nullable(v.string()),
  primary: v.nullable(v.string()),
  texts: v.array(v.string()),
})

const Stop = v.object({
  /** The event case by its name in the catalogue of paths. */
  by: v.string(),
  place: v.string(),
  /** The chart's value as the phone reports it; null once another page has followed. */
  value: v.nullable(v.string()),
  /** The page shows one of these views; empty before the page is rendered. */
  views: v.array(EnglishView),
  /** The screen that axe examines once; null where it does not. */
  screen: v.nullable(v.string()),
  /** The page shows a sheet, whose script may still be loading. */
  isSheet: v.boolean(),
})
export type Stop = v.InferOutput<typeof Stop>

const Script = v.object({
  chart: v.string(),
  name: v.string(),
  begin: v.string(),
  stops: v.array(Stop),
  allowed: v.array(v.string()),
})
export type Script = v.InferOutput<typeof Script>

/** What the scripts are for: reading every screen in English, or taking pictures of every state. */
type Purpose = 'english' | 'pictures'

const fileFor = (purpose: Purpose): string => join(ROOT, 'test-results/covers', `${purpose}.json`)

/** A fresh page renders nothing of its own before the journey's first answer. */
const isBlank = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches('opening') && snapshot.hasTag('loading')

type RenderedStep = PathStep & { readonly isOver: boolean; readonly isRendered: boolean }

/**
 * The steps of a path, its start first, each with whether another page has followed and whether its own is
 * rendered.
 */
const renderedSteps = ({ path: { start, startSnapshot, steps } }: NamedPath): readonly RenderedStep[] => {
  const all = [{ by: start, after: startSnapshot }, ...steps]
  const first = all.findIndex(({ after }) => !isBlank(after))
  return all.map(({ by, after }, index) => {
    // On the payment's result, an event that leaves the state as it is leads to another page.
    const leads =
      after.machine.id === 'payment-result' &&
      JSON.stringify(after.value) === JSON.stringify(all[index - 1]?.after.value)
    const isOver = leads || after.status !== 'active'
    return { by, after, isOver, isRendered: first >= 0 && index >= first && !isOver }
  })
}

/** The heading of an upload box is the gateway's; the box's own walks read its texts. */
const boxView: ExpectedView = { heading: null, primary: null }

const viewIn = (chart: string, place: string): ExpectedView => {
  if (chart === 'upload-box') return boxView
  const journey = isJourneyId(chart) ? chart : 'third-party'
  const view = chart === 'payment-result' ? paymentResultViews[place] : viewOf(place, journey)
  if (!view) throw new Error(`No table says what «${place}» of ${chart} shows`)
  return view
}

/**
 * States of journeys share screens, and journeys share them with each other. Open sheets count by themselves,
 * and are the same where they say the same. Small charts have a view for each state.
 */
const screenOf = (chart: string, after: AnyMachineSnapshot): string => {
  const { screen } = metaOfSnapshot(after)
  const place = leafStateOf(after)
  if (screen === undefined) return `${chart} ${place}`
  if (!after.hasTag('sheet')) return screen
  const { heading, primary, texts } = viewIn(chart, place)
  return [place, heading, primary, texts].map(String).join(' ')
}

const scriptOf = (chart: string, named: NamedPath, messages: EnglishMessages): Script => {
  let before = ''
  const stops = renderedSteps(named).map(({ by, after, isOver, isRendered }): Stop => {
    const place = leafStateOf(after)
    const isEntered = place !== before
    before = place
    const view = isRendered ? viewIn(chart, place) : null
    return {
      by: by.name,
      place,
      value: isOver ? null : JSON.stringify(after.value),
      views: view ? [view, ...(view.or ?? [])].map((each) => toEnglish(each, isEntered, messages)) : [],
      screen: isRendered && !flashes(after) ? screenOf(chart, after) : null,
      isSheet: after.hasTag('sheet'),
    }
  })
  const { name, path } = named
  return { chart, name, begin: path.start.name, stops, allowed: allowedPersianOn(chart, named) }
}

const shownIn =
  (chart: string, purpose: Purpose) =>
  (named: NamedPath): readonly string[] =>
    renderedSteps(named).flatMap(({ after, isRendered }) => {
      if (!isRendered) return []
      return purpose === 'english' ? [screenOf(chart, after)] : [leafStateOf(after)]
    })

/**
 * Explores the charts and writes the scripts for the workers. A screen is read in the first journey that has
 * it.
 */
export const writeScripts = async (purpose: Purpose): Promise<void> => {
  const messages = await loadEnglishMessages()
  const known = new Set<string>()
  const scripts = [...CHARTS_WITH_PAGE].flatMap((chart) => {
    const model = testModels[chart]
    if (!model) return []
    const { paths } = explorationOf(model)
    const shown = shownIn(chart, purpose)
    const isNew = (what: string): boolean => purpose === 'pictures' || !known.has(what)
    const chosen = fewestPathsThatShow(paths, (named) => shown(named).filter(isNew))
    for (const what of paths.flatMap(shown)) known.add(what)
    return chosen.map((named) => scriptOf(chart, named, messages))
  })
  const file = fileFor(purpose)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(scripts))
}

export const readScripts = (purpose: Purpose): readonly Script[] =>
  v.parse(v.pipe(v.string(), v.parseJson(), v.array(Script)), readFileSync(fileFor(purpose), 'utf8'))
