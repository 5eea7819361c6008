/** The buyer as insurers and the BNPL provider see them. */
import type { BnplAccount } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'

/** The language of the answer is Persian by default. */
export type Buyer = BnplAccount & { locale?: Locale }
