/**
 * Locale of the page: language, direction and manifest follow the active catalogue in the same frame, and
 * the user can change the language in place. Answers, step, address and scroll position stay.
 */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLayoutEffect } from 'react'
import { storeLocale } from '#adapters/locale.ts'
import type { Locale } from '#contract/texts.ts'
import { directionOf } from '#ui/format/language.ts'
import { showToast } from './app-services.ts'
import { activateLocale } from './messages.ts'
import { revealPage } from './shell/prerendered-page.ts'

const notLoaded = msg`زبان عوض نشد؛ اینترنت را بررسی کنید و دوباره امتحان کنید.`

/**
 * Activates and stores a locale. Where its messages cannot be loaded, a toast says so and the locale stays.
 */
export const changeLocale = async (locale: Locale): Promise<void> => {
  try {
    if (await activateLocale(locale)) storeLocale(locale)
  } catch {
    showToast({ kind: 'error', text: () => i18n._(notLoaded) })
  }
}

export function PageLocale() {
  const { locale } = useLingui().i18n
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = directionOf(locale)
    document
      .querySelector('link[href^="/manifest"]')
      ?.setAttribute('href', locale === 'en' ? '/manifest.en.webmanifest' : '/manifest.webmanifest')
    revealPage()
  }, [locale])
  return null
}
