/**
 * Guards of third-party and motorcycle insurance: which answers of a quote are known and complete, and which
 * questions follow. Specification: document 2 sections 2.5, 2.6, 4 and 5.
 */
import { applySearchQuery } from '../../journey/address-query.ts'
import {
  claimErrors,
  discountErrors,
  ownershipErrors,
  previousPolicyErrors,
  statusErrors,
  vehicleErrors,
} from '../../journey/answer-errors.ts'
import { isSearchAnswer } from '../../journey/answers.ts'
import { liabilityConfigurationOf } from '../../journey/configurations.ts'
import { discardEdit } from '../../journey/edit.ts'
import type { JourneyEvent } from '../../journey/events.ts'
import { isValid, todayOf } from '../../journey/field-errors.ts'
import { type Ask, isFree } from '../../journey/guards/context-facts.ts'
import { policyStatusOf } from '../../journey/previous-policy.ts'
import { isVehicleBegun, liabilityQuoteOf } from '../../journey/quote.ts'
import { canSearch, isVehicleComplete } from './facts.ts'

export const liabilityGuards = {
  'the vehicle is complete': ({ context }: Ask) => isFree(context) && isVehicleComplete(context),
  'the registry found the vehicle': ({ context }: Ask) =>
    isFree(context) && context.quote.lookup !== null && isVehicleComplete(context),
  'the registry found the policy': ({ context }: Ask) =>
    isFree(context) &&
    context.quote.lookup !== null &&
    isVehicleComplete(context) &&
    liabilityQuoteOf(context).history.previousCompany !== null,
  'a previous policy is required': ({ context }: Ask) =>
    isFree(context) &&
    isVehicleComplete(context) &&
    liabilityQuoteOf(context).status.insured === 'yes' &&
    liabilityQuoteOf(context).status.plateHistory !== null,
  'the previous policy is complete': ({ context }: Ask) =>
    isFree(context) &&
    isVehicleComplete(context) &&
    isValid(previousPolicyErrors(liabilityQuoteOf(context).history, todayOf(context))),
  'the search is complete': ({ context, event }: Ask & { event: JourneyEvent }) => {
    if (event.type !== 'xstate.route') return isFree(context) && canSearch(context)
    const before = discardEdit(context)
    return isFree(context) && canSearch({ ...before, ...applySearchQuery(event.query, before) })
  },
  'something was entered': ({ context }: Ask) =>
    [...Object.values(context.quote.plate), context.quote.ownerNationalCode].some((part) => part !== '') ||
    isVehicleBegun(context.quote) ||
    liabilityQuoteOf(context).status.insured !== null,
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
  'ownership has changed': ({ context }: Ask) => policyStatusOf(context) === 'ownership_change',
  'no discount is transferred': ({ context }: Ask) =>
    liabilityQuoteOf(context).history.changeOwnershipStatus === 'no_another_thirdparty_discount',
  'the history came from the registry': ({ context }: Ask) =>
    context.quote.lookup?.isDefective === false && policyStatusOf(context) === 'with_policy',
  'the previous policy has the same owner': ({ context }: Ask) => policyStatusOf(context) === 'with_policy',
  'the edited vehicle is incomplete': ({ context }: Ask) =>
    !isValid(vehicleErrors(context.vehicleDraft ?? context.quote.vehicle, liabilityConfigurationOf(context))),
  'the status is complete': ({ context }: Ask) =>
    isValid(statusErrors(liabilityQuoteOf(context).status, todayOf(context))),
  'the previous policy is incomplete': ({ context }: Ask) =>
    !isValid(previousPolicyErrors(liabilityQuoteOf(context).history, todayOf(context))),
  'the ownership question is unanswered': ({ context }: Ask) =>
    !isValid(ownershipErrors(liabilityQuoteOf(context).history)),
  'the discounts are unanswered': ({ context }: Ask) =>
    !isValid(discountErrors(liabilityQuoteOf(context).history)),
  'the claims are answered': ({ context }: Ask) => isValid(claimErrors(liabilityQuoteOf(context).history)),
}
