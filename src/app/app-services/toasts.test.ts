// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { visibleToast } from '#machines/app/toasts.ts'
import { actionOfToast, addToast, toasts } from './toasts.ts'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'fa', messages: {} })
  toasts.start()
})

const visible = () => visibleToast(toasts.getSnapshot().context)?.text

it('what a toast says follows the language, and so do the toasts that wait', () => {
  const say = (persian: string, english: string) => () => (i18n.locale === 'en' ? english : persian)
  addToast('saved', 'success', say('ذخیره شد.', 'Saved.'))
  addToast('offline', 'error', say('اینترنت نیست.', 'No internet.'))
  expect(visible()).toBe('ذخیره شد.')
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(visible()).toBe('Saved.')
  toasts.send({ type: 'toast.removed' })
  expect(visible()).toBe('No internet.')
})

it('a press on the button of a toast does what it says, and removes the toast', () => {
  const pressed: string[] = []
  const action = { label: () => 'دیدن', onPress: () => void pressed.push('renewal') }
  addToast('renewal', 'info', () => 'بیمه‌نامه‌تان رو به پایان است.', { action })
  const button = actionOfToast('renewal')
  expect(button?.label).toBe('دیدن')
  button?.onPress()
  expect(pressed).toEqual(['renewal'])
  expect(toasts.getSnapshot().context.toasts.map(({ key }) => key)).not.toContain('renewal')
  expect(actionOfToast('offline')).toBeNull()
})
