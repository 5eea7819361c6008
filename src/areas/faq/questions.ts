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

/** A question that was found, with the positions of the words in it and in its answer. */
export type Hit = Question & {
  readonly marks: readonly [question: readonly Range[], answer: readonly Range[]]
}
export type Hits = Readonly<Record<FaqMode, readonly Hit[]>>

/** Says a message in the active language. */
export type Say = (message: MessageDescriptor) => string

/** Texts of both languages by their words: indexing them takes longer than a search. */
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
 * Returns the questions of each mode that have every word of the query, those with a word in the question first. Where
 * no mode has one, words with one wrong letter count, too. Without a query all are returned.
 */
export const searchQuestions = (query: string, say: Say): Hits => {
  const words = wordsOf(query)
  if (words.length === 0)
    return inEachMode((mode) => questions[mode].map((each) => ({ ...each, marks: NO_MARKS })))
  const exact = hitsFor(words, say, false)
  const isFound = Object.values(exact).some(({ length }) => length > 0)
  return isFound ? exact : hitsFor(words, say, true)
}

/** The same as the chart knows it. */
export const listedQuestions = (hits: Hits): ListedQuestions =>
  inEachMode((mode) => hits[mode].map(({ id }) => id))
