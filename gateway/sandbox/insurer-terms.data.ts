/** Terms of the sandbox's insurers, all invented: cheques, alternatives, and renewal on their own sites. */
import type { ChequeTerms } from '../domain/instalments.ts'

/** Terms of cheques by insurer. */
export const chequeTerms: Readonly<Record<string, ChequeTerms>> = {
  damavand: { downPercent: 25, count: 6 },
  karun: { downPercent: 30, count: 4 },
  alvand: { downPercent: 40, count: 3 },
  zagros: { downPercent: 20, count: 8 },
  sepehr: { downPercent: 30, count: 5 },
  kaveh: { downPercent: 25, count: 7 },
  golestan: { downPercent: 30, count: 4 },
}

/** Highest extra price of an alternative, percent. Badban is asked and never suggests one. */
export const upsellWithin: Readonly<Record<string, number>> = {
  damavand: 12,
  aftab: 12,
  zagros: 12,
  simorgh: 8,
  sepehr: 5,
  badban: 0,
}

/** They renew their policies on their own sites only. */
export const renewAtOwnSite: ReadonlySet<string> = new Set(['badban', 'sahand'])
