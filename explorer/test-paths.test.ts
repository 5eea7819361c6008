/** Paths in the shape of `xstate/graph` fail where a suite forgets a state or an event. */
import { describe, expect, it } from 'vitest'
import { supportTestModel } from './app/support.ts'
import { type TestHandlers, testPathsOf } from './test-paths.ts'

const paths = testPathsOf(supportTestModel)
const types = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event.type)))
const nothing = () => undefined
const events: TestHandlers['events'] = Object.fromEntries([...types].map((type) => [type, nothing]))
const path = paths.find(({ steps }) => steps.length > 1)

describe('a test path', () => {
  it('is described as in the catalogue, and its steps lead to its state', () => {
    expect(paths.length).toBeGreaterThan(2)
    expect(paths.map(({ description }) => description)).toContain('a page, help twice')
    expect(path?.steps[0]?.event.type).toBe('support.opened')
    expect(path?.state.machine.id).toBe('support')
  })
  it('checks every state and executes every event in order', async () => {
    const done: string[] = []
    await path?.test({
      states: { '*': () => void done.push('state') },
      events: Object.fromEntries([...types].map((type) => [type, ({ event }) => void done.push(event.type)])),
    })
    const expected = path?.steps.flatMap(({ event }) => ['state', event.type]) ?? []
    expect(done).toEqual([...expected, 'state'])
  })
  it('fails on a state that no entry checks', async () => {
    await expect(path?.test({ states: {}, events })).rejects.toThrow('No entry in «states» checks the state')
  })
  it('fails on an event that no entry executes', async () => {
    await expect(path?.test({ states: { '*': nothing }, events: {} })).rejects.toThrow(
      'No entry in «events» executes the event support.opened',
    )
  })
  it('fails where a check fails', async () => {
    const states = {
      '*': () => {
        throw new Error('the page shows something else')
      },
    }
    await expect(path?.test({ states, events })).rejects.toThrow('the page shows something else')
  })
})
