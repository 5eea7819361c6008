/**
 * Guards of car-body insurance up to the offers: which answers are known and complete, and which events a
 * screen enables. Specification: document 3 sections 4 and 5.
 */
import { type CoverCode, covers } from '#contract/values/covers.ts'
import { applySearchQuery } from '../../journey/address-query.ts'
import { type EditedAnswer, isSearchAnswer, type VehicleAnswers } from '../../journey/answers.ts'
import type { InsuranceAnswers, ValueAnswers } from '../../journey/car-body-answers.ts'
import { carErrors, carNeedsMonth, isFutureCarMonth, yearsOf } from '../../journey/car-body-errors.ts'
import { carBodyConfigurationOf } from '../../journey/configurations.ts'
import type { JourneyContext } from '../../journey/context.ts'
import { chosenCovers, chosenOfKind, type CoverPlace } from '../../journey/cover-choice.ts'
import { discardEdit } from '../../journey/edit.ts'
import type { JourneyEvent } from '../../journey/events.ts'
import { isValid } from '../../journey/field-errors.ts'
import { type Ask, differs, isFree } from '../../journey/guards/context-facts.ts'
import { pricingAnswers } from '../../journey/pricing-answers.ts'
import { carBodyQuoteOf, isVehicleBegun } from '../../journey/quote.ts'
import {
  canSearchCarBody,
  isCarComplete,
  isInsuranceComplete,
  isThirdPartyAnswered,
  isValueComplete,
} from './facts.ts'

/**
 * Whether an edit of the car changes something, is in the lists, and has the earlier answers that it needs.
 */
const canEditCar = (
  now: VehicleAnswers,
  change: Partial<VehicleAnswers>,
  context: JourneyContext,
): boolean => {
  const configuration = carBodyConfigurationOf(context)
  if (configuration === null || !differs(now, change)) return false
  const next = { ...now, ...change }
  if (typeof change.carModel === 'string') {
    const brand = configuration.cars.find(({ code }) => code === next.carBrand)
    if (brand?.models.some(({ code }) => code === change.carModel) !== true) return false
  }
  if (typeof change.carProductionYear === 'string') {
    if (!yearsOf(next, configuration).some(({ code }) => code === change.carProductionYear)) return false
  }
  if (typeof change.carProductionMonth !== 'string') return true
  return (
    carNeedsMonth(next, configuration) &&
    !isFutureCarMonth(next, Number(change.carProductionMonth), configuration.today)
  )
}

export const carBodyGuards = {
  'the vehicle is complete': ({ context }: Ask) => isFree(context) && isCarComplete(context),
  'the registry found the vehicle': ({ context }: Ask) =>
    isFree(context) && context.quote.lookup !== null && isCarComplete(context),
  'the value is complete': ({ context }: Ask) => isValueComplete(context),
  'the insurance is complete': ({ context }: Ask) => isInsuranceComplete(context),
  'the third-party discount is answered': ({ context }: Ask) => isThirdPartyAnswered(context),
  'the value can be asked': ({ context }: Ask) => isFree(context) && isCarComplete(context),
  'the insurance can be asked': ({ context }: Ask) =>
    isFree(context) && isCarComplete(context) && isValueComplete(context),
  'the third-party discount can be asked': ({ context }: Ask) =>
    isFree(context) && isCarComplete(context) && isValueComplete(context) && isInsuranceComplete(context),
  'the third-party discount of the found car can be asked': ({ context }: Ask) =>
    isFree(context) &&
    context.quote.lookup !== null &&
    isCarComplete(context) &&
    isInsuranceComplete(context),
  'the value of the found car can be asked': ({ context }: Ask) =>
    isFree(context) &&
    context.quote.lookup !== null &&
    isCarComplete(context) &&
    isInsuranceComplete(context) &&
    isThirdPartyAnswered(context),
  'the car came from the registry': ({ context }: Ask) => context.quote.lookup?.isDefective === false,
  'the search is complete': ({ context, event }: Ask & { event: JourneyEvent }) => {
    if (event.type !== 'xstate.route') return isFree(context) && canSearchCarBody(context)
    const before = discardEdit(context)
    return isFree(context) && canSearchCarBody({ ...before, ...applySearchQuery(event.query, before) })
  },
  'something was entered': ({ context }: Ask) =>
    [...Object.values(context.quote.plate), context.quote.ownerNationalCode].some((part) => part !== '') ||
    isVehicleBegun(context.quote),
  'only one search answer is edited': ({ context }: Ask) =>
    isSearchAnswer(context.changing) && canSearchCarBody(context),
  'Back discards a search edit': ({ context }: Ask) =>
    isSearchAnswer(context.changing) &&
    canSearchCarBody(
      context.answersBeforeEdit === null
        ? context
        : { ...context.answersBeforeEdit, configuration: context.configuration },
    ),

  'the vehicle can be edited like this': (
    { context }: Ask,
    { change, of }: { change: Partial<VehicleAnswers>; of: 'vehicle' | 'draft' },
  ) =>
    canEditCar(
      of === 'draft' ? (context.vehicleDraft ?? context.quote.vehicle) : context.quote.vehicle,
      change,
      context,
    ),
  'the vehicle draft differs': ({ context: { quote, vehicleDraft } }: Ask) =>
    vehicleDraft !== null && differs(quote.vehicle, vehicleDraft),
  'the edited vehicle is incomplete': ({ context }: Ask) =>
    !isValid(carErrors(context.vehicleDraft ?? context.quote.vehicle, carBodyConfigurationOf(context))),
  'the value can be changed like this': ({ context }: Ask, { change }: { change: Partial<ValueAnswers> }) => {
    const { value } = carBodyQuoteOf(context)
    const asksAccessories = change.hasAccessories ?? value.hasAccessories
    return differs(value, change) && (asksAccessories || change.carAccessoriesValue === undefined)
  },
  'the insurance can be changed like this': (
    { context }: Ask,
    { change }: { change: Partial<InsuranceAnswers> },
  ) => {
    const { insurance } = carBodyQuoteOf(context)
    const { policyStatus, ...ofPolicy } = change
    const hadPolicy = (policyStatus ?? insurance.policyStatus) === 'with_policy'
    return differs(insurance, change) && (hadPolicy || Object.keys(ofPolicy).length === 0)
  },
  'the third-party discount differs': ({ context }: Ask, { discount }: { discount: string }) =>
    discount !== carBodyQuoteOf(context).thirdPartyDiscount,
  'the search has this answer': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    pricingAnswers(context).includes(answer),

  'another level is picked': ({ context }: Ask, { code }: { code: CoverCode }) =>
    covers[code].kind === context.coverKind && code !== context.coverPick,
  'the picked level differs from the': ({ context }: Ask, { of }: { of: CoverPlace }) =>
    context.coverPick !== null && context.coverPick !== chosenOfKind(context, of, context.coverKind),
  'a level is chosen in the': ({ context }: Ask, { of }: { of: CoverPlace }) =>
    chosenOfKind(context, of, context.coverKind) !== null,
  'the drafted covers differ': ({ context }: Ask) => {
    const [drafted, chosen] = [chosenCovers(context, 'draft'), chosenCovers(context, 'quote')]
    return drafted.length !== chosen.length || drafted.some((code) => !chosen.includes(code))
  },
  'the car-body-card variant is missing': ({ context }: Ask) =>
    context.experimentsKnown && context.experiments['car-body-card'] === null,
}
