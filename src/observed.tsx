/**
 * The second entry of the app, for the visualizer's phone and tabs it attaches to: the same app on storage of its own, its calls
 * held until somebody says how they end. Start order, nothing else; no part of the customers' build.
 */
import { replaceStorageWithMemory } from '#adapters/memory-storage.ts'
import '#ui/base.css'
import * as v from 'valibot'
import { Preset } from '#machines/live/protocol.ts'

/** Storage and requests are taken over before any module of the app looks at them. */
const tab = replaceStorageWithMemory(window)
const preset = v.parse(Preset, Object.fromEntries(new URLSearchParams(location.search)))

const start = async (): Promise<void> => {
  const { interceptRequests: answerThrough } = await import('#adapters/gateway/request-interceptor.ts')
  let answer: Parameters<typeof answerThrough>[0] = () => Promise.resolve('pass')
  answerThrough((operation, signal) => answer(operation, signal))
  const { startPhone: showPhone } = await import('./app/observed/start-phone.ts')
  await showPhone(preset, tab, (answering) => {
    answer = answering
  })
}

void start()
