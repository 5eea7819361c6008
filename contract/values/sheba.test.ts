import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { bankOfSheba, groupedSheba, Sheba } from './sheba.ts'

const DIGITS = '930990000000123456789041'
const problemOf = (typed: string) => v.safeParse(Sheba, typed).issues?.[0].message ?? null

describe('a Sheba', () => {
  it.each(['IR93 0990 0000 0012 3456 7890 41', 'ir930990000000123456789041', '۹۳۰۹۹۰۰۰۰۰۰۰۱۲۳۴۵۶۷۸۹۰۴۱'])(
    'is accepted in any pasted format: %s',
    (typed) => expect(v.parse(Sheba, typed)).toBe(DIGITS),
  )

  it('gives the error of an invalid number', () => {
    expect(problemOf('  ')).toBe('sheba.required')
    expect(problemOf('IR93x')).toBe('sheba.digits')
    expect(problemOf(DIGITS.slice(0, 22))).toBe('sheba.short|2')
    expect(problemOf(`${DIGITS}1`)).toBe('sheba.long|1')
  })

  const places = [...DIGITS].map((_, at) => at)
  const replaced = (at: number, digits: string) =>
    DIGITS.slice(0, at) + digits + DIGITS.slice(at + digits.length)

  it('notices every wrong digit', () => {
    for (const at of places)
      expect(problemOf(replaced(at, String((Number(DIGITS[at]) + 1) % 10)))).toBe('sheba.wrong')
  })

  it('notices every exchange of two neighbours', () => {
    const exchanged = places.filter((at) => at > 0 && DIGITS[at] !== DIGITS[at - 1])
    for (const at of exchanged)
      expect(problemOf(replaced(at - 1, `${DIGITS[at]}${DIGITS[at - 1]}`))).toBe('sheba.wrong')
  })

  it('names its bank, if that is known', () => {
    expect(bankOfSheba(DIGITS)?.fa).toBe('بانک سپیدار')
    expect(bankOfSheba('120170000000000000000000')?.en).toBe('Bank Melli')
    expect(bankOfSheba('129980000000000000000000')).toBeNull()
  })

  it('is shown in groups while it is typed', () => {
    expect(groupedSheba(DIGITS)).toBe('IR 93 0990 0000 0012 3456 7890 41')
    expect(groupedSheba('9')).toBe('IR 9')
    expect(groupedSheba('93099')).toBe('IR 93 099')
    expect(groupedSheba(`${DIGITS}7`)).toBe('IR 93 0990 0000 0012 3456 7890 417')
    expect(groupedSheba('')).toBe('')
  })
})
