/**
 * A journey's memory as it may be shown to others: every text is masked but the codes and choices that are nobody's own.
 * What is not known to be harmless is masked, so that a new field hides itself. Issue "Every path is walked", "personal fields are masked".
 */

/** Stands for any text that is there. An empty one stays empty: whether something was typed is what guards ask. */
export const MASK = '•••'

/** Fields whose texts are codes of lists, or one of a few words of ours. A test holds them against the contract's personal values. */
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
  'company',
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
  'to',
  'compared',
])

/** Lists of the gateway's, which would drown the rest. */
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

/** Takes what a chart remembers; gives it masked, part by part. */
export const maskContext = (memory: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(memory).map(([name, value]) => [name, part(value, name)]))
