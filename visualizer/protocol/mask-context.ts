/**
 * Masks a journey's context for other pages: every text except known codes and choices. Unknown fields are
 * masked, so that a new field is private by default.
 */

/** Replaces any text. Empty texts stay empty, because guards ask whether something was typed. */
export const MASK = '•••'

/**
 * Fields whose texts are codes of lists or fixed values. A test compares them with the contract's personal
 * values.
 */
export const unmaskedFields: ReadonlySet<string> = new Set([
  'carType',
  'carUsage',
  'carBrand',
  'carModel',
  'carDetailCode',
  'carProductionYear',
  'carProductionMonth',
  'insured',
  'plateHistory',
  'policyStatus',
  'changeOwnershipStatus',
  'companyCode',
  'previousCompany',
  'type',
  'deliveryMode',
  'paymentType',
  'paymentTypeDraft',
  'status',
  'state',
  'badge',
  'sort',
  'change',
  'changing',
  'kind',
  'reason',
  'completeWhen',
  'paymentEnd',
  'offer-card',
  'complete-later',
  'car-body-card',
  'to',
  'compared',
])

/** Large lists of the gateway, left out. */
const leftOut: ReadonlySet<string> = new Set([
  'configuration',
  'upsells',
  'breakdown',
  'paymentOptions',
  'search',
])

const shown = (value: unknown, field: string): unknown => {
  if (typeof value === 'string') return value === '' || unmaskedFields.has(field) ? value : MASK
  if (Array.isArray(value)) return value.map((each: unknown) => shown(each, field))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, part(each, name)]))
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const part = (value: unknown, name: string): unknown =>
  leftOut.has(name) && value !== null ? '…' : shown(value, name)

/** Masks a context. */
export const maskContext = (context: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(context).map(([name, value]) => [name, part(value, name)]))
