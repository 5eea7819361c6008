import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToPhone } from '../protocol/protocol.ts'
import { makeQuestions } from './questions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Questions to the phone «here», what was said to it, and the name of what was said last. */
const asking = () => {
  const said: ToPhone[] = []
  const questions = makeQuestions({
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

describe('what a phone is asked', () => {
  it('is asked once what was asked before is answered', async () => {
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
  it('is given up where the phone is gone, and is not asked of one that is not there', async () => {
    const { ask, giveUp, said } = asking()
    const one = ask({ kind: 'restart' }, 'here')
    giveUp(['here'])
    expect(await one).toBe('the phone is gone')
    expect(await ask({ kind: 'undo' }, 'elsewhere')).toBe('the phone is gone')
    expect(said).toHaveLength(1)
  })
  it('does not wait for ever', async () => {
    const { ask, said } = asking()
    const [one] = [ask({ kind: 'undo' }, 'here'), ask({ kind: 'restart' }, 'here')]
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await one).toBe('the phone is gone')
    expect(said.map(({ kind }) => kind)).toEqual(['undo', 'restart'])
  })
})
