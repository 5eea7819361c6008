/**
 * Policies of one user, each of another vehicle: one for each outcome of a renewal. docs/sandbox.md describes
 * them. Specification: document 2 section 4 "Renewal"; decisions, sections 8 "Steerable by testers" and 12.
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { CarPlate } from '#contract/values/plate.ts'
import { endedFor, issued, order, RENEWS_AT_OWN_SITE, type SeededOrder } from './seeded-orders.ts'

const car = (
  plk1: string,
  plk3: string,
  plkSrl: string,
  carModel: string,
  answers: Partial<OffersSearch> = {},
) => {
  const plate: CarPlate = { plk1, plk2: '13', plk3, plkSrl }
  return { vehicle: { plate, carModel, ...answers } }
}

/** The registry's plates of a vehicle that is sold later, and of one that Aftab sells nothing for. */
const soldLater = { plk1: '28', plk2: '19', plk3: '863', plkSrl: '33' }
const closedForAftab = { plk1: '27', plk2: '21', plk3: '683', plkSrl: '66' }

/** The nearest end first. */
export const everyRenewal: readonly SeededOrder[] = [
  // The tariff of the new year is higher.
  order(issued, { ...endedFor(-6), companyCode: 'damavand', ...car('18', '472', '55', 'peugeot-pars') }),
  // Last year's claims were charged; a year without one ends that.
  order(issued, {
    ...endedFor(-5),
    companyCode: 'karun',
    ...car('33', '619', '77', 'saipa-tiba-2', {
      noDamageFactor: 0,
      driverNoDamageFactor: 0,
      propertyDamageCount: 3,
      lifeDamageCount: 2,
    }),
  }),
  order(issued, { ...endedFor(-4), product: 'motorcycle', companyCode: 'damavand' }),
  // Renewed at the insurer's own site only.
  order(issued, {
    ...endedFor(-3),
    companyCode: RENEWS_AT_OWN_SITE,
    ...car('52', '284', '16', 'iran-khodro-dena'),
  }),
  // Last year's smallest ceiling is not sold any more.
  order(issued, {
    ...endedFor(0),
    companyCode: 'golestan',
    ceiling: 'smallest',
    ...car('64', '935', '38', 'peugeot-206-sd'),
  }),
  order(issued, { ...endedFor(8), companyCode: 'zagros', vehicle: { plate: soldLater } }),
  order(issued, { ...endedFor(2), companyCode: 'aftab', vehicle: { plate: closedForAftab } }),
  // Late: no reminder any more, and a fee for each day.
  order(issued, { ...endedFor(35), companyCode: 'alvand', ...car('71', '358', '24', 'saipa-pride-131') }),
]
