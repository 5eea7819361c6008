// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** A worker that reports its version, unless it is of an earlier build. */
const worker = (version?: string) =>
  Object.assign(new EventTarget(), {
    postMessage: vi.fn<(message: unknown, ports?: readonly MessagePort[]) => void>((message, [port] = []) => {
      if (message === 'version' && version !== undefined) port?.postMessage(version)
    }),
  })
type Worker = ReturnType<typeof worker>
type WorkerState = 'installing' | 'waiting' | 'active'

/**
 * Fakes the parts of a browser's service workers that the adapter uses.
 * @returns the registration, its container, and a spy for `register`
 */
const fakeBrowser = (workers: Partial<Record<WorkerState, Worker>>) => {
  const places: Record<WorkerState, Worker | null> = {
    installing: null,
    waiting: null,
    active: null,
    ...workers,
  }
  const registration = Object.assign(new EventTarget(), places, {
    update: vi.fn<() => Promise<void>>().mockResolvedValue(),
  })
  const registered = vi.fn<(address: string) => Promise<unknown>>().mockResolvedValue(registration)
  const container = Object.assign(new EventTarget(), {
    register: registered,
    getRegistration: () => Promise.resolve(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return { registration, registered, container }
}

afterAll(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

/** Imports the adapter afresh, as a newly loaded page does. */
const loaded = async () => {
  vi.resetModules()
  return import('./service-worker.ts')
}

/** A newer version is installed and waits. */
const installNewer = ({ registration }: ReturnType<typeof fakeBrowser>): Worker => {
  const newer = worker()
  registration.installing = newer
  registration.dispatchEvent(new Event('updatefound'))
  registration.installing = null
  registration.waiting = newer
  newer.dispatchEvent(new Event('statechange'))
  return newer
}

beforeEach(() => void vi.useFakeTimers())

describe('a newer version of the app', () => {
  it('notifies the listener once it waits; the first version does not', async () => {
    const fake = fakeBrowser({})
    const { registerServiceWorker, onUpdateWaiting } = await loaded()
    const listener = vi.fn<(version: string | null) => void>()
    onUpdateWaiting(listener)
    await registerServiceWorker()
    expect(fake.registered).toHaveBeenCalledExactlyOnceWith('/sw.js')
    fake.registration.active = installNewer(fake)
    fake.registration.waiting = null
    expect(listener).not.toHaveBeenCalled()
    installNewer(fake)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(listener).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('reports its version, at once if it waits already', async () => {
    fakeBrowser({ waiting: worker('2.17.0'), active: worker() })
    const { registerServiceWorker, onUpdateWaiting } = await loaded()
    await registerServiceWorker()
    const listener = vi.fn<(version: string | null) => void>()
    onUpdateWaiting(listener)
    await vi.waitUntil(() => listener.mock.calls.length > 0)
    expect(listener).toHaveBeenCalledExactlyOnceWith('v2.17.0')
  })

  it('takes over on request; afterwards the page is left, once', async () => {
    const waiting = worker()
    const { container } = fakeBrowser({ waiting, active: worker() })
    const { registerServiceWorker, activateUpdate } = await loaded()
    await registerServiceWorker()
    const leave = vi.fn<() => void>()
    activateUpdate(leave)
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('take over')
    expect(leave).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    vi.advanceTimersByTime(60_000)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('does not block leaving if it never takes over', async () => {
    fakeBrowser({ waiting: worker(), active: worker() })
    const { registerServiceWorker, activateUpdate } = await loaded()
    await registerServiceWorker()
    const leave = vi.fn<() => void>()
    activateUpdate(leave)
    vi.advanceTimersByTime(4_000)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('is looked for when the tab becomes visible after an hour, not before', async () => {
    const { registration } = fakeBrowser({ active: worker() })
    const { registerServiceWorker } = await loaded()
    await registerServiceWorker()
    vi.advanceTimersByTime(3_000_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(registration.update).not.toHaveBeenCalled()
    vi.advanceTimersByTime(600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(registration.update).toHaveBeenCalledOnce()
  })
})

describe('without a newer version', () => {
  it('the page is left at once', async () => {
    fakeBrowser({ active: worker() })
    const { registerServiceWorker, activateUpdate } = await loaded()
    await registerServiceWorker()
    const leave = vi.fn<() => void>()
    activateUpdate(leave)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('the page is left at once also if no worker can be registered', async () => {
    const { container } = fakeBrowser({})
    container.register.mockRejectedValue(new TypeError('refused'))
    Object.assign(container, { getRegistration: () => Promise.resolve(undefined) })
    const { registerServiceWorker, activateUpdate } = await loaded()
    await registerServiceWorker()
    const leave = vi.fn<() => void>()
    activateUpdate(leave)
    expect(leave).toHaveBeenCalledOnce()
  })
})
