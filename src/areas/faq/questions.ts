/** Frequently asked questions and their answers, by mode. Specification: document 3 "FAQ page". */
import type { MessageDescriptor } from '@lingui/core'
import type { FaqMode, ListedQuestions } from '#machines/areas/faq.ts'
import type { Question } from './question.ts'
import { carBodyQuestions } from './questions-car-body.ts'
import { mobileQuestions } from './questions-mobile.ts'
import { thirdPartyQuestions } from './questions-third-party.ts'
import { findWords, type IndexedText, indexText, type Range, wordsOf } from './search-text.ts'

export const questions: Readonly<Record<FaqMode, readonly Question[]>> = {
  'third-party': thirdPartyQuestions,
  'car-body': carBodyQuestions,
  mobile: mobileQuestions,
}

/** A matching question, with the positions of the words in it and in its answer. */
export type Hit = Question & {
  readonly marks: readonly [question: readonly Range[], answer: readonly Range[]]
}
export type Hits = Readonly<Record<FaqMode, readonly Hit[]>>

/** Returns a message in the active language. */
export type Say = (message: MessageDescriptor) => string

/** Index of the texts in both languages, cached because indexing takes longer than a search. */
const indexed = new Map<string, IndexedText>()

const indexOf = (text: string): IndexedText => {
  const index = indexed.get(text) ?? indexText(text)
  indexed.set(text, index)
  return index
}

const NO_MARKS = [[], []] as const

const inEachMode = <T>(of: (mode: FaqMode) => T): Record<FaqMode, T> => ({
  'third-party': of('third-party'),
  'car-body': of('car-body'),
  mobile: of('mobile'),
})

const hitsFor = (words: readonly string[], say: Say, isNear: boolean): Hits =>
  inEachMode((mode) => {
    const found = questions[mode].flatMap((each): Hit[] => {
      const texts = [each.question, each.answer].map((message) => indexOf(say(message)))
      const ranges = findWords(words, texts, isNear)
      return ranges === null ? [] : [{ ...each, marks: [ranges[0] ?? [], ranges[1] ?? []] }]
    })
    const isAsked = ({ marks: [inQuestion] }: Hit) => inQuestion.length > 0
    return [...found.filter(isAsked), ...found.filter((hit) => !isAsked(hit))]
  })

/**
 * Returns the questions of each mode that contain every word of the query; those with a word in the question
 * come first. If no mode has a match, words with one wrong letter match, too. An empty query returns all.
 */
export const searchQuestions = (query: string, say: Say): Hits => {
  const words = wordsOf(query)
  if (words.length === 0)
    return inEachMode((mode) => questions[mode].map((each) => ({ ...each, marks: NO_MARKS })))
  const exact = hitsFor(words, say, false)
  const isFound = Object.values(exact).some(({ length }) => length > 0)
  return isFound ? exact : hitsFor(words, say, true)
}

/** The matches as ids, for the chart. */
export const listedQuestions = (hits: Hits): ListedQuestions =>
  inEachMode((mode) => hits[mode].map(({ id }) => id))
