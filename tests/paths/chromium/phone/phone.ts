/**
 * The visualizer's phone as a page of its own: the real app with a request queue, controlled over the phone's
 * channel.
 */
import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { isJourneyId } from '#machines/journeys.ts'
import { CHANNEL, PhoneState } from '../../../../visualizer/protocol/protocol.ts'

const WAIT_MS = 12_000

export type Phone = {
  /** Performs an event case by its name. */
  readonly perform: (name: string) => Promise<void>
  /** Waits until a chart has this value and no request is pending. */
  readonly expectAt: (id: string, value: string) => Promise<void>
}

/** Runs in the page: receives the phone's messages and sends requests. */
const hearPhone = (name: string): void => {
  const channel = new BroadcastChannel(name)
  const asked = new Map<string, (problem: unknown) => void>()
  let phone: unknown
  let scene: unknown = null
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const part = (key: string): unknown =>
      typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined
    if (part('kind') === 'here') {
      phone = part('phone')
      scene = part('scene')
    }
    asked.get(String(part('ask')))?.(part('problem'))
  })
  const happenInPhone = (happening: string) =>
    new Promise((resolve) => {
      const message = { kind: 'happen', phone, ask: `${asked.size} ${happening}`, name: happening }
      asked.set(message.ask, resolve)
      channel.postMessage(message)
    })
  Object.assign(window, { sceneOfPhone: () => scene, happenInPhone })
}

type Opening = { readonly chart: string; readonly begin: string; readonly language: 'fa' | 'en' }

const hearing = new WeakSet<Page>()

/**
 * Opens a phone at one of a chart's starts. A page may open one phone after another: each has a memory of its
 * own, and the browser keeps the scripts that it has compiled, which is two thirds of a phone's cost
 * (decision 043).
 */
export const openPhone = async (page: Page, { chart, begin, language }: Opening): Promise<Phone> => {
  if (!hearing.has(page)) await page.addInitScript(hearPhone, CHANNEL)
  hearing.add(page)
  const journey = isJourneyId(chart) ? { journey: chart } : {}
  const preset = new URLSearchParams({ language, variants: 'asked', begin, ...journey })
  await page.goto(`/visualizer/observed.html?${preset.toString()}`)

  const sceneNow = async (): Promise<PhoneState | null> => {
    const scene = await page.evaluate(() => {
      const now: unknown = Reflect.get(window, 'sceneOfPhone')
      return typeof now === 'function' ? Reflect.apply(now, null, []) : null
    })
    return v.parse(v.nullable(PhoneState), scene)
  }
  await expect.poll(sceneNow, { message: 'what the phone shows', timeout: WAIT_MS }).not.toBeNull()
  return {
    perform: async (name) => {
      const problem = await page.evaluate((happening) => {
        const happen: unknown = Reflect.get(window, 'happenInPhone')
        return typeof happen === 'function' ? Reflect.apply(happen, null, [happening]) : 'no phone is heard'
      }, name)
      expect(problem, `«${name}» happens`).toBeNull()
    },
    expectAt: (id, value) =>
      expect
        .poll(
          async () => {
            const scene = await sceneNow()
            return scene && { chart: scene.chart, value: scene.value, busy: scene.busy }
          },
          { message: 'state of the phone', timeout: WAIT_MS, intervals: [5, 10, 20, 40, 80] },
        )
        .toEqual({ chart: id, value, busy: false }),
  }
}
