/**
 * Converts a journey's context to what is stored on the device, and back. A field that is not valid any more
 * starts empty; the others are restored. Statechart rulings, section 4.
 */
import * as v from 'valibot'
import { PERSON } from '#contract/values/insured-type.ts'
import { emptyAnswers } from './answers.ts'
import { initialContext, type JourneyContext, noOrder } from './context.ts'
import { type StoredContext, storedFields } from './context-schema.ts'

const blank = v.parse(
  v.object(storedFields),
  initialContext({ journeyId: '', signedIn: false, trackingCode: null, saved: {} }),
)

/** Restores what any version of the app has stored; a missing or invalid field starts empty. */
export const restoreContext = (content: unknown): StoredContext => {
  const stored = new Map(typeof content === 'object' && content !== null ? Object.entries(content) : [])
  const valid: Partial<StoredContext> = {}
  for (const [name, schema] of Object.entries(storedFields)) {
    const field = v.safeParse(schema, stored.get(name))
    if (field.success) Object.assign(valid, { [name]: field.output })
  }
  return { ...blank, ...valid }
}

/** The part of a journey's context that is stored. */
export const toPersisted = (context: JourneyContext): StoredContext => {
  const change = context.intent?.change
  return restoreContext({
    ...context,
    cheques: change === 'submitCheques' ? context.cheques : [],
    invoice: change === 'removeDiscount' || change === 'acceptPriceChange' ? context.invoice : null,
  })
}

/** The holder's answers without the owner code, which the form prefills. */
const withoutPrefilledCode = ({
  holder,
  ownerNationalCode: code,
}: StoredContext): StoredContext['holder'] => {
  const typed = (value: string) => (value === code ? '' : value)
  return {
    ...holder,
    nationalCode: typed(holder.nationalCode),
    companyNationalId: typed(holder.companyNationalId),
    insuredType: holder.companyNationalId === code ? PERSON : holder.insuredType,
  }
}

/** What the gateway answers again when an order is read. */
const answeredByOrder = {
  plate: blank.plate,
  ownerNationalCode: blank.ownerNationalCode,
  lookup: blank.lookup,
  vehicle: blank.vehicle,
  status: blank.status,
  history: blank.history,
}

/**
 * Whether the user has entered anything. The order, its search and defaults come from the gateway and do not
 * count.
 */
export const hasUserInput = (stored: StoredContext): boolean => {
  const entered: StoredContext = {
    ...stored,
    trackingCode: null,
    ceiling: null,
    policyTerm: null,
    deliveryMode: null,
    flags: emptyAnswers.flags,
    ...(stored.trackingCode === null ? {} : { ...answeredByOrder, holder: withoutPrefilledCode(stored) }),
  }
  return JSON.stringify(entered) !== JSON.stringify(blank)
}

/** What another inquiry of the same user starts with: everything that does not belong to the order. */
export const withoutOrder = (stored: StoredContext): StoredContext => ({
  ...stored,
  ...noOrder.stored,
  intent: null,
  trackingCode: null,
  searchTrackingCode: null,
})
