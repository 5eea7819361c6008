/** Offers of a renewal: the previous insurer's, Separ's pick, and all others behind one line. */
import type { Page } from '@playwright/test'
import type { Driver, StepTable } from '../../table.ts'
import { pressNamed } from '../every-step.ts'
import { drivers, isOffer } from '../offers.ts'

const partners = (page: Page) => page.getByRole('button', { name: /بیمهٔ دیگر/ })

/** An offer that is neither the previous insurer's nor proposed is collapsed and has to be shown first. */
const choose: Driver = async (page, { event }) => {
  const { offer } = event
  if (!isOffer(offer)) throw new Error('The event has no offer')
  const name = offer.active
    ? new RegExp(`^(?:تمدید با|انتخاب) ${offer.companyFa}$`)
    : `${offer.companyFa}، ناموجود`
  const button = page.getByRole('button', { name, exact: typeof name === 'string' })
  if ((await button.count()) === 0) await partners(page).click()
  await pressNamed(page, name)
}

export const renewalOfferDrivers: StepTable['drivers'] = {
  ...drivers,
  'offer.chosen': choose,
  'partners.toggled': async (page) => partners(page).click(),
}
