/**
 * Finds typed words in a text, with their positions, regardless of spelling: `searchKey` normalises letters,
 * marks, half-spaces, spaces and digits. `isNear` also accepts one wrong, missing, additional or swapped
 * letter. Design language, pictures 26 and 26b.
 */
import { searchKey } from '#ui/picker/search.ts'

/** A normalised text, with the positions of its letters in the original. */
export type IndexedText = {
  readonly key: string
  /** Position in the text of each letter of the key. */
  readonly positions: readonly number[]
  /** Positions in the key at which words begin; parts joined by a half-space are separate words. */
  readonly starts: readonly number[]
  /** Positions at which a word begins after a space or a punctuation mark, and the end of the key. */
  readonly breaks: ReadonlySet<number>
  readonly text: string
}

/** From, to (exclusive), in the text. */
export type Range = readonly [from: number, to: number]

const HALF_SPACE = '\u200C'
const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)
const isMark = (character: string | undefined): boolean => character !== undefined && /\p{M}/u.test(character)

export const indexText = (text: string): IndexedText => {
  let key = ''
  let between = ' '
  const positions: number[] = []
  const starts: number[] = []
  const breaks = new Set<number>()
  for (const [position, character] of text.split('').entries()) {
    const letter = isLetter(character) ? searchKey(character) : ''
    if (letter === '') {
      if (!isMark(character)) between += character
      continue
    }
    if (between !== '') starts.push(key.length)
    if (between.replaceAll(HALF_SPACE, '') !== '') breaks.add(key.length)
    between = ''
    key += letter
    positions.push(position)
  }
  breaks.add(key.length)
  return { key, positions, starts, breaks, text }
}

/**
 * Length of the text at a position that begins like the word with at most one wrong letter; 0 if none does.
 */
const nearLength = (word: string, key: string, start: number): number => {
  let same = 0
  while (same < word.length && key[start + same] === word[same]) same += 1
  if (same === word.length) return word.length
  const continues = (wordFrom: number, keyFrom: number) =>
    key.startsWith(word.slice(wordFrom), start + keyFrom) && start + keyFrom <= key.length
  const isSwapped = word[same] === key[start + same + 1] && word[same + 1] === key[start + same]
  if (isSwapped && continues(same + 2, same + 2)) return word.length
  if (start + same < key.length && continues(same + 1, same + 1)) return word.length
  if (continues(same, same + 1)) return word.length + 1
  return continues(same + 1, same) ? word.length - 1 : 0
}

/** Minimum letters of a word that may have a wrong one. Shorter words are similar to too many others. */
const SHORTEST_NEAR = 4

/** Whether a place of the key lies in one word, or ends where a word does. */
const isWhole = ({ breaks }: IndexedText, from: number, to: number): boolean => {
  for (let inside = from + 1; inside < to; inside += 1) if (breaks.has(inside)) return breaks.has(to)
  return true
}

/** Returns where a word begins in the text. */
const rangesOfWord = (word: string, indexed: IndexedText, isNear: boolean): Range[] =>
  indexed.starts.flatMap((start): Range[] => {
    const isExact = indexed.key.startsWith(word, start)
    const near = isNear && word.length >= SHORTEST_NEAR ? nearLength(word, indexed.key, start) : 0
    const length = isExact ? word.length : near
    if (length === 0 || !isWhole(indexed, start, start + length)) return []
    const [from = 0, last = 0] = [indexed.positions[start], indexed.positions[start + length - 1]]
    let to = last + 1
    while (isMark(indexed.text[to])) to += 1
    return [[from, to]]
  })

/**
 * The words of a query, without what spelling varies in; single letters count only if they are all there is.
 */
export const wordsOf = (query: string): readonly string[] => {
  const words = query
    .split(/[^\p{L}\p{N}\p{M}\u0640\u200B-\u200F]+/u)
    .map(searchKey)
    .filter((word) => word !== '')
  const longer = words.filter(({ length }) => length > 1)
  return longer.length > 0 ? longer : words
}

const merged = (ranges: readonly Range[]): Range[] => {
  const result: Range[] = []
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1)
    if (last !== undefined && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)]
    else result.push([from, to])
  }
  return result
}

/**
 * Returns the positions of the words in each text, or null unless every word is in one of them. Words that
 * were typed apart may be one word of the text.
 */
export const findWords = (
  words: readonly string[],
  texts: readonly IndexedText[],
  isNear: boolean,
): readonly (readonly Range[])[] | null => {
  const rangesFor = (wanted: readonly string[]): Range[][] | null => {
    const found: Range[][] = texts.map(() => [])
    for (const word of wanted) {
      const inTexts = texts.map((text) => rangesOfWord(word, text, isNear))
      if (inTexts.every(({ length }) => length === 0)) return null
      for (const [index, ranges] of inTexts.entries()) found[index]?.push(...ranges)
    }
    return found.map(merged)
  }
  return rangesFor(words) ?? (words.length > 1 ? rangesFor([words.join('')]) : null)
}
