/** Title of an order in the lists of several areas. */
import { t } from '@lingui/core/macro'
import type { InsuranceType } from '#contract/operations/parameters.ts'

/** «شخص ثالث پژو ۲۰۷», «موتورسیکلت دنده‌ای»: the title of a motorcycle says what it is. */
export const policyTitle = (type: InsuranceType, vehicleTitle: string): string =>
  type === 'motorcycle'
    ? vehicleTitle
    : type === 'carbody'
      ? t`بدنهٔ ${vehicleTitle}`
      : t`شخص ثالث ${vehicleTitle}`
