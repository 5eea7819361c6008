/** What an order insures, as lists of several areas say it. */
import { t } from '@lingui/core/macro'
import type { InsuranceType } from '#contract/operations/parameters.ts'

/** «شخص ثالث پژو ۲۰۷», «موتورسیکلت دنده‌ای»: the title of a motorcycle says what it is. */
export const policyTitle = (type: InsuranceType, vehicleTitle: string): string => {
  if (type === 'carbody') return t`بدنهٔ ${vehicleTitle}`
  return type === 'motorcycle' ? vehicleTitle : t`شخص ثالث ${vehicleTitle}`
}
