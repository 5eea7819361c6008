/**
 * A chart of the app, read from outside. The customers' build has no bridge: React tells developer tools of all that it draws,
 * this listens in as they do, and finds the chart's actor where the page hands it to what draws it.
 */
import { isDeepStrictEqual } from 'node:util'
import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import { deepestStateOf } from '../walk/expected-state.ts'

const WAIT_MS = 12_000

const Charted = v.object({ value: v.unknown(), memory: v.record(v.string(), v.unknown()) })
type Charted = v.InferOutput<typeof Charted>

/** Takes a page before it is opened, and the chart's id; from then on the chart can be read, the first of that kind where there are several. */
export const exposeChart = async (page: Page, chart: string): Promise<void> => {
  await page.addInitScript((id) => {
    const partOf = (whole: unknown, name: string): unknown =>
      typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
    const roots = new Set<unknown>()
    const actorDrawn = (): unknown => {
      const drawn = [...roots].map((root) => partOf(root, 'current'))
      for (const element of drawn) {
        const props = partOf(element, 'memoizedProps')
        const given = ['value', 'actor', 'box']
          .map((name) => partOf(props, name))
          .find((each) => partOf(partOf(each, 'logic'), 'id') === id)
        if (given !== undefined) return given
        drawn.push(
          ...[partOf(element, 'child'), partOf(element, 'sibling')].filter(
            (next) => typeof next === 'object' && next !== null,
          ),
        )
      }
      return undefined
    }
    const snapshotOf = (actor: unknown): unknown => {
      const getSnapshot = partOf(actor, 'getSnapshot')
      return typeof getSnapshot === 'function' ? Reflect.apply(getSnapshot, actor, []) : undefined
    }
    /** A file writes nothing of itself. */
    const asText = (_: string, part: unknown): unknown =>
      part instanceof File ? { name: part.name, type: part.type, size: part.size } : part
    let actor: unknown
    /** A journey that has ended is drawn no more. */
    const chartNow = (): string | null => {
      if (partOf(snapshotOf(actor), 'status') !== 'done') actor = actorDrawn() ?? actor
      const snapshot = snapshotOf(actor)
      return snapshot === undefined
        ? null
        : JSON.stringify({ value: partOf(snapshot, 'value'), memory: partOf(snapshot, 'context') }, asText)
    }
    const tools = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: unknown) => void roots.add(root),
      onCommitFiberUnmount: () => undefined,
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools, chartNow })
  }, chart)
}

const Written = v.pipe(v.string(), v.parseJson(), Charted)

const Failed = v.object({ failure: v.object({ errorId: v.string() }) })

/** Ids that are random in a page: its journey's, which keys of changes are made of. */
const RANDOM = ['journeyId', 'keyPrefix']

/** Random ids, and those of failures, are called as the pure machine's are. */
const withIds = (text: string, { memory: expected }: Charted): Charted => {
  const { memory } = v.parse(Written, text)
  const failed = v.safeParse(Failed, expected)
  const renamed = RANDOM.filter((part) => part in memory).reduce(
    (now, part) => now.replaceAll(String(memory[part]), String(expected[part])),
    text,
  )
  return v.parse(
    Written,
    renamed.replace(
      /"errorId":"E-\w+"/,
      `"errorId":"${failed.success ? failed.output.failure.errorId : ''}"`,
    ),
  )
}

const chartOf = async (page: Page, expected: Charted): Promise<Charted | null> => {
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
  if (!isDeepStrictEqual(found.value, expected.value))
    return [`it is in ${short(found.value)}, not in ${short(expected.value)}`]
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
  await expect
    .poll(async () => differencesOf(await chartOf(page, expected), expected), {
      message: `the app's chart in «${deepestStateOf(snapshot)}»`,
      timeout: WAIT_MS,
      intervals: [5, 10, 20, 40, 80],
    })
    .toEqual([])
}
