/**
 * Adjusts the gateway's prices so that a path can continue: adds each kind of offer that a later step
 * chooses.
 */
import { ceilingOf } from '#machines/journey/any-offer.ts'
import { liabilityQuoteOf } from '#machines/journey/quote.ts'
import type { AnyMachineSnapshot } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import type { BnplAccount } from '#contract/operations/offers.ts'
import { isAnswerOf } from '#gateway/testing/client.sample.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { isOfKind, type OfferKind, kindOf, offersOnPage } from './real-events.ts'
import { isOffer } from '#tests/journeys/steps/drivers/offers.ts'
import type { WalkStep } from './walks.ts'
import { contextOf, deepestStateOf } from './expected-state.ts'

type Answer = AnswerOf<'searchOffers'>

/**
 * Removes cheques from a ceiling's offers: during a flash, only a list emptied by its filters offers to clear
 * them.
 */
const withoutCheques = (answer: Answer, ceiling: number | null): Answer => {
  const all = answer.offersPerCoverage[String(ceiling)] ?? []
  return {
    ...answer,
    offersPerCoverage: {
      ...answer.offersPerCoverage,
      [String(ceiling)]: all.map((offer) => ({ ...offer, installment: null })),
    },
  }
}

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
  if (!isAnswerOf('searchOffers', body)) return body
  const stop = ahead.findIndex(({ name }) => /^(?:search|priceAgain).*: /.test(name))
  return ahead
    .slice(0, stop === -1 ? ahead.length : stop)
    .reduce<Answer>((answer, { name, event }, place) => {
      const [kind, state] = [kindOf(name), states[place]]
      if (state === undefined) return answer
      const context = contextOf(state)
      if (name === 'arrangement.cleared' && deepestStateOf(state).endsWith('.swapping'))
        return withoutCheques(answer, liabilityQuoteOf(context).liabilityPropertyDamage)
      if (kind === null) return answer
      const isComparing = deepestStateOf(state).endsWith('.comparing')
      const offers = offersOnPage({ offers: answer }, context, isComparing)
      const { offer: pressed } = event
      const last =
        (isComparing && isOffer(pressed)
          ? offers.find(({ companyCode }) => companyCode === pressed.companyCode)
          : undefined) ?? offers.at(-1)
      if (offers.some((offer) => isOfKind(offer, kind)) || last === undefined) return answer
      const ceiling = String(liabilityQuoteOf(context).liabilityPropertyDamage)
      const changed = (answer.offersPerCoverage[ceiling] ?? []).map((offer) =>
        offer.companyCode === last.companyCode ? { ...offer, ...traits[kind] } : offer,
      )
      return { ...answer, offersPerCoverage: { ...answer.offersPerCoverage, [ceiling]: changed } }
    }, body)
}

const DEARER = 300_000

/** What the buyer's account is where a path says so. */
const accounts: Readonly<Record<string, Partial<BnplAccount>>> = {
  'same price, a small credit': { registered: true, credit: 900_000 },
  'same price, not registered for instalments': { registered: false, credit: 0 },
}

/** Whether price and instalments have changed depends on an earlier confirmation: the path's next state tells. */
export const priceBefore = (next: string, outcome: string): string => {
  if (next === 'offers.reviewingInstalments')
    return outcome in accounts ? outcome : 'same price, a small credit'
  return { 'offers.registering': 'same price', 'offers.decidingOnPrice': 'another price' }[next] ?? outcome
}

/** Returns the answer with the price that the outcome gives to the chosen offer. */
export const withPriceFor = (body: unknown, outcome: string, { choice }: JourneyContext): unknown => {
  if (choice === null || !isAnswerOf('searchOffers', body)) return body
  const { offer } = choice
  const ceiling = String(ceilingOf(offer))
  const all = body.offersPerCoverage[ceiling] ?? []
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
  return {
    ...body,
    offersPerCoverage: { ...body.offersPerCoverage, [ceiling]: [...others, ...priced] },
    instalments: { ...body.instalments, bnpl: { ...body.instalments.bnpl, ...account } },
  }
}
