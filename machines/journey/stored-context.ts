/**
 * Converts a journey's context to what is stored on the device, and back. A field that is not valid any more
 * starts empty; the others are restored. Statechart rulings, section 4.
 */
import * as v from 'valibot'
import { PERSON } from '#contract/values/insured-type.ts'
import { emptyAnswers } from './answers.ts'
import { initialContext, type JourneyContext, noOrder } from './context.ts'
import { type StoredContext, storedFields } from './context-schema.ts'
import { fieldsOf, fromEarlierVersion } from './earlier-versions.ts'
import { withoutKnownHolder } from './known-holder.ts'
import { emptyCarBodyQuote, emptyQuote, type Product, type Quote, quoteFieldsOf } from './quote.ts'

const blanks = new Map<Product, StoredContext>()

const blankOf = (product: Product): StoredContext => {
  const blank =
    blanks.get(product) ??
    v.parse(
      v.object(storedFields),
      initialContext(product, { journeyId: '', signedIn: false, trackingCode: null, saved: {} }),
    )
  blanks.set(product, blank)
  return blank
}

/** The fields that are valid; a missing or invalid field stays as it is in `blank`. */
const validFields = <T extends object>(
  blank: T,
  schemas: Readonly<Record<string, v.GenericSchema>>,
  stored: Readonly<Record<string, unknown>>,
): T => {
  const valid: Partial<T> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const field = v.safeParse(schema, stored[name])
    if (field.success) Object.assign(valid, { [name]: field.output })
  }
  return { ...blank, ...valid }
}

/**
 * Restores what any version of the app has stored for a product's journey; a missing or invalid field starts
 * empty.
 */
export const restoreContext = (product: Product, content: unknown): StoredContext => {
  const stored = fromEarlierVersion(content)
  const blank = blankOf(product)
  const quote = fieldsOf(stored['quote'])
  return {
    ...validFields(blank, storedFields, stored),
    quote:
      quote['product'] === product ? validFields(blank.quote, quoteFieldsOf(product), quote) : blank.quote,
  }
}

/** The product that a stored context names, not validated. */
export const storedProductIn = (content: unknown): unknown => fieldsOf(fieldsOf(content)['quote'])['product']

/**
 * The part of a journey's context that is stored. It is not validated here, but by `restoreContext`, when it
 * is read again. What the gateway knows of a returning holder is not stored before the user has sent it as an
 * answer.
 */
export const toPersisted = (context: JourneyContext): StoredContext => {
  const change = context.intent?.change
  const stored: StoredContext = { ...blankOf(context.quote.product) }
  for (const name of Object.keys(storedFields)) Object.assign(stored, { [name]: Reflect.get(context, name) })
  const isHolderSaved = (context.order?.stage ?? 2) > 2 || change === 'savePolicyHolder'
  return {
    ...stored,
    holder: isHolderSaved ? context.holder : withoutKnownHolder(context.holder, context.knownHolder),
    cheques: change === 'submitCheques' ? context.cheques : [],
    invoice: change === 'removeDiscount' || change === 'acceptPriceChange' ? context.invoice : null,
  }
}

/** The holder's answers without the owner code, because the form prefills it. */
const withoutPrefilledCode = ({
  quote: { ownerNationalCode: code },
  holder,
}: StoredContext): StoredContext['holder'] => {
  const typed = (value: string) => (value === code ? '' : value)
  return {
    ...holder,
    nationalCode: typed(holder.nationalCode),
    companyNationalId: typed(holder.companyNationalId),
    insuredType: holder.companyNationalId === code ? PERSON : holder.insuredType,
  }
}

/** The quote without the values that the configuration proposes. */
const withoutDefaults = (quote: Quote): Quote =>
  'covers' in quote
    ? { ...quote, covers: emptyCarBodyQuote.covers }
    : { ...quote, liabilityPropertyDamage: null, policyTerm: null }

/**
 * Whether the user has entered anything. The order, its search and defaults come from the gateway and do not
 * count.
 */
export const hasUserInput = (stored: StoredContext): boolean => {
  const { product } = stored.quote
  const isOfOrder = stored.trackingCode !== null
  const entered: StoredContext = {
    ...stored,
    trackingCode: null,
    quote: isOfOrder ? emptyQuote(product) : withoutDefaults(stored.quote),
    deliveryMode: null,
    flags: emptyAnswers.flags,
    ...(isOfOrder && { holder: withoutPrefilledCode(stored) }),
  }
  // Compares restored contexts, so that the order of the fields does not matter.
  return JSON.stringify(restoreContext(product, entered)) !== JSON.stringify(blankOf(product))
}

/**
 * The context that another inquiry of the same user starts with: everything that does not belong to the
 * order.
 */
export const withoutOrder = (stored: StoredContext): StoredContext => ({
  ...stored,
  quote: { ...stored.quote, lookupError: null },
  ...noOrder.stored,
  intent: null,
  trackingCode: null,
  searchTrackingCode: null,
})
