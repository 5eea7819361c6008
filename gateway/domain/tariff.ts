/**
 * Calculations on the tariff of a Jalali year: base premium, extra cover, driver's premium, ceilings on
 * offer; toman. Source: data notes, "How a third-party premium is built"; for figures and their accuracy see
 * tariff-figures.ts.
 */
import { jalaliParts } from '#contract/values/jalali-date.ts'
import {
  ceilings,
  driverRatePerThousand,
  extraCover,
  type TariffClass,
  type TariffYear,
  tariffYears,
  type VehicleKind,
} from './tariff-figures.ts'

/**
 * Returns the year whose tariff applies: this one or, while that is not announced, the newest one before it.
 */
export const tariffYearOn = (today: string): number => {
  const { year } = jalaliParts(today)
  return Math.max(...[...tariffYears.keys()].filter((known) => known <= year))
}

/** Returns the tariff that applies on a day. */
export const tariffOn = (today: string): TariffYear => {
  const tariff = tariffYears.get(tariffYearOn(today))
  if (tariff === undefined) throw new Error(`No tariff is known for ${today} or before it.`)
  return tariff
}

/**
 * What is paid for the life of each person: a diyeh of a holy month, for the driver of an ordinary one;
 * toman.
 */
export const bodilyCovers = ({ ordinaryDiyeh }: TariffYear): { lifeCover: number; driverCover: number } => ({
  lifeCover: Math.round((ordinaryDiyeh * 4) / 3),
  driverCover: ordinaryDiyeh,
})

/** Returns the property-damage ceilings on offer in ascending order, beginning with the legal minimum. */
export const ceilingsOf = ({ minimumOffered, minimumExact, maximum }: TariffYear): number[] => [
  minimumOffered,
  ...ceilings.filter((ceiling) => ceiling > minimumExact && ceiling <= maximum),
]

/** Returns the kind of vehicle, by which rates and discounts differ. */
export const kindOf = (tariffClass: TariffClass): VehicleKind => {
  if (tariffClass.startsWith('truck')) return 'cargo'
  if (tariffClass.startsWith('moto')) return 'motorcycle'
  return ['lt4', 'pride', 'c4', 'gt4'].includes(tariffClass) ? 'car' : 'passenger'
}

/** Returns the yearly premium of the driver's cover, unrounded. */
export const driverPremium = (tariff: TariffYear, tariffClass: TariffClass): number =>
  (tariff.ordinaryDiyeh * driverRatePerThousand[kindOf(tariffClass)]) / 1000

/** Returns the yearly premium of the cover above the legal minimum, unrounded. */
export const extraCoverPremium = (tariff: TariffYear, tariffClass: TariffClass, ceiling: number): number => {
  const reading = (ceiling / tariff.minimumExact) * extraCover.readOnMinimum
  const above = extraCover.points.findIndex(({ million }) => million >= reading)
  const end = above === -1 ? extraCover.points.length - 1 : Math.max(1, above)
  const [from, to] = [extraCover.points[end - 1], extraCover.points[end]]
  if (from === undefined || to === undefined || reading <= extraCover.readOnMinimum) return 0
  const percent =
    from.percent + ((reading - from.million) * (to.percent - from.percent)) / (to.million - from.million)
  return (tariff.base[tariffClass] * percent * extraCover.factor[kindOf(tariffClass)]) / 100
}
