/**
 * What the phone is asked to do in English, as plain JSON: the few paths that together show every state of the charts that have
 * a page, and what each step has to show. Written once, before the workers begin. Issue "Around the journey", "Accessibility".
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import { CHARTS_WITH_PAGE } from '../../../../visualizer/protocol/protocol.ts'
import type { NamedPath } from '#explorer/catalogue.ts'
import type { PathStep } from '#explorer/path-cover.ts'
import { testModels } from '#explorer/test-models.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { paymentResultViews } from '#tests/journeys/steps/payment-result.ts'
import type { ExpectedView } from '#tests/journeys/steps/table.ts'
import { viewOf } from '#tests/journeys/steps/tables.ts'
import { ROOT } from '#tests/system/command.ts'
import { fewestPathsThatShow, leafStateOf } from '../../leaf-states.ts'
import { flashes } from '../time.ts'
import { englishMessages, type Said, toEnglish } from './english-messages.ts'
import { allowedPersianOn } from './allowed-persian.ts'

const SaidOnPage = v.object({
  heading: v.nullable(v.string()),
  primary: v.nullable(v.string()),
  says: v.array(v.string()),
})

const Stop = v.object({
  /** What happened, by its name in the catalogue of paths. */
  by: v.string(),
  place: v.string(),
  /** The chart's value as the phone tells it; null once another page has followed. */
  value: v.nullable(v.string()),
  /** What the page says then, one of these; empty before the page is drawn. */
  shows: v.array(SaidOnPage),
  /** What axe looks at once; null where it does not. */
  sight: v.nullable(v.string()),
})
export type Stop = v.InferOutput<typeof Stop>

const Script = v.object({
  chart: v.string(),
  name: v.string(),
  begin: v.string(),
  stops: v.array(Stop),
  given: v.array(v.string()),
})
export type Script = v.InferOutput<typeof Script>

const FILE = join(ROOT, 'test-results/covers/english.json')

/** A fresh page draws nothing of its own before the journey's first answer. */
const waitsToBeDrawn = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches('opening') && snapshot.hasTag('loading')

type Drawn = PathStep & { readonly isOver: boolean; readonly isDrawn: boolean }

/** The steps of a path, its beginning first, each with whether another page has followed, and whether its own is drawn. */
const drawnSteps = ({
  path: { start: beginning, startSnapshot: begins, steps },
}: NamedPath): readonly Drawn[] => {
  const all = [{ by: beginning, after: begins }, ...steps]
  const first = all.findIndex(({ after }) => !waitsToBeDrawn(after))
  return all.map(({ by, after }, place) => {
    // Whatever a person does on the payment's result, and does not change it, leads to another page.
    const leads =
      after.machine.id === 'payment-result' &&
      JSON.stringify(after.value) === JSON.stringify(all[place - 1]?.after.value)
    const isOver = leads || after.status !== 'active'
    return { by, after, isOver, isDrawn: first >= 0 && place >= first && !isOver }
  })
}

/** The box alone has the gateway's name for its heading; what it says is its own walks' matter. */
const boxShown: ExpectedView = { heading: null, primary: null }

const shownOf = (chart: string, place: string): ExpectedView => {
  const shown =
    chart === 'upload-box' ? boxShown : chart === 'payment-result' ? paymentResultViews[place] : viewOf(place)
  if (!shown) throw new Error(`No table says what «${place}» of ${chart} shows`)
  return shown
}

const sightOf = (chart: string, after: AnyMachineSnapshot): string => {
  const { failure, problem, changing, signedIn } = after.context
  return JSON.stringify([chart, leafStateOf(after), failure?.kind, problem, changing === null, signedIn])
}

const scriptOf = (chart: string, named: NamedPath, english: ReadonlyMap<string, string>): Script => {
  let before = ''
  const stops = drawnSteps(named).map(({ by, after, isOver, isDrawn }): Stop => {
    const place = leafStateOf(after)
    const isCome = place !== before
    before = place
    const shown = isDrawn ? shownOf(chart, place) : null
    const shows: readonly Said[] = shown
      ? [shown, ...(shown.or ?? [])].map((each) => toEnglish(each, isCome, english))
      : []
    return {
      by: by.name,
      place,
      value: isOver ? null : JSON.stringify(after.value),
      shows: [...shows],
      sight: isDrawn && !flashes(after) ? sightOf(chart, after) : null,
    }
  })
  return {
    chart,
    name: named.name,
    begin: named.path.start.name,
    stops,
    given: allowedPersianOn(chart, named),
  }
}

const drawnIn = (named: NamedPath): readonly string[] =>
  drawnSteps(named).flatMap(({ after, isDrawn }) => (isDrawn ? [leafStateOf(after)] : []))

/** Explores the charts and writes what the workers do. */
export const writeScripts = async (): Promise<void> => {
  const english = await englishMessages()
  const scripts = [...CHARTS_WITH_PAGE].flatMap((chart) => {
    const walk = testModels[chart]
    return walk
      ? fewestPathsThatShow(explorationOf(walk).paths, drawnIn).map((named) =>
          scriptOf(chart, named, english),
        )
      : []
  })
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(scripts))
}

/** Gives what was written. */
export const readScripts = (): readonly Script[] =>
  v.parse(v.pipe(v.string(), v.parseJson(), v.array(Script)), readFileSync(FILE, 'utf8'))
