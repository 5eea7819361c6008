import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToPhone } from '../protocol/protocol.ts'
import { createCommandQueue } from './command-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Commands to the phone «here», the sent messages, and the id of the last one. */
const asking = () => {
  const said: ToPhone[] = []
  const questions = createCommandQueue({
    say: (message) => void said.push(message),
    isThere: (phone) => phone === 'here',
    asker: 'page',
  })
  const last = () => {
    const message = said.at(-1)
    return message !== undefined && 'ask' in message ? message.ask : ''
  }
  return { ...questions, said, last }
}

const soon = () => vi.advanceTimersByTimeAsync(0)

describe('a command to a phone', () => {
  it('is sent once the previous one is answered', async () => {
    const { ask, answered, said, last } = asking()
    const [one, other] = [ask({ kind: 'undo' }, 'here'), ask({ kind: 'happen', name: 'continue' }, 'here')]
    await soon()
    expect(said.map(({ kind }) => kind)).toEqual(['undo'])
    answered(last(), null)
    expect(await one).toBeNull()
    await soon()
    expect(said.map(({ kind }) => kind)).toEqual(['undo', 'happen'])
    answered(last(), '«continue» cannot happen here')
    expect(await other).toBe('«continue» cannot happen here')
  })
  it('fails when the phone is gone, and is not sent to a missing phone', async () => {
    const { ask, giveUp, said } = asking()
    const one = ask({ kind: 'restart' }, 'here')
    giveUp(['here'])
    expect(await one).toBe('the phone is gone')
    expect(await ask({ kind: 'undo' }, 'elsewhere')).toBe('the phone is gone')
    expect(said).toHaveLength(1)
  })
  it('times out', async () => {
    const { ask, said } = asking()
    const [one] = [ask({ kind: 'undo' }, 'here'), ask({ kind: 'restart' }, 'here')]
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await one).toBe('the phone is gone')
    expect(said.map(({ kind }) => kind)).toEqual(['undo', 'restart'])
  })
})
