/**
 * The sheet of a changed price: accept it, refuse it, or close the sheet without a decision. Used when an
 * offer is registered and when the invoice is read. Specification: document 2 section 4 "Invoice and
 * payment".
 */

/** Events of the sheet; closing it decides nothing. */
export const priceDecision = <const A, const R, const C>(transitions: {
  accept: A
  refuse: R
  close: C
}) => ({
  continue: transitions.accept,
  'price.refused': transitions.refuse,
  'sheet.closed': transitions.close,
  back: transitions.close,
})
