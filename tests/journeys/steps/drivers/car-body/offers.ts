/** Car-body offers: the covers in the list and in their sheets. */
import type { Page } from '@playwright/test'
import { coverCodes, type CoverKind, covers } from '#contract/values/covers.ts'
import type { Driver, StepTable } from '../../table.ts'
import { chooseRow, pressDriver, pressNamed, scopeOf, textOf } from '../every-step.ts'
import { drivers } from '../offers.ts'

const kindNames: Partial<Readonly<Record<CoverKind, string>>> = {
  'glass-breaking': 'شکست شیشه',
  'theft-of-parts': 'سرقت لوازم',
  'price-fluctuation': 'نوسان قیمت',
  war: 'جنگ',
}

/** The Persian name of an event's cover or kind of covers. */
const nameIn = (event: Readonly<Record<string, unknown>>): string => {
  const code = coverCodes.find((each) => each === event['code'])
  const kind = code === undefined ? textOf(event, 'kind') : covers[code].kind
  const name = Object.entries(kindNames).find(([known]) => known === kind)?.[1]
  if (name === undefined) throw new Error(`No name is known for the cover of ${JSON.stringify(event)}`)
  return name
}

/** The chips above the list. */
const chips = (page: Page) => page.getByRole('region', { name: 'پوشش‌های اضافی', exact: true })

const isSheetOfAll = (state: string): boolean => state.startsWith('offers.list.choosingCovers')

/** A chip adds or removes its cover, a row of all covers has a tick, and the explanation a button. */
const toggle: Driver = async (page, { event, state }) => {
  const name = nameIn(event)
  if (state.endsWith('.explaining')) return pressNamed(page.getByRole('dialog'), 'افزودن پوشش')
  if (!isSheetOfAll(state)) return pressNamed(chips(page), new RegExp(`^${name}`))
  const box = page.getByRole('checkbox', { name, exact: true })
  await page.locator('label').filter({ has: box }).click()
}

const openLevels: Driver = async (page, { event, state }) =>
  isSheetOfAll(state)
    ? pressNamed(page.getByRole('dialog'), new RegExp(`^سطح ${nameIn(event)}`))
    : pressNamed(chips(page), new RegExp(`^${nameIn(event)}`))

const levels: Readonly<Record<string, RegExp>> = {
  cover_theft_of_parts: /^تا ۱۰/,
  cover_theft_of_parts_20: /^تا ۲۰/,
}

export const carBodyOfferDrivers: StepTable['drivers'] = {
  ...drivers,
  'cover.toggled': toggle,
  'cover-sheet.opened': pressDriver('پوشش بیشتر'),
  'cover-levels.opened': openLevels,
  'cover-level.picked': async (page, { event, view }) =>
    chooseRow(await scopeOf(page, view), levels[textOf(event, 'code')] ?? ''),
  'cover-level.removed': pressDriver('حذف'),
  'cover-explanation.opened': async (page, { event, view }) =>
    pressNamed(await scopeOf(page, view), `توضیح ${nameIn(event)}`),
}
