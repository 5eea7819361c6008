/** docs/sandbox.md and the README list the people, codes and insurers that the sandbox contains. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#contract/digits.ts'
import { ExperimentName } from '#contract/operations/experiments.ts'
import type { Plate } from '#contract/values/plate.ts'
import type { CarBodyTerms } from '../domain/car-body-terms.ts'
import { carBodyTerms } from './car-body-terms.data.ts'
import { carBodyShowcase } from './car-body-showcase.ts'
import { discountsOn } from './discounts.ts'
import { testedVariants } from './experiments.ts'
import { insurerName, insurers } from './insurers.ts'
import { UNSERVED } from './places/places.ts'
import { seededUsers } from './seed/seeded-users.ts'
import { motorcycleShowcase, plateText, type ShowcaseCase, showcase } from './showcase.ts'

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const readme = textOf('README.md')
const documentation = textOf('docs/sandbox.md')

const rowOf = ({ title, plate, nationalCode, birthDate, cellNumber, leadsTo }: ShowcaseCase<Plate>) => {
  const shownPlate = toPersianDigits(plateText(plate))
  return `| ${[title, shownPlate, nationalCode, birthDate, cellNumber, leadsTo].join(' | ')} |`
}

describe('docs/sandbox.md', () => {
  it.each([...showcase, ...motorcycleShowcase, ...carBodyShowcase])(
    'lists the case «$title»',
    (showcaseRow) => {
      expect(documentation).toContain(rowOf(showcaseRow))
    },
  )
  it.each(seededUsers)('lists the user with orders $cellNumber', ({ cellNumber, title }) => {
    expect(documentation).toContain(`| ${cellNumber} | ${title} (`)
  })
  it('lists the mobile numbers with other experiment variants', () => {
    for (const { cellNumber, variants, leadsTo } of testedVariants) {
      const shown = ExperimentName.options.map((name) => variants[name] ?? '–')
      const cells = [cellNumber, ...shown, leadsTo]
      expect(documentation).toContain(`| ${cells.join(' | ')} |`)
    }
  })
  it('lists insurers that always or never send a paper copy, and postal codes that cannot be used', () => {
    const titles = (mode: string) =>
      insurers
        .filter(({ deliveryMode }) => deliveryMode === mode)
        .map(({ title }) => title)
        .join('، ')
    expect(documentation).toContain(`| ${titles('required')} | نسخهٔ کاغذی را همراه`)
    expect(documentation).toContain(`| ${titles('no_delivery')} | نسخهٔ کاغذی نمی‌فرستند`)
    expect(documentation).toContain(`| کد پستی که با ${toPersianDigits(UNSERVED)} شروع شود |`)
  })
  it('lists the insurers that inspect cars in all capitals, and in Tehran and Karaj only', () => {
    const namesOf = (area: CarBodyTerms['visits']) =>
      insurers
        .filter(({ code }) => carBodyTerms[code]?.visits === area)
        .map(({ code }) => insurerName('en', code).name)
    const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    expect(documentation).toContain(`| ${listed(namesOf('everywhere'))} inspect cars in all of them. |`)
    expect(documentation).toContain(`| ${listed(namesOf('capital'))} inspect cars here only. |`)
  })
  it('lists every discount code and its effect', () => {
    for (const { code, leadsTo } of discountsOn('1404-08-24'))
      expect(documentation).toContain(`| \`${code}\` | ${leadsTo} |`)
  })
})

describe('the README', () => {
  it('lists the first six cases', () => {
    expect(readme).toContain(showcase.slice(0, 6).map(rowOf).join('\n'))
  })
})
