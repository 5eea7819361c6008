/** The steps of a journey that have an address; machines/journeys.ts says which. Decisions, section 6. */
export type AddressedStep =
  | 'inquiry'
  | 'vehicle'
  | 'history'
  | 'offers'
  | 'holder'
  | 'address'
  | 'delivery'
  | 'inspection'
  | 'terms'
  | 'documents'
  | 'cheques'
  | 'payment'
