/**
 * Entry of the visualizer's phone and of the tabs that the visualizer attaches to: the customers' app with
 * storage in memory, whose requests wait until the visualizer chooses their answers. Part of the visualizer's
 * build only.
 */
import { replaceStorageWithMemory } from './memory-storage.ts'
import '#ui/base.css'
import * as v from 'valibot'
import { Preset } from '../protocol/protocol.ts'
import type { RequestInterceptor } from './request-interceptor.ts'

// Storage and requests are replaced before any module of the app reads them.
const tabStorage = replaceStorageWithMemory(window)
const preset = v.parse(Preset, Object.fromEntries(new URLSearchParams(location.search)))

const start = async (): Promise<void> => {
  const { interceptRequests } = await import('./request-interceptor.ts')
  let interceptor: RequestInterceptor = () => Promise.resolve('pass')
  interceptRequests((operation, signal) => interceptor(operation, signal))
  const { startPhone } = await import('./start-phone.ts')
  await startPhone(preset, tabStorage, (replacement) => {
    interceptor = replacement
  })
}

void start()
