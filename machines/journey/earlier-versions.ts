/**
 * Migrates a stored context of an earlier version of the app to the current shape. Invalid fields are left as
 * they are: `restoreContext` replaces them by empty ones.
 */
type Fields = Readonly<Record<string, unknown>>

/** The fields of an object; none of anything else. */
export const fieldsOf = (content: unknown): Record<string, unknown> =>
  typeof content === 'object' && content !== null ? { ...content } : {}

const renamedHistory: Readonly<Record<string, string>> = {
  company: 'previousCompany',
  startDate: 'lastPolicyStartDate',
  expirationDate: 'lastPolicyExpDate',
  discountPercent: 'noDamageFactor',
  driverDiscountPercent: 'driverNoDamageFactor',
  financialDamages: 'propertyDamageCount',
  lifeDamages: 'lifeDamageCount',
  driverDamages: 'driverDamageCount',
}
const renamedQuote: Readonly<Record<string, string>> = { ceiling: 'liabilityPropertyDamage' }

const rename = (content: unknown, names: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(content)).map(([name, value]) => [names[name] ?? name, value]))

/** Renames the fields of a quote to the names of the contract, which the forms use today. */
const withNamesOfTheContract = (content: unknown): Fields => {
  const quote = rename(content, renamedQuote)
  return { ...quote, history: rename(quote['history'], renamedHistory) }
}

/** The first versions sold third-party insurance only, and stored its quote among the other fields. */
const ofThirdPartyOnly = (stored: Fields): Fields => {
  const intent = fieldsOf(stored['intent'])
  return {
    ...stored,
    quote: { ...stored, product: 'thirdparty' },
    intent:
      intent['change'] === 'registerThirdPartyOrder'
        ? { ...intent, change: 'registerOrder' }
        : stored['intent'],
  }
}

/** Returns the stored content of any version in the current shape. */
export const fromEarlierVersion = (content: unknown): Fields => {
  const fields = fieldsOf(content)
  const stored = 'quote' in fields ? fields : ofThirdPartyOnly(fields)
  const before = fieldsOf(stored['answersBeforeEdit'])
  return {
    ...stored,
    quote: withNamesOfTheContract(stored['quote']),
    ...('quote' in before && {
      answersBeforeEdit: { ...before, quote: withNamesOfTheContract(before['quote']) },
    }),
  }
}
