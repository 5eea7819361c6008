/**
 * The reader changes the language: the page says the same in the other, in place. What was typed, the step, the address and the
 * scroll are the journey's and the page's own and stay. Nothing is decided here but that a language comes whole or not at all.
 */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { storeLocale } from '#adapters/locale.ts'
import type { Locale } from '#contract/texts.ts'
import { showToast } from './app-services.ts'
import { activateLocale } from './messages.ts'

const notFetched = msg`زبان عوض نشد؛ اینترنت را بررسی کنید و دوباره امتحان کنید.`

/** Takes the language that was chosen; speaks and keeps it. Where its words cannot be fetched, says so and stays. */
export const changeLocale = async (language: Locale): Promise<void> => {
  try {
    if (await activateLocale(language)) storeLocale(language)
  } catch {
    showToast({ kind: 'error', text: i18n._(notFetched) })
  }
}
