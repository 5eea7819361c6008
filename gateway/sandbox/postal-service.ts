/** The sandbox's post: which addresses can be used. Specification: document 1 section 3 (`enable`); decisions, section 8 ("Steerable by testers"). */

/** A postal code that begins so is nobody's: an address with it is kept, and cannot be chosen. */
export const UNSERVED = '99'

/** Takes an address; tells whether policies are registered at it and copies brought to it. */
export const isServed = ({ postalCode }: { postalCode: string }): boolean => !postalCode.startsWith(UNSERVED)
