/**
 * The journeys that are sold: one entry each. Routes, stored journeys, measurement, the payment result, the
 * visualizer and the tests use this table; nothing else names a journey. Specification: document 2 sections
 * 2.1 and 2.2; decisions, section 6.
 */
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { AddressedStep } from './journey/addressed-step.ts'
import type { Product } from './journey/quote.ts'
import type { JourneyMachine } from './journey.ts'

/** Address parts by step; a journey has some of the steps. */
type StepAddresses = Readonly<Partial<Record<AddressedStep, string>>>

/** Address part of each step; `{trackingCode}` is replaced by the order's code, see `codesOf`. */
const liabilityAddresses = {
  inquiry: 'sanhub',
  vehicle: 'vehicle-information',
  history: 'insurance-information',
  offers: 'offers',
  holder: 'personal-information/{trackingCode}',
  address: 'address/{trackingCode}',
  delivery: 'forwarding-details/{trackingCode}',
  documents: 'upload-documents/{trackingCode}',
  cheques: 'upload-installment-documents/{trackingCode}',
  payment: 'payment/{trackingCode}',
} as const satisfies StepAddresses

/** Document 3, section 2 "Car-body routes". */
const carBodyAddresses = {
  inquiry: 'sanhub',
  vehicle: 'vehicle-information',
  offers: 'offers',
  holder: 'personal-information/{trackingCode}',
  address: 'address/{trackingCode}',
  inspection: 'inspection/{trackingCode}',
  terms: 'terms-and-conditions/{trackingCode}',
  documents: 'upload-documents/{trackingCode}',
  cheques: 'upload-installment-documents/{trackingCode}',
  payment: 'payment/{trackingCode}',
} as const satisfies StepAddresses

/** Document 2, section 2.3. */
const renewalAddresses = {
  policy: '{renewableTrackingCode}',
  offers: 'offers/{renewableTrackingCode}',
  information: 'information/{trackingCode}',
  payment: 'payment/{trackingCode}',
} as const satisfies StepAddresses

type JourneyEntry = {
  /** The product that it sells; the usual one if there are several. */
  readonly product: Product
  /** Other products that it sells. A renewal takes its product from the policy. */
  readonly otherProducts?: readonly Product[]
  /** Section of analytics events; document 1 section 1. */
  readonly section: string
  /** Every address of the journey begins with it. */
  readonly base: string
  /** The step that the base address redirects to. */
  readonly first: AddressedStep
  readonly addresses: StepAddresses
  /** Loads the chart with the product's rules. */
  readonly load: () => Promise<JourneyMachine>
}

/** By the id of the journey's chart. */
export const journeys = {
  'third-party': {
    product: 'thirdparty',
    section: 'thirdparty',
    base: '/third-party',
    first: 'inquiry',
    addresses: liabilityAddresses,
    load: async () => (await import('./third-party.ts')).thirdParty,
  },
  motorcycle: {
    product: 'motorcycle',
    section: 'motor',
    base: '/motorcycle',
    first: 'vehicle',
    addresses: { ...liabilityAddresses, vehicle: 'motorcycle-information' },
    load: async () => (await import('./motorcycle.ts')).motorcycle,
  },
  'car-body': {
    product: 'carbody',
    section: 'carbody',
    base: '/car-body',
    first: 'inquiry',
    addresses: carBodyAddresses,
    load: async () => (await import('./car-body.ts')).carBody,
  },
  renewal: {
    product: 'thirdparty',
    otherProducts: ['motorcycle'],
    section: 'thirdparty',
    base: '/third-party/renewal',
    first: 'policy',
    addresses: renewalAddresses,
    load: async () => (await import('./renewal.ts')).renewal,
  },
} as const satisfies Record<string, JourneyEntry>

export type JourneyId = keyof typeof journeys
export const journeyIds: readonly JourneyId[] = ['third-party', 'motorcycle', 'car-body', 'renewal']

/** The journey that starts with the plate on home. Pages that know no product lead to it. */
export const mainJourney: JourneyId = 'third-party'
/** The journey of policies that are renewed without an inquiry. */
export const renewing: JourneyId = 'renewal'

/** Whether a chart is a journey's. */
export const isJourneyId = (id: string): id is JourneyId => Object.hasOwn(journeys, id)

/** The product of a journey's quote: the given one where the journey sells it, else its usual one. */
export const productIn = (id: JourneyId, given: unknown): Product => {
  const { product, otherProducts = [] }: Pick<JourneyEntry, 'product' | 'otherProducts'> = journeys[id]
  return otherProducts.find((other) => other === given) ?? product
}

/** Whether a product's policies are renewed without an inquiry. */
export const isRenewedDirectly = (product: InsuranceType): boolean => productIn(renewing, product) === product

/** The journey that sells a product. */
export const journeyOf = (product: InsuranceType): JourneyId =>
  journeyIds.find((id) => journeys[id].product === product) ?? mainJourney

/** The journey that an order is completed in until it is paid. */
export const journeyOfOrder = ({
  product,
  renews,
}: {
  readonly product: InsuranceType
  readonly renews: string | null
}): JourneyId => (renews === null ? journeyOf(product) : renewing)

/** The journey that a path belongs to; of nested bases the longest wins. Null outside of journeys. */
export const journeyAt = (path: string): JourneyId | null => {
  const found = journeyIds.filter((id) => {
    const { base } = journeys[id]
    return path === base || path.startsWith(`${base}/`)
  })
  return found.toSorted((one, other) => journeys[other].base.length - journeys[one].base.length)[0] ?? null
}

/** The codes that addresses contain; each null while it is unknown. */
export type AddressCodes = {
  readonly trackingCode: string | null
  /** Tracking code of the policy that is renewed. */
  readonly renewableTrackingCode: string | null
}

/** Codes of an inquiry: none. */
export const noCodes: AddressCodes = { trackingCode: null, renewableTrackingCode: null }

/** Fills the place-holders of a path. */
export const withCodes = (path: string, codes: Partial<AddressCodes>): string =>
  path
    .replace('{trackingCode}', codes.trackingCode ?? '')
    .replace('{renewableTrackingCode}', codes.renewableTrackingCode ?? '')

/** Path of a step, with place-holders; empty if the chart is not a journey's. */
export const stepPath = (chart: string, step: AddressedStep): string => {
  if (!isJourneyId(chart)) return ''
  const { base, addresses }: Pick<JourneyEntry, 'base' | 'addresses'> = journeys[chart]
  return `${base}/${addresses[step] ?? ''}`
}
