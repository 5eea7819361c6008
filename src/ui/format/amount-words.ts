/**
 * Amounts in words, so that a missing or superfluous zero is heard and seen: «هشتصد و چهل میلیون تومان».
 * Design language, "Money field".
 */
import { inLanguage } from './language.ts'

type Words = {
  readonly small: readonly string[]
  readonly tens: readonly string[]
  readonly hundreds: readonly string[]
  readonly scales: readonly string[]
}

const persian: Words = {
  /** From 0, which has no word, to 19. */
  small: ' یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'.split(
    ' ',
  ),
  tens: ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'],
  hundreds: ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'],
  scales: ['', 'هزار', 'میلیون', 'میلیارد'],
}

const english: Words = {
  small:
    ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  hundreds: [],
  scales: ['', 'thousand', 'million', 'billion'],
}

/** From 1 to 999. */
const persianGroup = (value: number): string => {
  const { small, tens, hundreds } = persian
  const rest = value % 100
  const below = rest < 20 ? [small[rest]] : [tens[Math.floor(rest / 10)], small[rest % 10]]
  return [hundreds[Math.floor(value / 100)], ...below].filter(Boolean).join(' و ')
}

/** From 1 to 999. */
const englishGroup = (value: number): string => {
  const { small, tens } = english
  const rest = value % 100
  const ten = tens[Math.floor(rest / 10)]
  const below = rest < 20 ? small[rest] : [ten, small[rest % 10]].filter(Boolean).join('-')
  const hundred = value >= 100 ? `${small[Math.floor(value / 100)]} hundred` : ''
  return [hundred, below].filter(Boolean).join(' and ')
}

/** The groups of three digits with their scales, the largest first. */
const groupsOf = (value: number, { scales }: Words, spoken: (group: number) => string): string[] => {
  const groups: string[] = []
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000
    if (group > 0) groups.unshift([spoken(group), scales[scale]].filter(Boolean).join(' '))
  }
  return groups
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An amount up to 999 billion in words, with the unit; empty for 0. */
export const amountWords = (toman: number): string =>
  toman === 0
    ? ''
    : inLanguage(
        () => `${groupsOf(toman, persian, persianGroup).join(' و ')} تومان`,
        () => capital(`${groupsOf(toman, english, englishGroup).join(' ')} Toman`),
      )()
