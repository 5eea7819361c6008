/**
 * Parses typed and pasted plates: letters by their sound, whole plates in the usual orders.
 * Specification: document 2 section 3; design language, "Plate field".
 */
import { toLatinDigits } from '#contract/digits.ts'
import { plateLetters } from '#contract/values/plate-letters.ts'
import { searchKey } from '../picker/search.ts'
import { type PlateDraft, type PlatePart, plateParts } from './plate-draft.ts'

/** Number of digits of each part. */
export const plateSizes = { plk1: 2, plk3: 3, plkSrl: 2 } as const
export type DigitPart = keyof typeof plateSizes

/**
 * The part that gets the focus once a part is full; null after the last. A letter that is there is passed
 * over.
 */
export const partAfter = (part: PlatePart, plate: PlateDraft): PlatePart | null =>
  part === 'plk1' && plate.plk2 !== '' ? 'plk3' : (plateParts[plateParts.indexOf(part) + 1] ?? null)

/** The part that gets the focus when an empty part is deleted; null before the first. */
export const partBefore = (part: PlatePart): PlatePart | null =>
  plateParts[plateParts.indexOf(part) - 1] ?? null

/** Whether every part of the draft is filled. */
export const isPlateFilled = (plate: PlateDraft): boolean =>
  plate.plk1.length === 2 && plate.plk2 !== '' && plate.plk3.length === 3 && plate.plkSrl.length === 2

/**
 * The code of a typed or pasted letter («س», «الف», «ا», an Arabic «ك»); null when plates have no such
 * letter.
 */
export const letterCodeOf = (typed: string): string | null => {
  const key = searchKey(typed)
  const wanted = key === 'ا' ? 'الف' : key
  return plateLetters.find(({ letter }) => searchKey(letter) === wanted)?.code ?? null
}

/** Letters on the keys of a Persian keyboard, by their physical keys. */
const letterKeys: Readonly<Record<string, string>> = {
  KeyH: 'الف',
  KeyF: 'ب',
  KeyM: 'پ',
  Backslash: 'پ',
  KeyJ: 'ت',
  KeyE: 'ث',
  BracketLeft: 'ج',
  KeyN: 'د',
  KeyC: 'ز',
  'Shift+KeyC': 'ژ',
  KeyS: 'س',
  KeyA: 'ش',
  KeyW: 'ص',
  KeyX: 'ط',
  KeyU: 'ع',
  KeyT: 'ف',
  KeyR: 'ق',
  Semicolon: 'ک',
  Quote: 'گ',
  KeyG: 'ل',
  KeyL: 'م',
  KeyK: 'ن',
  Comma: 'و',
  KeyI: 'ه',
  KeyD: 'ی',
}

/**
 * The code of the letter that a pressed key means: what it types, or, while the keyboard types Latin, the
 * Persian letter printed on the key. Null for any other key and for shortcuts.
 */
export const letterCodeOfKey = ({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): string | null => {
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return null
  const isLatin = /^[!-~]$/.test(key) && !/^\d$/.test(key)
  const printed = (shiftKey ? letterKeys[`Shift+${code}`] : undefined) ?? letterKeys[code]
  return letterCodeOf(key) ?? (isLatin ? letterCodeOf(printed ?? '') : null)
}

const WHOLE = /^(\d{2})(\D+)(\d{3})(?:\D*)(\d{2})$/
const REGION_FIRST = /^(?:ایران)(\d{2})(\d{2})(\D+)(\d{3})$/

/** The plate in pasted text («۲۴ س ۳۱۸ ایران ۴۴», «24س318-44»), or null. */
export const parsePlate = (pasted: string): PlateDraft | null => {
  const text = searchKey(toLatinDigits(pasted)).replace(/[-–—_/|.,،]/g, '')
  const whole = WHOLE.exec(text)
  const regionFirst = REGION_FIRST.exec(text)
  const [plk1, letter, plk3, plkSrl] = whole
    ? whole.slice(1)
    : regionFirst
      ? [regionFirst[2], regionFirst[3], regionFirst[4], regionFirst[1]]
      : []
  const plk2 = letterCodeOf(letter ?? '')
  return plk1 && plk2 && plk3 && plkSrl ? { plk1, plk2, plk3, plkSrl } : null
}
