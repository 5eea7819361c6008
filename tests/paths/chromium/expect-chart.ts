/**
 * Compares a chart of the app with the pure machine. The customers' build exposes no actors: like React's
 * developer tools, this listens to what React renders, and finds the actor in the props of the component that
 * receives it.
 */
import { isDeepStrictEqual } from 'node:util'
import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { AnyMachineSnapshot } from 'xstate'
import { deepestStateOf } from '../walk/expected-state.ts'

const WAIT_MS = 12_000

const Chart = v.object({ value: v.unknown(), context: v.record(v.string(), v.unknown()) })
type Chart = v.InferOutput<typeof Chart>

/** Large answers of the gateway, which stay the same for many steps: the page sends their hash. */
const HASHED = ['configuration', 'order'] as const

/**
 * Hashes a value, whatever the order of its keys. Runs in the page and here, so it refers to nothing outside.
 */
const hashOf = (value: unknown): string => {
  const canonical = (part: unknown): unknown =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.entries(part)
          .filter(([, each]) => each !== undefined)
          .map(([name, each]): [string, unknown] => [name, canonical(each)])
          .sort(([one], [other]) => (one < other ? -1 : 1))
      : Array.isArray(part)
        ? part.map(canonical)
        : part
  const text = JSON.stringify(canonical(value)) ?? 'undefined'
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return `${text.length} ${high >>> 0} ${low >>> 0}`
}

const known = new WeakMap<object, string>()
const expectedHash = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return hashOf(value)
  const hash = known.get(value) ?? hashOf(value)
  known.set(value, hash)
  return hash
}

/**
 * Makes a chart readable in pages that are opened afterwards: the first rendered actor of a chart with this
 * id.
 */
export const exposeChart = async (page: Page, chart: string): Promise<void> => {
  await page.addInitScript({ content: `window.hashOf = ${hashOf.toString()}` })
  await page.addInitScript(
    ([id, hashed]) => {
      const propertyOf = (whole: unknown, name: string): unknown =>
        typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
      const roots = new Set<unknown>()
      const renderedActor = (): unknown => {
        const fibers = [...roots].map((root) => propertyOf(root, 'current'))
        for (const fiber of fibers) {
          const props = propertyOf(fiber, 'memoizedProps')
          const actor = ['value', 'actor', 'box']
            .map((name) => propertyOf(props, name))
            .find((each) => propertyOf(propertyOf(each, 'logic'), 'id') === id)
          if (actor !== undefined) return actor
          fibers.push(
            ...[propertyOf(fiber, 'child'), propertyOf(fiber, 'sibling')].filter(
              (next) => typeof next === 'object' && next !== null,
            ),
          )
        }
        return undefined
      }
      const snapshotOf = (actor: unknown): unknown => {
        const getSnapshot = propertyOf(actor, 'getSnapshot')
        return typeof getSnapshot === 'function' ? Reflect.apply(getSnapshot, actor, []) : undefined
      }
      const hashes = new WeakMap<object, unknown>()
      const hash = (part: unknown): unknown => {
        const compute: unknown = Reflect.get(window, 'hashOf')
        if (typeof compute !== 'function') return part
        if (typeof part !== 'object' || part === null) return compute(part)
        if (!hashes.has(part)) hashes.set(part, compute(part))
        return hashes.get(part)
      }
      /** A file has no enumerable properties. */
      const fileAsRecord = (_: string, part: unknown): unknown =>
        part instanceof File ? { name: part.name, type: part.type, size: part.size } : part
      let actor: unknown
      /** A journey that has ended is not rendered any more. */
      const readChart = (isWhole: boolean): string | null => {
        if (propertyOf(snapshotOf(actor), 'status') !== 'done') actor = renderedActor() ?? actor
        const snapshot = snapshotOf(actor)
        if (snapshot === undefined) return null
        const context = Object.entries(propertyOf(snapshot, 'context') ?? {}).map(([name, part]) => [
          name,
          isWhole || !hashed.includes(name) ? part : hash(part),
        ])
        return JSON.stringify(
          { value: propertyOf(snapshot, 'value'), context: Object.fromEntries(context) },
          fileAsRecord,
        )
      }
      const tools = {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: unknown) => void roots.add(root),
        onCommitFiberUnmount: () => undefined,
      }
      Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools, readChart })
    },
    [chart, HASHED.map(String)] as const,
  )
}

const Json = v.pipe(v.string(), v.parseJson(), Chart)

const Failed = v.object({ failure: v.object({ errorId: v.string() }) })

/** Parts that are random in a page: the journey's id, and the prefix of its idempotency keys. */
const RANDOM = ['journeyId', 'keyPrefix']

/** Replaces random ids, and those of failures, by the ids of the pure machine. */
const withExpectedIds = (text: string, { context: expected }: Chart): Chart => {
  const { context } = v.parse(Json, text)
  const failed = v.safeParse(Failed, expected)
  const renamed = RANDOM.filter((part) => part in context).reduce(
    (now, part) => now.replaceAll(String(context[part]), String(expected[part])),
    text,
  )
  const errorId = failed.success ? failed.output.failure.errorId : ''
  return v.parse(Json, renamed.replace(/"errorId":"E-\w+"/, `"errorId":"${errorId}"`))
}

const chartOf = async (page: Page, expected: Chart, isWhole: boolean): Promise<Chart | null> => {
  const text = await page.evaluate((whole) => {
    const readChart: unknown = Reflect.get(window, 'readChart')
    const read: unknown = typeof readChart === 'function' ? readChart(whole) : null
    return typeof read === 'string' ? read : null
  }, isWhole)
  return text === null ? null : withExpectedIds(text, expected)
}

const LONGEST = 400
const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, LONGEST)

const differencesOf = (found: Chart | null, expected: Chart): readonly string[] => {
  if (found === null) return ['no chart runs']
  if (!isDeepStrictEqual(found.value, expected.value))
    return [`it is in ${short(found.value)}, not in ${short(expected.value)}`]
  const names = [...new Set([...Object.keys(found.context), ...Object.keys(expected.context)])]
  return names.flatMap((name) => {
    const [there, wanted] = [found.context[name], expected.context[name]]
    return isDeepStrictEqual(there, wanted) ? [] : [`${name} is ${short(there)}, not ${short(wanted)}`]
  })
}

/** Waits until the app's chart has this snapshot's state and context. */
export const expectChart = async (page: Page, snapshot: AnyMachineSnapshot): Promise<void> => {
  const { value, context } = snapshot
  const hashes = HASHED.flatMap((name) => (name in context ? [[name, expectedHash(context[name])]] : []))
  const small = { ...context, ...Object.fromEntries(hashes) }
  const expected = v.parse(Json, JSON.stringify({ value, context: small }))
  await expect
    .poll(async () => differencesOf(await chartOf(page, expected, false), expected), {
      message: `the app's chart in «${deepestStateOf(snapshot)}»`,
      timeout: WAIT_MS,
      intervals: [5, 10, 20, 40, 80],
    })
    .toEqual([])
    .catch(async (error: unknown) => {
      // The hashes do not say what differs.
      const whole = v.parse(Json, JSON.stringify({ value, context }))
      expect(differencesOf(await chartOf(page, whole, true), whole)).toEqual([])
      throw error
    })
}
