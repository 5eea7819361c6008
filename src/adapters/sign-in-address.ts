/** The address of the sign-in page. Decisions, sections 3 and 9. */
import type { Locale } from '#contract/texts.ts'
import { randomText } from './random.ts'
import { signInPage } from './settings.ts'
import { expectSignInReturn, openedVia } from './sign-in-return.ts'

const STATE_LENGTH = 32

/** Address of the sign-in page that leads back to a path of the app. Stores its state in this tab. */
export const signInUrl = (returnTo: string, language: Locale = 'fa'): string => {
  const state = randomText(STATE_LENGTH)
  expectSignInReturn(state)
  const target = new URL(signInPage, location.href)
  target.search = new URLSearchParams({
    returnTo: new URL(returnTo, location.origin).href,
    openedVia: openedVia(),
    state,
    ...(language === 'fa' ? {} : { lang: language }),
  }).toString()
  return target.href
}
