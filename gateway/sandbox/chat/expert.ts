/** The sandbox's chat expert: the first matching rule answers. */
import type { Locale } from '#contract/texts.ts'
import { rules, unknown } from './expert.data.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll('ي', 'ی').replaceAll('ك', 'ک')

const SHORT = 3

/**
 * A Latin keyword matches the start of a word («documents»), a short one the whole word («hi», not
 * «history»).
 */
const contains = (message: string, keyword: string): boolean =>
  /^[a-z ]+$/.test(keyword)
    ? new RegExp(`(?:^|[^a-z])${keyword}${keyword.length <= SHORT ? '(?:[^a-z]|$)' : ''}`).test(message)
    : message.includes(keyword)

/** Returns the questions offered as buttons. */
export const hintsIn = (locale: Locale): string[] => rules.flatMap(({ hint }) => hint?.[locale] ?? [])

/** Returns the answer to a message. */
export const answerTo = (message: string, locale: Locale): string =>
  (rules.find(({ keywords }) => keywords.some((keyword) => contains(plain(message), keyword)))?.answer ??
    unknown)[locale]
