/**
 * Adjusts the gateway's prices so that a path can continue: adds each kind of offer that a later step
 * chooses.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { BnplAccount } from '#contract/operations/offers.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { isOffersAnswer, listOf, listWith, type OffersAnswer, offersOf, withOffers } from './listed-offers.ts'
import { isOfKind, type OfferKind, kindOf, offersOnPage } from './real-events.ts'
import { isOffer } from '#tests/journeys/steps/drivers/offers.ts'
import type { WalkStep } from './walks.ts'
import { contextOf, deepestStateOf } from './expected-state.ts'

/**
 * Removes cheques from the listed offers: during a flash, only a list emptied by its filters offers to clear
 * them.
 */
const withoutCheques = (answer: OffersAnswer, list: string | null): OffersAnswer =>
  withOffers(
    answer,
    list,
    offersOf(answer, list).map((offer) => ({ ...offer, installment: null })),
  )

const traits: Readonly<Record<OfferKind, { readonly active: boolean; readonly hasUpSelling: boolean }>> = {
  plain: { active: true, hasUpSelling: false },
  'with an alternative': { active: true, hasUpSelling: true },
  'not sold': { active: false, hasUpSelling: false },
}

/** Returns the answer with every offer that the following steps choose. */
export const withOffersFor = (
  body: unknown,
  ahead: readonly WalkStep[],
  states: readonly AnyMachineSnapshot[],
): unknown => {
  if (!isOffersAnswer(body)) return body
  const stop = ahead.findIndex(({ name }) => /^(?:search|priceAgain).*: /.test(name))
  return ahead
    .slice(0, stop === -1 ? ahead.length : stop)
    .reduce<OffersAnswer>((answer, { name, event }, place) => {
      const [kind, state] = [kindOf(name), states[place]]
      if (state === undefined) return answer
      const context = contextOf(state)
      const list = listOf(context.quote)
      if (name === 'arrangement.cleared' && deepestStateOf(state).endsWith('.swapping'))
        return withoutCheques(answer, list)
      if (kind === null) return answer
      const isComparing = deepestStateOf(state).includes('.comparing.')
      const offers = offersOnPage({ offers: answer }, context, isComparing)
      const { offer: pressed } = event
      const last =
        (isComparing && isOffer(pressed)
          ? offers.find(({ companyCode }) => companyCode === pressed.companyCode)
          : undefined) ?? offers.at(-1)
      if (offers.some((offer) => isOfKind(offer, kind)) || last === undefined) return answer
      const changed = offersOf(answer, list).map((offer) =>
        offer.companyCode === last.companyCode ? { ...offer, ...traits[kind] } : offer,
      )
      return withOffers(answer, list, changed)
    }, body)
}

const DEARER = 300_000

/** What the buyer's account is where a path says so. */
const accounts: Readonly<Record<string, Partial<BnplAccount>>> = {
  'same price, a small credit': { registered: true, credit: 900_000 },
  'same price, not registered for instalments': { registered: false, credit: 0 },
}

/**
 * Whether price and instalments have changed depends on an earlier confirmation: the path's next state shows
 * it.
 */
export const priceBefore = (next: string, outcome: string): string => {
  if (next === 'offers.reviewingInstalments')
    return outcome in accounts ? outcome : 'same price, a small credit'
  return { 'offers.registering': 'same price', 'offers.decidingOnPrice': 'another price' }[next] ?? outcome
}

/** Returns the answer with the price that the outcome gives to the chosen offer. */
export const withPriceFor = (body: unknown, outcome: string, { choice }: JourneyContext): unknown => {
  if (choice === null || !isOffersAnswer(body)) return body
  const { offer } = choice
  const list = listWith(offer)
  const all = offersOf(body, list)
  const now = all.find(({ companyCode }) => companyCode === offer.companyCode)
  const isSame = outcome.startsWith('same price')
  const account = accounts[outcome]
  if (isSame && account === undefined && now?.payableAmount === offer.payableAmount) return body
  const others = all.filter(({ companyCode }) => companyCode !== offer.companyCode)
  const priced = isSame
    ? [offer]
    : outcome === 'gone'
      ? []
      : [{ ...offer, payableAmount: offer.payableAmount + DEARER }]
  const { instalments } = body
  return {
    ...withOffers(body, list, [...others, ...priced]),
    instalments: { ...instalments, bnpl: { ...instalments.bnpl, ...account } },
  }
}
