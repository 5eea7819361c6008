/**
 * Translates a path's events to the data of the page: the sandbox's plates and codes, the offers and
 * addresses that it received.
 */
import type { AnyEventObject } from 'xstate'
import type { Address } from '#contract/operations/addresses.ts'
import { coverCodes, covers } from '#contract/values/covers.ts'
import { caseNamed, motorcycleCaseNamed } from '#gateway/testing/showcase.sample.ts'
import type { AddressDraft } from '#machines/journey/answers.ts'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { inactiveOffer } from '#explorer/stubs/gateway-answers.ts'
import type { UserEventType } from '#explorer/journey/own-events.ts'
import { allUserEvents } from '#explorer/journey/user-events.ts'
import { listOf, type OffersAnswer, offersOf } from './listed-offers.ts'
import type { PageData } from './page-data.ts'
import { arePartnersListedAtOnce, listRenewal } from '../../../src/steps/offers/renewal/listed-renewal.ts'
import { liabilityQuoteOf } from '#machines/journey/quote.ts'
import type { WalkStep } from './walks.ts'

/** Sandbox vehicles by the registry's answer, and of the first one. */
const cars: Readonly<Record<string, string>> = {
  found: 'سواری با سابقهٔ کامل',
  'found without a policy': 'خودروی نو',
  'found, another owner': 'تعویض مالک',
  defective: 'مشخصات ناقص خودرو',
  registryDown: 'قطع سامانه',
  plateNotOwners: 'پلاکِ شخص دیگر',
  plateUnknown: 'پلاک ناشناس',
  registryRefused: 'خودداری سامانه',
}
const motorcycles: Readonly<Record<string, string>> = {
  found: 'موتورسیکلت با سابقهٔ کامل',
  'found without a policy': 'موتورسیکلت نو',
  'found, another owner': 'تعویض مالک موتورسیکلت',
  defective: 'مشخصات ناقص موتورسیکلت',
  registryDown: 'موتورسیکلت و قطع سامانه',
  plateNotOwners: 'موتورسیکلتِ شخص دیگر',
  plateUnknown: 'پلاک ناشناس موتورسیکلت',
  registryRefused: 'موتورسیکلت و خودداری سامانه',
}

/** Discount codes by the gateway's answer. */
const codes: Readonly<Record<string, string>> = {
  discountUnknown: 'NADARIM',
  discountExpired: 'TABESTAN',
  discountUsedUp: 'AVALIN',
}

const next = (ahead: readonly WalkStep[], ...calls: string[]): string => {
  const ending = ahead.find(({ name }) => calls.some((call) => name.startsWith(`${call}: `)))
  return ending?.name.slice(ending.name.indexOf(': ') + 2) ?? ''
}

export type OfferKind = 'plain' | 'with an alternative' | 'not sold'

export const isOfKind = ({ active, hasUpSelling }: AnyOffer, kind: OfferKind): boolean => {
  if (kind === 'not sold') return !active
  return active && hasUpSelling === (kind === 'with an alternative')
}

export const kindOf = (name: string): OfferKind | null => {
  if (!name.startsWith('offer.chosen: ')) return null
  if (name.endsWith('not sold')) return 'not sold'
  return name.endsWith('plain') ? 'plain' : 'with an alternative'
}

/** The previous insurer of a renewal has no button where it sells no more. */
const isStopped = ({ active, companyCode }: AnyOffer, offers: OffersAnswer): boolean =>
  !active &&
  'renewableOffer' in offers &&
  offers.renewableOffer.some((previous) => previous.companyCode === companyCode)

/**
 * Offers on the page: the marked ones in the comparison, all of the list elsewhere. Those with most ways
 * of paying come first.
 */
export const offersOnPage = (
  { offers }: Pick<PageData, 'offers'>,
  { quote, compared }: Pick<JourneyContext, 'quote' | 'compared'>,
  isComparing: boolean,
): readonly AnyOffer[] => {
  const all = offers ? offersOf(offers, listOf(quote)).filter((offer) => !isStopped(offer, offers)) : []
  const wayCount = ({ bnpl, installment }: AnyOffer) => Number(bnpl !== null) + Number(installment !== null)
  return all
    .filter(({ companyCode }) => !isComparing || compared.includes(companyCode))
    .toSorted((one, other) => wayCount(other) - wayCount(one))
}

const firstTime = ({ days }: PageData): string =>
  days?.deliveryTimes.flatMap(({ times }) => times).find(({ available }) => available)?.code ?? 'slot-1'

const emptyBoxes = ({ documents, cheques }: JourneyContext, tag: string) =>
  (tag.startsWith('cheque') ? cheques : documents).filter(({ imageId }) => imageId === null)
const uploadsOf = (context: JourneyContext, tag: string): readonly AnyEventObject[] =>
  emptyBoxes(context, tag).map((box) => ({ type: 'upload.changed', tag: box.tag, imageId: 'image' }))

const ofPaths: ReadonlySet<string> = new Set(
  [inactiveOffer, ...Object.values(allUserEvents['comparison.toggled'])].map(
    ({ companyCode }) => companyCode,
  ),
)

type Situation = {
  readonly step: WalkStep
  readonly ahead: readonly WalkStep[]
  readonly place: string
  readonly context: JourneyContext
  readonly data: PageData
}
/** The parts in which the real event differs; a list if one user action sends several events. */
type Actual = (situation: Situation) => Readonly<Record<string, unknown>> | readonly AnyEventObject[]

const lookedUp = ({ ahead, context: { quote } }: Situation) => {
  const outcome = next(ahead, 'lookUpPlate')
  return quote.product === 'motorcycle'
    ? motorcycleCaseNamed(motorcycles[outcome] ?? 'موتورسیکلت با سابقهٔ کامل')
    : caseNamed(cars[outcome] ?? 'سواری با سابقهٔ کامل')
}

const firstAddress: Actual = ({ context }) => ({ uid: context.addressBook[0]?.uid ?? '' })
const otherAddress = (
  { addressBook, addressUid, delivery }: JourneyContext,
  place: string,
): string | undefined => {
  const chosen = /^delivery|deliveryBook/.test(place) ? (delivery.addressUid ?? addressUid) : addressUid
  return addressBook.find(({ uid, enable }) => enable && uid !== chosen)?.uid
}

const draftOf = ({
  province,
  city,
  address,
  plaqueNumber,
  unitNumber,
  postalCode,
}: Address): AddressDraft => ({ province, city, address, plaqueNumber, unitNumber, postalCode })

const savedAddress: Actual = ({ step, context, data }) => {
  const [first] = context.addressBook
  if (step.event['uid'] === null || first === undefined) return {}
  const found = data.addresses?.addresses.find(({ uid }) => uid === first.uid)
  return { uid: first.uid, ...(found ? { draft: draftOf(found) } : {}) }
}

/**
 * The address that the driver types, with the codes of this page; the path's own before the page has received
 * them.
 */
const typedAddress: Actual = ({ data }) => {
  if (data.provinces === null) return {}
  const province = data.provinces.provinces.find(({ title }) => title === 'تهران')
  const city = province?.cities.find(({ title }) => title === 'تهران')
  return {
    change: {
      province: province?.code ?? '',
      city: city?.code ?? '',
      address: 'خیابان شریعتی، کوچهٔ گلستان',
      plaqueNumber: '12',
      unitNumber: '4',
      postalCode: '1938765431',
    },
  }
}

const chosenOffer: Actual = ({ step, place, context, data }) => {
  const kind = kindOf(step.name)
  const offer = offersOnPage(data, context, place.includes('.comparing.')).find(
    (each) => kind !== null && isOfKind(each, kind),
  )
  if (offer === undefined) return {}
  const chosen = { ...step.event, offer }
  return isUncovered(offer, context, data) ? { offer } : [{ type: 'partners.toggled' }, chosen]
}

/** A renewal proposes two insurers; the others are behind a line, unless nothing is proposed. */
const isUncovered = (offer: AnyOffer, context: JourneyContext, { offers }: PageData): boolean => {
  if (context.partnersShown || offers === null || !('renewableOffer' in offers)) return true
  const { previous, recommended, others } = listRenewal(
    offers,
    liabilityQuoteOf(context).liabilityPropertyDamage,
  )
  return (
    arePartnersListedAtOnce({ previous, recommended, others }) ||
    [previous?.companyCode, recommended?.companyCode].includes(offer.companyCode)
  )
}

/** The insurer of the path if it is listed, else one that no path names. */
const marked: Actual = ({ step, context, data }) => {
  const named = String(step.event['companyCode'])
  const offers = data.offers ? offersOf(data.offers, listOf(context.quote)) : []
  const sold = offers.filter(({ active }) => active)
  const offer =
    sold.find(({ companyCode }) => companyCode === named) ??
    sold.find(({ companyCode }) => !ofPaths.has(companyCode))
  return offer ? { companyCode: offer.companyCode, companyFa: offer.companyFa } : {}
}

/** Changing the brand removes the model; the other model belongs to the first brand again. */
const changedVehicle: Actual = ({
  step,
  context: {
    quote: { vehicle },
    vehicleDraft,
  },
}) => {
  if (step.name.endsWith('model taken away')) return { change: { carBrand: 'saipa' } }
  const { carBrand } = vehicleDraft ?? vehicle
  return step.name.endsWith('another model') && carBrand !== 'peugeot'
    ? { change: { carBrand: 'peugeot', carModel: 'peugeot-pars' } }
    : {}
}

const savedPlate: Actual = ({ data }) => {
  const [saved] = data.plates?.plates ?? []
  if (!saved) return {}
  const { nationalCode, carInfo: _, ...plate } = saved
  return { plate, nationalCode }
}

/** On the page, an insurer goes with the policy that had it. */
const openedPolicy: Actual = ({ step }) =>
  step.name.endsWith('company open')
    ? [
        { ...step.event, change: { policyStatus: 'without' } },
        { ...step.event, change: { policyStatus: 'with_policy' } },
      ]
    : {}

/** The path's ceiling, or its other one where the page has the first already. */
const otherCeiling: Actual = ({ step, context: { quote } }) => {
  const has = (ceiling: unknown) => quote.product !== 'carbody' && quote.liabilityPropertyDamage === ceiling
  if (!has(step.event['ceiling'])) return {}
  const other = Object.values(allUserEvents['ceiling.chosen']).find(({ ceiling }) => !has(ceiling))
  return other ?? {}
}

/** A cover stays as it is only if it is chosen; any other one has a button that adds it. */
const explainedCover: Actual = ({ step, ahead, context: { coversDraft } }) => {
  const chosen = coversDraft ?? []
  const following = ahead[0]?.event.type
  if (following === 'continue') return { code: chosen[0] ?? '' }
  // Another level of a chosen kind would replace it instead of adding a cover.
  const kinds = new Set(chosen.map((code) => covers[code].kind))
  const code = [step.event['code'], 'cover_theft_of_parts', 'cover_war']
    .flatMap((each) => coverCodes.find((known) => known === each) ?? [])
    .find((each) => !kinds.has(covers[each].kind))
  return following === 'cover.toggled' ? { code } : {}
}

const actuals: Partial<Readonly<Record<UserEventType, Actual>>> = {
  'offer.chosen': chosenOffer,
  'comparison.toggled': marked,
  'comparison.started': (situation) =>
    situation.step.event['companyCode'] === null ? {} : marked(situation),
  'plate.changed': (situation) => ({ change: lookedUp(situation).plate }),
  'owner-code.changed': (situation) => ({ value: lookedUp(situation).nationalCode }),
  'saved-plate.picked': savedPlate,
  'vehicle.changed': changedVehicle,
  'insurance.changed': openedPolicy,
  'cover-explanation.opened': explainedCover,
  'upsell.accepted': ({ context }) => ({ upsellingId: context.upsells[0]?.upsellingId ?? '' }),
  'ceiling.chosen': otherCeiling,
  'discount-code.changed': ({ ahead }) => ({
    value: codes[next(ahead, 'searchWithDiscount', 'applyDiscount', 'searchOffers')] ?? 'SEPAR30',
  }),
  'address.picked': ({ context, place }) => ({ uid: otherAddress(context, place) ?? '' }),
  'address-deletion.asked': firstAddress,
  'address-form.opened': savedAddress,
  'address-draft.changed': typedAddress,
  'delivery.changed': ({ step, data }) =>
    step.name.includes('with a time') ? { change: { paper: true, timeCode: firstTime(data) } } : {},
  'upload.begun': ({ step, context }) => ({
    tag:
      emptyBoxes(context, String(step.event['tag'])).find(({ tag }) => !context.uploading.includes(tag))
        ?.tag ?? '',
  }),
  'upload.ended': ({ context }) => ({ tag: context.uploading[0] ?? '' }),
  'upload.changed': ({ step, context }) => uploadsOf(context, String(step.event['tag'])),
}

const isList = (value: unknown): value is readonly AnyEventObject[] => Array.isArray(value)

/** Returns the events that a step's user action really sends on this page. */
export const realEventsOf = (situation: Situation): readonly AnyEventObject[] => {
  const { event } = situation.step
  const actual = Object.entries(actuals).find(([type]) => type === event.type)?.[1]?.(situation) ?? {}
  return isList(actual) ? actual : [{ ...event, ...actual }]
}
