// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const worker = () => Object.assign(new EventTarget(), { postMessage: vi.fn<(message: unknown) => void>() })
type Worker = ReturnType<typeof worker>
type Place = 'installing' | 'waiting' | 'active'

/**
 * A browser with service workers, as far as the adapter sees it; gives its registration and what it was
 * asked to register.
 */
const browser = (workers: Partial<Record<Place, Worker>>) => {
  const places: Record<Place, Worker | null> = { installing: null, waiting: null, active: null, ...workers }
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

/** The adapter as a page that has just been loaded has it. */
const loaded = async () => {
  vi.resetModules()
  return import('./service-worker.ts')
}

/** A newer version arrives and is ready. */
const arrives = ({ registration }: ReturnType<typeof browser>): Worker => {
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
  it('is told of when it waits, and of the first version nothing is', async () => {
    const here = browser({})
    const { registerServiceWorker, onUpdateWaiting: onWaiting } = await loaded()
    const told = vi.fn<() => void>()
    onWaiting(told)
    await registerServiceWorker()
    expect(here.registered).toHaveBeenCalledExactlyOnceWith('/sw.js')
    here.registration.active = arrives(here)
    here.registration.waiting = null
    expect(told).not.toHaveBeenCalled()
    arrives(here)
    expect(told).toHaveBeenCalledOnce()
  })

  it('that waits already is told of at once', async () => {
    browser({ waiting: worker(), active: worker() })
    const { registerServiceWorker, onUpdateWaiting: onWaiting } = await loaded()
    await registerServiceWorker()
    const told = vi.fn<() => void>()
    onWaiting(told)
    expect(told).toHaveBeenCalledOnce()
  })

  it('takes over when it is told, and the page is left once, after that', async () => {
    const waiting = worker()
    const { container } = browser({ waiting, active: worker() })
    const { registerServiceWorker, activateUpdate: takeOver } = await loaded()
    await registerServiceWorker()
    const leave = vi.fn<() => void>()
    takeOver(leave)
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('take over')
    expect(leave).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    vi.advanceTimersByTime(60_000)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('that never comes to life keeps nobody waiting', async () => {
    browser({ waiting: worker(), active: worker() })
    const { registerServiceWorker, activateUpdate: takeOver } = await loaded()
    await registerServiceWorker()
    const leave = vi.fn<() => void>()
    takeOver(leave)
    vi.advanceTimersByTime(4_000)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('is asked for when a tab is looked at again after an hour, not before', async () => {
    const { registration } = browser({ active: worker() })
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
    browser({ active: worker() })
    const { registerServiceWorker, activateUpdate: takeOver } = await loaded()
    await registerServiceWorker()
    const leave = vi.fn<() => void>()
    takeOver(leave)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('so it is where the browser lets no worker be registered', async () => {
    const { container } = browser({})
    container.register.mockRejectedValue(new TypeError('refused'))
    Object.assign(container, { getRegistration: () => Promise.resolve(undefined) })
    const { registerServiceWorker, activateUpdate: takeOver } = await loaded()
    await registerServiceWorker()
    const leave = vi.fn<() => void>()
    takeOver(leave)
    expect(leave).toHaveBeenCalledOnce()
  })
})
