/**
 * Search that ignores spelling variants: Arabic and Persian yeh and kaf, marks of alef, half-spaces, digits
 * of any script. Specification: document 1 section 5 (substring matches on the title); design language,
 * "Picker sheet".
 */
import { toLatinDigits } from '#contract/digits.ts'

/** Normalises text so that spellings of the same word are equal. */
export const searchKey = (text: string): string =>
  toLatinDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[يىئ]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[آأإٱ]/g, 'ا')
    .replace(/[ةۀ]/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/[\u064B-\u065F\u0670\u0640\u200B-\u200F\s]/g, '')

/** Returns the options whose title contains the query; those that start with it come first. */
export const searchOptions = <T extends { title: string }>(
  options: readonly T[],
  typed: string,
): readonly T[] => {
  const wanted = searchKey(typed)
  if (wanted === '') return options
  const found = options.filter((option) => searchKey(option.title).includes(wanted))
  const begins = (option: T) => searchKey(option.title).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
