// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { visibleToast } from '#machines/app/toasts.ts'
import { addToast, toasts } from './toasts.ts'

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
