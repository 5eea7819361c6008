// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { install, isInstalled, onInstallable } from './install-prompt.ts'

/** The browser's offer; gives the event and what was asked of it. */
const offered = (outcome: 'accepted' | 'dismissed') => {
  const prompt = vi.fn<() => Promise<{ outcome: string }>>().mockResolvedValue({ outcome })
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  return { event, prompt }
}

describe('installing', () => {
  it('is dismissed where the browser has offered nothing', async () => {
    expect(await install()).toBe('dismissed')
  })

  it('keeps the browser from asking by itself, tells that it can be asked, and asks once', async () => {
    const told = vi.fn<() => void>()
    onInstallable(told)
    expect(told).not.toHaveBeenCalled()
    const { event, prompt } = offered('accepted')
    expect(event.defaultPrevented).toBe(true)
    expect(told).toHaveBeenCalledOnce()
    expect(prompt).not.toHaveBeenCalled()
    expect(await install()).toBe('accepted')
    expect(await install()).toBe('dismissed')
    expect(prompt).toHaveBeenCalledOnce()
  })

  it('tells at once whoever comes after the offer, and nobody after it was taken elsewhere', () => {
    offered('dismissed')
    const late = vi.fn<() => void>()
    onInstallable(late)()
    expect(late).toHaveBeenCalledOnce()
    dispatchEvent(new Event('appinstalled'))
    const later = vi.fn<() => void>()
    onInstallable(later)
    expect(later).not.toHaveBeenCalled()
  })
})

describe('an installed app', () => {
  it.each([[true], [false]])('is told by the window it runs in: standalone %s', (matches) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches && query === '(display-mode: standalone)',
    }))
    expect(isInstalled()).toBe(matches)
  })
})
