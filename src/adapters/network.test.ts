// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOnline, reportCallOutcome, reachability, subscribe } from './network.ts'

const told = vi.fn<() => void>()
const forget = subscribe(told)
const becomes = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  dispatchEvent(new Event(state))
}

afterEach(() => {
  becomes('online')
  told.mockClear()
})

describe('the network', () => {
  it('is off when the device says so, and back when it says that', () => {
    becomes('offline')
    expect([reachability(), isOnline()]).toEqual(['offline', false])
    becomes('online')
    expect([reachability(), isOnline()]).toEqual(['online', true])
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('leads nowhere after a call that found nobody, until one is answered', () => {
    reportCallOutcome('unreachable')
    expect(reachability()).toBe('unreachable')
    reportCallOutcome('unreachable')
    expect(told).toHaveBeenCalledOnce()
    reportCallOutcome('answered')
    expect(reachability()).toBe('online')
  })

  it('is believed again once the device has found it again', () => {
    reportCallOutcome('unreachable')
    becomes('offline')
    becomes('online')
    expect(reachability()).toBe('online')
  })

  it('tells nobody who has had enough', () => {
    forget()
    becomes('offline')
    expect(told).not.toHaveBeenCalled()
  })
})
