// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { install, isInstalled, onInstallable } from './install-prompt.ts'

/** Dispatches the browser's install event. @returns the event, and its prompt as a spy */
const offered = (outcome: 'accepted' | 'dismissed') => {
  const prompt = vi.fn<() => Promise<{ outcome: string }>>().mockResolvedValue({ outcome })
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  return { event, prompt }
}

describe('installing', () => {
  it('counts as dismissed if the browser has not offered it', async () => {
    expect(await install()).toBe('dismissed')
  })

  it('suppresses the browser’s own prompt, notifies the listener, and prompts once', async () => {
    const listener = vi.fn<() => void>()
    onInstallable(listener)
    expect(listener).not.toHaveBeenCalled()
    const { event, prompt } = offered('accepted')
    expect(event.defaultPrevented).toBe(true)
    expect(listener).toHaveBeenCalledOnce()
    expect(prompt).not.toHaveBeenCalled()
    expect(await install()).toBe('accepted')
    expect(await install()).toBe('dismissed')
    expect(prompt).toHaveBeenCalledOnce()
  })

  it('notifies a late listener at once, and none after the app was installed', () => {
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
  it.each([[true], [false]])('is recognised by its display mode: standalone %s', (matches) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches && query === '(display-mode: standalone)',
    }))
    expect(isInstalled()).toBe(matches)
  })
})
