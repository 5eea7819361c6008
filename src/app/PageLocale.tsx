/**
 * The page's language and direction follow its words, in the same frame: nobody sees the words of one in the direction of the
 * other. So does the name under which the app is installed.
 */
import { useLingui } from '@lingui/react'
import { useLayoutEffect } from 'react'
import { directionOf } from '#ui/format/language.ts'
import { revealPage } from './shell/prerendered-page.ts'

export function PageLocale() {
  const { locale } = useLingui().i18n
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = directionOf(locale)
    document
      .querySelector('link[rel=manifest]')
      ?.setAttribute('href', locale === 'en' ? '/manifest.en.webmanifest' : '/manifest.webmanifest')
    revealPage()
  }, [locale])
  return null
}
