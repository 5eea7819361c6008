/**
 * The app's own chart, read from outside. The customers' build has no bridge: React tells developer tools of all that it draws,
 * this listens in as they do, and finds the journey's actor where the page hands it to its steps.
 */
import { isDeepStrictEqual } from 'node:util'
import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import type { JourneyContext } from '#machines/journey/context.ts'
import { thirdParty } from '#machines/third-party.ts'
import { memoryOf, placeIn } from './shadow.ts'

const WAIT_MS = 12_000

const Charted = v.object({ value: v.unknown(), memory: v.record(v.string(), v.unknown()) })
type Charted = v.InferOutput<typeof Charted>

/** Takes a page before it is opened; from then on its chart can be read. */
export const listenToChart = async (page: Page): Promise<void> => {
  await page.addInitScript((id) => {
    const partOf = (whole: unknown, name: string): unknown => (typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined)
    const roots = new Set<unknown>()
    const actorDrawn = (): unknown => {
      const drawn = [...roots].map((root) => partOf(root, 'current'))
      for (const element of drawn) {
        const given = partOf(partOf(element, 'memoizedProps'), 'value')
        if (partOf(partOf(given, 'logic'), 'id') === id) return given
        drawn.push(...[partOf(element, 'child'), partOf(element, 'sibling')].filter((next) => typeof next === 'object' && next !== null))
      }
      return undefined
    }
    const snapshotOf = (actor: unknown): unknown => {
      const getSnapshot = partOf(actor, 'getSnapshot')
      return typeof getSnapshot === 'function' ? Reflect.apply(getSnapshot, actor, []) : undefined
    }
    let actor: unknown
    /** A journey that has ended is drawn no more. */
    const chartNow = (): string | null => {
      if (partOf(snapshotOf(actor), 'status') !== 'done') actor = actorDrawn() ?? actor
      const snapshot = snapshotOf(actor)
      return snapshot === undefined ? null : JSON.stringify({ value: partOf(snapshot, 'value'), memory: partOf(snapshot, 'context') })
    }
    const tools = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: (_: number, root: unknown) => void roots.add(root), onCommitFiberUnmount: () => undefined }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools, chartNow })
  }, thirdParty.id)
}

const Written = v.pipe(v.string(), v.parseJson(), Charted)

/** The random ids of a page, its journey's, which keys of changes are made of, and those of failures, are called as the pure machine's are. */
const withIds = (text: string, { journeyId, failure }: JourneyContext): Charted => {
  const charted = v.parse(Written, text)
  const id = String(charted.memory['journeyId'])
  return v.parse(Written, text.replaceAll(id, journeyId).replace(/"errorId":"E-\w+"/, `"errorId":"${failure?.errorId ?? ''}"`))
}

const chartOf = async (page: Page, expected: JourneyContext): Promise<Charted | null> => {
  const text = await page.evaluate(() => {
    const chartNow: unknown = Reflect.get(window, 'chartNow')
    const told: unknown = typeof chartNow === 'function' ? chartNow() : null
    return typeof told === 'string' ? told : null
  })
  return text === null ? null : withIds(text, expected)
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 400)

const differencesOf = (found: Charted | null, expected: Charted): readonly string[] => {
  if (found === null) return ['no chart runs']
  if (!isDeepStrictEqual(found.value, expected.value)) return [`it is in ${short(found.value)}, not in ${short(expected.value)}`]
  const parts = [...new Set([...Object.keys(found.memory), ...Object.keys(expected.memory)])]
  return parts.flatMap((part) => {
    const [there, wanted] = [found.memory[part], expected.memory[part]]
    return isDeepStrictEqual(there, wanted) ? [] : [`${part} is ${short(there)}, not ${short(wanted)}`]
  })
}

/** Takes a page and what its chart has to be; waits until the app's own has the same state and the same memory. */
export const expectChart = async (page: Page, snapshot: AnyMachineSnapshot): Promise<void> => {
  const { value, context } = snapshot
  const expected = v.parse(Written, JSON.stringify({ value, memory: context }))
  await expect.poll(async () => differencesOf(await chartOf(page, memoryOf(snapshot)), expected), { message: `the app's chart in «${placeIn(snapshot)}»`, timeout: WAIT_MS, intervals: [5, 10, 20, 40, 80] }).toEqual([])
}
