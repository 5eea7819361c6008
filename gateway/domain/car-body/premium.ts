/**
 * The premium of a car: its lines add up to the amount to pay, each rounded to 100 toman. The order of the
 * lines is that of `figures.ts`: the car itself, its covers, discounts of its owner, discounts of the insurer
 * and the platform, tax, discount code.
 */
import type { CarBodyLine, CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import { type CoverCode, covers as allCovers, withCover } from '#contract/values/covers.ts'
import { roundToHundred } from '#contract/values/toman.ts'
import { discountOn } from '../discount-code.ts'
import type { Deduction } from '../market.ts'
import { vatPercent } from '../tariff-figures.ts'
import { ageSurcharge, baseRates, coverLoads, importedPercent, zeroKm } from './figures.ts'
import type { CarBodyTerms } from '../car-body-terms.ts'

/** The insured car: the same for every insurer. */
export type CarBodyRisk = {
  /** Value of the car with its accessories, toman. */
  value: number
  imported: boolean
  /** Whole years since the production year. */
  age: number
  /** No-claim discount, percent. */
  noClaim: number
  isZeroKm: boolean
  /** Five or more years without a third-party claim. */
  isCarefulDriver: boolean
}

export type CarBodyDiscounts = { insurerPercent: number; platformPercent: number; code: Deduction | null }

type PricedBy = Pick<CarBodyTerms, 'ratePercent' | 'thirdPartyPercent'>

export type CarBodyPremium = Pick<
  CarBodyOffer,
  'breakdown' | 'payableAmount' | 'payableAmountWithoutDiscount' | 'totalDiscountValue' | 'discountPercentage'
>

const share = (amount: number, percent: number): number => roundToHundred((amount * percent) / 100)
const sumOf = (lines: readonly CarBodyLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
const isNotZero = ({ amount }: CarBodyLine): boolean => amount !== 0
const line = (
  name: CarBodyLine['line'],
  amount: number,
  percent: number | null = null,
  cover: CoverCode | null = null,
): CarBodyLine => ({ line: name, cover, amount, percent })

/** The tariff's yearly premium of a value, toman, not rounded. */
const tariffPremium = (value: number): number => {
  let [premium, from] = [0, 0]
  for (const { upTo, percent } of baseRates) {
    premium += (Math.max(0, Math.min(value, upTo) - from) * percent) / 100
    from = upTo
  }
  return premium
}

const agePercent = (age: number): number =>
  Math.min(ageSurcharge.cap, Math.max(0, age - ageSurcharge.freeYears) * ageSurcharge.percentPerYear)

const carLines = ({ value, imported, age }: CarBodyRisk, { ratePercent }: PricedBy): CarBodyLine[] => {
  const base = share(tariffPremium(value), ratePercent)
  const import_ = imported ? share(base, importedPercent) : 0
  return [
    line('base', base),
    line('imported', import_, importedPercent),
    line('age-surcharge', share(base + import_, agePercent(age)), agePercent(age)),
  ]
}

/** Returns the premium of a risk with covers. */
export const carBodyPremium = (
  risk: CarBodyRisk,
  covers: readonly CoverCode[],
  pricedBy: PricedBy,
  { insurerPercent, platformPercent, code }: CarBodyDiscounts,
): CarBodyPremium => {
  const ofCar = carLines(risk, pricedBy)
  const forCar = sumOf(ofCar)
  const ofCovers = covers.map((cover) =>
    line('cover', share(forCar, coverLoads[cover]), coverLoads[cover], cover),
  )
  const full = forCar + sumOf(ofCovers)
  const noClaim = -share(full, risk.noClaim)
  const newCar = risk.isZeroKm ? -share(full, zeroKm.percent) : 0
  const thirdPartyPercent = risk.isCarefulDriver ? pricedBy.thirdPartyPercent : 0
  const careful = -share(full + noClaim + newCar, thirdPartyPercent)
  const subtotal = full + noClaim + newCar + careful
  const insurer = share(subtotal, insurerPercent)
  const platform = share(subtotal - insurer, platformPercent)
  const beforeTax = subtotal - insurer - platform
  const tax = share(beforeTax, vatPercent)
  const byCode = code === null ? 0 : discountOn(code, beforeTax + tax)
  const payableAmount = beforeTax + tax - byCode
  const payableAmountWithoutDiscount = subtotal + share(subtotal, vatPercent)
  const totalDiscountValue = payableAmountWithoutDiscount - payableAmount
  return {
    breakdown: [
      ...ofCar,
      ...ofCovers,
      line('no-claim', noClaim, risk.noClaim),
      line('zero-km', newCar, zeroKm.percent),
      line('third-party-discount', careful, thirdPartyPercent),
      line('insurer-discount', -insurer, insurerPercent),
      line('platform-discount', -platform, platformPercent),
      line('tax', tax, vatPercent),
      line('discount-code', -byCode, code?.percent ?? null),
    ].filter(isNotZero),
    payableAmount,
    payableAmountWithoutDiscount,
    totalDiscountValue,
    discountPercentage: Math.round((totalDiscountValue / payableAmountWithoutDiscount) * 100),
  }
}

/**
 * Returns the price of each of some covers in toman: the difference that it makes to the amount to pay,
 * compared with the chosen covers without its kind.
 */
export const coverPricesOf = (
  sold: readonly CoverCode[],
  chosen: readonly CoverCode[],
  amountWith: (covers: readonly CoverCode[]) => number,
): CarBodyOffer['coverPrices'] =>
  Object.fromEntries(
    sold.map((cover) => {
      const others = chosen.filter((other) => allCovers[other].kind !== allCovers[cover].kind)
      return [cover, Math.max(0, amountWith(withCover(others, cover)) - amountWith(others))]
    }),
  )
