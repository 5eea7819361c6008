/**
 * Guards of third-party and motorcycle insurance: which answers of a quote are known and complete, and which
 * questions follow. Specification: document 2 sections 2.5, 2.6, 4 and 5.
 */
import { failureOf } from '../../failure.ts'
import { applySearchQuery } from '../../journey/address-query.ts'
import {
  claimErrors,
  discountErrors,
  inquiryErrors,
  ownershipErrors,
  previousPolicyErrors,
  statusErrors,
  vehicleErrors,
} from '../../journey/answer-errors.ts'
import { type EditedAnswer, isSearchAnswer } from '../../journey/answers.ts'
import { discardEdit } from '../../journey/edit.ts'
import type { JourneyEvent } from '../../journey/events.ts'
import { isValid, todayOf } from '../../journey/field-errors.ts'
import { type Ask, isFree } from '../../journey/guards/context-facts.ts'
import { endsTheInquiry, offersManualEntry } from '../../journey/lookup-errors.ts'
import { isVehicleBegun } from '../../journey/quote.ts'
import { policyStatusOf } from '../../journey/search-answers.ts'
import { canSearch, isVehicleComplete } from './facts.ts'

export const liabilityGuards = {
  'the vehicle is complete': ({ context }: Ask) => isFree(context) && isVehicleComplete(context),
  'the registry found the vehicle': ({ context }: Ask) =>
    isFree(context) && context.quote.lookup !== null && isVehicleComplete(context),
  'the registry found the policy': ({ context }: Ask) =>
    isFree(context) &&
    context.quote.lookup !== null &&
    isVehicleComplete(context) &&
    context.quote.history.previousCompany !== null,
  'a previous policy is required': ({ context }: Ask) =>
    isFree(context) &&
    isVehicleComplete(context) &&
    context.quote.status.insured === 'yes' &&
    context.quote.status.plateHistory !== null,
  'the previous policy is complete': ({ context }: Ask) =>
    isFree(context) &&
    isVehicleComplete(context) &&
    isValid(previousPolicyErrors(context.quote.history, todayOf(context))),
  'the search is complete': ({ context, event }: Ask & { event: JourneyEvent }) => {
    if (event.type !== 'xstate.route') return isFree(context) && canSearch(context)
    const before = discardEdit(context)
    return isFree(context) && canSearch({ ...before, ...applySearchQuery(event.query, before) })
  },
  'something was entered': ({ context }: Ask) =>
    [...Object.values(context.quote.plate), context.quote.ownerNationalCode].some((part) => part !== '') ||
    isVehicleBegun(context.quote) ||
    context.quote.status.insured !== null,
  'only one search answer is edited': ({ context }: Ask) =>
    isSearchAnswer(context.changing) && canSearch(context),
  'Back discards a search edit': ({ context }: Ask) =>
    isSearchAnswer(context.changing) &&
    canSearch(
      context.answersBeforeEdit === null
        ? context
        : {
            ...context.answersBeforeEdit,
            configuration: context.configuration,
            byLink: context.byLink,
          },
    ),
  'the registry found the edited': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    context.changing === answer && context.quote.lookup !== null && !context.quote.lookup.isDefective,
  'ownership has changed': ({ context }: Ask) => policyStatusOf(context) === 'ownership_change',
  'no discount is transferred': ({ context }: Ask) =>
    context.quote.history.changeOwnershipStatus === 'no_another_thirdparty_discount',
  'the history came from the registry': ({ context }: Ask) =>
    context.quote.lookup?.isDefective === false && policyStatusOf(context) === 'with_policy',
  'the previous policy has the same owner': ({ context }: Ask) => policyStatusOf(context) === 'with_policy',
  'plate and owner are complete': ({ context }: Ask) => isValid(inquiryErrors(context)),
  'the edited vehicle is incomplete': ({ context }: Ask) =>
    !isValid(vehicleErrors(context.vehicleDraft ?? context.quote.vehicle, context.configuration)),
  'the status is complete': ({ context }: Ask) =>
    isValid(statusErrors(context.quote.status, todayOf(context))),
  'the previous policy is incomplete': ({ context }: Ask) =>
    !isValid(previousPolicyErrors(context.quote.history, todayOf(context))),
  'the ownership question is unanswered': ({ context }: Ask) =>
    !isValid(ownershipErrors(context.quote.history)),
  'the discounts are unanswered': ({ context }: Ask) => !isValid(discountErrors(context.quote.history)),
  'the claims are answered': ({ context }: Ask) => isValid(claimErrors(context.quote.history)),
  'the inquiry has failed before': ({ context }: Ask, { error }: { error: unknown }) =>
    endsTheInquiry(failureOf(error).code) && endsTheInquiry(context.quote.lookupError),
  'manual entry was offered': ({ context }: Ask) => offersManualEntry(context.failure),
  'the registry data is incomplete': (_: Ask, { isDefective }: { isDefective: boolean }) => isDefective,
}
