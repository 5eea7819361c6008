/** Tabs with the app are found, and leave the list when they are gone. */
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { CHANNEL, type FromPhone, Preset, type PhoneState, ToPhone } from '../protocol/protocol.ts'
import { discoverPhones, sceneOf, sendCommand } from './phones.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const scene: PhoneState = {
  preset: v.parse(Preset, {}),
  chart: null,
  value: 'null',
  active: [],
  passed: { states: [], transitions: [] },
  happened: [],
  undone: [],
  calls: [],
  possibleEvents: [],
  context: {},
  busy: false,
}

/** A tab that answers while it is open. It sends no message when it closes. */
const openTab = (phone: string) => {
  const channel = new BroadcastChannel(CHANNEL)
  const say = (message: FromPhone) => channel.postMessage(message)
  let isOpen = true
  let command = ''
  channel.addEventListener('message', ({ data }) => {
    const message = v.parse(ToPhone, data)
    if (isOpen && message.kind === 'who') say({ kind: 'here', phone, scene })
    if (message.kind === 'undo') command = message.ask
  })
  onTestFinished(() => channel.close())
  return {
    close: () => {
      isOpen = false
    },
    answer: () => say({ kind: 'done', phone, ask: command, problem: null }),
  }
}
/** How often tabs are looked for, in seconds, and how often they may not answer. */
const [EVERY, UNANSWERED] = [2, 3]
const discover = () => onTestFinished(discoverPhones())
/** Time passes, and messages arrive. */
const pass = async (seconds: number): Promise<void> => {
  vi.advanceTimersByTime(seconds * 1_000)
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
}

describe('tabs with the app', () => {
  it('stay while they answer, even if the timers of the hidden visualizer run once a minute', async () => {
    const now = vi.spyOn(performance, 'now')
    onTestFinished(() => now.mockRestore())
    openTab('open')
    discover()
    for (let minute = 1; minute <= 5; minute += 1) {
      await pass(EVERY)
      now.mockReturnValue(minute * 60_000)
    }
    expect(sceneOf('open')).toEqual(scene)
  })
  it('leave the list when they stop answering', async () => {
    const { close } = openTab('closed')
    discover()
    await pass(0)
    expect(sceneOf('closed')).toEqual(scene)
    close()
    for (let times = 0; times < UNANSWERED; times += 1) await pass(EVERY)
    expect(sceneOf('closed')).toEqual(scene)
    await pass(EVERY)
    expect(sceneOf('closed')).toBeNull()
  })
  it('stay while they load again for a command', async () => {
    const { close, answer } = openTab('loading')
    discover()
    await pass(0)
    close()
    const isDone = sendCommand({ kind: 'undo' }, 'loading')
    for (let times = 0; times < UNANSWERED + 1; times += 1) await pass(EVERY)
    expect(sceneOf('loading')).toEqual(scene)
    answer()
    expect(await isDone).toBeNull()
    for (let times = 0; times < UNANSWERED + 1; times += 1) await pass(EVERY)
    expect(sceneOf('loading')).toBeNull()
  })
})
