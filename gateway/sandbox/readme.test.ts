/** The README's tables of people and codes are what the sandbox holds. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#contract/digits.ts'
import { plateLetter } from '#contract/values/plate.ts'
import { discountsOn } from './discounts.ts'
import { testedVariants } from './experiments.ts'
import { insurers } from './insurers.ts'
import { UNSERVED } from './postal-service.ts'
import { showcase } from './showcase.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

describe('the README', () => {
  it.each(showcase)(
    'lists «$title» as the sandbox has it',
    ({ title, plate, nationalCode, birthDate, cellNumber, leadsTo }) => {
      const shown = toPersianDigits(
        `${plate.plk1} ${plateLetter(plate.plk2)} ${plate.plk3} ایران ${plate.plkSrl}`,
      )
      expect(readme).toContain(
        `| ${[title, shown, nationalCode, birthDate, cellNumber, leadsTo].join(' | ')} |`,
      )
    },
  )
  it('lists the mobile numbers that are in other variants than everybody else', () => {
    for (const { cellNumber, variants, leadsTo } of testedVariants) {
      expect(readme).toContain(
        `| ${[cellNumber, variants['offer-card'] ?? '–', variants['complete-later'] ?? '–', leadsTo].join(' | ')} |`,
      )
    }
  })
  it('lists who sends a paper copy with every policy, who never does, and which addresses cannot be used', () => {
    const titles = (mode: string) =>
      insurers
        .filter(({ deliveryMode }) => deliveryMode === mode)
        .map(({ title }) => title)
        .join('، ')
    expect(readme).toContain(`| ${titles('required')} | نسخهٔ کاغذی را همراه`)
    expect(readme).toContain(`| ${titles('no_delivery')} | نسخهٔ کاغذی نمی‌فرستند`)
    expect(readme).toContain(`| کد پستی که با ${toPersianDigits(UNSERVED)} شروع شود |`)
  })
  it('lists every discount code and what it does', () => {
    for (const { code, leadsTo } of discountsOn('1404-08-24'))
      expect(readme).toContain(`| \`${code}\` | ${leadsTo} |`)
  })
})
