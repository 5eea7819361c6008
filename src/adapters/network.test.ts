// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOnline, reportCallOutcome, reachability, subscribe } from './network.ts'

const listener = vi.fn<() => void>()
const unsubscribe = subscribe(listener)
const report = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  dispatchEvent(new Event(state))
}

afterEach(() => {
  report('online')
  listener.mockClear()
})

describe('the network', () => {
  it('is offline and online as the device reports', () => {
    report('offline')
    expect([reachability(), isOnline()]).toEqual(['offline', false])
    report('online')
    expect([reachability(), isOnline()]).toEqual(['online', true])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is unreachable after a failed call, until a call is answered', () => {
    reportCallOutcome('unreachable')
    expect(reachability()).toBe('unreachable')
    reportCallOutcome('unreachable')
    expect(listener).toHaveBeenCalledOnce()
    reportCallOutcome('answered')
    expect(reachability()).toBe('online')
  })

  it('counts as online again once the device reports it', () => {
    reportCallOutcome('unreachable')
    report('offline')
    report('online')
    expect(reachability()).toBe('online')
  })

  it('does not notify a listener that has unsubscribed', () => {
    unsubscribe()
    report('offline')
    expect(listener).not.toHaveBeenCalled()
  })
})
