/**
 * The policy holder: the vehicle's owner, who is a person or a company, or another person. Specification:
 * document 2 section 3 "Policy holder"; decisions, section 6 "company owner".
 */
import type { PolicyHolder } from '#contract/operations/orders.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import type { HolderAnswers } from './answers.ts'

/** Only an owner can be a company: another person who insures the vehicle is a person. */
export const holderKind = ({
  type,
  insuredType,
}: Pick<HolderAnswers, 'type' | 'insuredType'>): 'person' | 'company' | 'another-person' => {
  if (type === 'another_person') return 'another-person'
  return insuredType === COMPANY ? 'company' : 'person'
}

/** The name on the policy, from the form or from a saved order. */
export const holderName = (holder: HolderAnswers | PolicyHolder): string =>
  holder.type === 'car_owner' && holder.insuredType === COMPANY
    ? holder.companyName
    : `${holder.firstName} ${holder.lastName}`
