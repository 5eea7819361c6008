/**
 * Car-body insurance of the sandbox's registered cars by their owner's code, all invented. Decisions, section
 * 8.
 */
import type { CarBodyDiscount } from '#contract/operations/car-body-offer.ts'

export type CarBodyHistory = {
  readonly imported: boolean
  /** Null if the car was never insured. Days until the end are negative if it has ended. */
  readonly policy: {
    readonly company: string
    readonly endsIn: number
    readonly discount: CarBodyDiscount
  } | null
}

const insured = (company: string, endsIn: number, discount: CarBodyDiscount): CarBodyHistory => ({
  imported: false,
  policy: { company, endsIn, discount },
})

/** A car that is missing here was built in Iran and never had a car-body policy. */
export const carBodyHistories: Readonly<Partial<Record<string, CarBodyHistory>>> = {
  '0084575948': insured('damavand', 10, '3'),
  '9921522434': insured('alvand', 18, '2'),
  '9991601627': insured('sepehr', -40, '1'),
  '9961680812': insured('simorgh', 55, '2'),
  '9914452469': insured('golestan', 13, '4'),
  '9912076761': insured('niloofar', 16, '1'),
  '9922314339': insured('sahand', 20, '2'),
  '14012345679': insured('zagros', 12, '2'),
  '9932551902': { ...insured('aftab', 30, '3'), imported: true },
  '9972710289': { imported: true, policy: null },
  '9942789472': { imported: true, policy: null },
  '9973502183': { ...insured('parand', 33, '0'), imported: true },
}
