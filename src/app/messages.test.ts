// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { activateLocale, loadMessages } from './messages.ts'

it('a catalogue that arrives is added to the active messages without redrawing what is on the page', async () => {
  await activateLocale('fa')
  const redraw = vi.fn<() => void>()
  const stop = i18n.on('change', redraw)
  const before = Object.keys(i18n.messages).length
  await loadMessages('faq')
  expect(Object.keys(i18n.messages).length).toBeGreaterThan(before)
  expect(redraw).not.toHaveBeenCalled()
  stop()
})

it('a new locale redraws once, with every catalogue in use', async () => {
  await activateLocale('fa')
  await loadMessages('faq')
  const inPersian = Object.keys(i18n.messages).length
  const redraw = vi.fn<() => void>()
  const stop = i18n.on('change', redraw)
  await activateLocale('en')
  expect(i18n.locale).toBe('en')
  expect(Object.keys(i18n.messages)).toHaveLength(inPersian)
  expect(redraw).toHaveBeenCalledTimes(1)
  stop()
})
