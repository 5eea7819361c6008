/** Tells when another language is spoken: words of the page follow by themselves, what the gateway named has to be asked for again. Document 1, sections 1 and 7. */
import { i18n } from '@lingui/core'
import { activeLocale } from '#adapters/locale.ts'

/** Takes what to do each time that another language is spoken than before; gives what ends it. */
export const onLocaleChange = (renew: () => void): (() => void) => {
  let named = activeLocale()
  return i18n.on('change', () => {
    if (activeLocale() === named) return
    named = activeLocale()
    renew()
  })
}
