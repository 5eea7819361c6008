/** The product of a policy in the list, whose own name for car-body insurance is `body`. Document 3 section 3. */
import type { VehiclePolicy } from '#contract/operations/my-insurance.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'

export const insuranceTypeOf = ({ insuranceTypeEn }: VehiclePolicy): InsuranceType =>
  insuranceTypeEn === 'body' ? 'carbody' : insuranceTypeEn
