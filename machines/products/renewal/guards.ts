/** Guards of a renewal. Specification: document 2 sections 4 "Renewal" and 5; decisions, section 12. */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { RenewalQuote } from '#contract/operations/renewal.ts'
import { CLAIM_KINDS, type ClaimKind } from '#contract/values/renewal-claims.ts'
import type { ClaimCount } from '../../journey/answers.ts'
import type { JourneyContext } from '../../journey/context.ts'
import { type Ask, isFree } from '../../journey/guards/context-facts.ts'
import { liabilityQuoteOf } from '../../journey/quote.ts'
import { claimCountsIn, hasClaims } from '../../journey/renewal-claims.ts'
import { missingDetailsOf } from './missing-details.ts'

type OfOrder = { order: OrderDetail }
type Place = { place: 'policy' | 'other' }

const sendsPaperElsewhere = ({ addressUid, delivery }: JourneyContext): boolean =>
  delivery.addressUid !== null && delivery.addressUid !== addressUid

export const renewalGuards = {
  'the read order renews no policy': (_: Ask, { order }: OfOrder) => order.renews === null,
  'the read order is paid': (_: Ask, { order }: OfOrder) => order.status === 'paid',
  'the order is unread': ({ context }: Ask) => context.order === null,
  'the policy and its lists are read': ({ context }: Ask) =>
    context.renewal !== null && context.configuration !== null,
  'the policy is a motorcycle’s': ({ context: { quote } }: Ask) => quote.product === 'motorcycle',
  'a policy is renewed': ({ context }: Ask) => isFree(context) && context.renewal !== null,
  'the registration of the renewal has no answer': ({ context: { intent } }: Ask) =>
    intent?.change === 'registerRenewal',
  'same as last year is requested': ({ context }: Ask) => context.flags.sameAsLastYear,
  'last year’s terms have a price and there are no claims': ({ context }: Ask) =>
    (context.renewal?.samePremium ?? null) !== null && !hasClaims(context),
  'the drafted claim count differs': (
    { context: { claimsDraft } }: Ask,
    { kind, count }: { kind: ClaimKind; count: ClaimCount },
  ) => claimsDraft !== null && claimsDraft[kind] !== count,
  'the drafted claims differ': ({ context }: Ask) => {
    const { claimsDraft } = context
    const now = claimCountsIn(context)
    return claimsDraft !== null && CLAIM_KINDS.some((kind) => claimsDraft[kind] !== now[kind])
  },
  'the insurer does not sell now': (_: Ask, { quote }: { quote: RenewalQuote | null }) => quote === null,
  'the search history is read': ({ context }: Ask) =>
    liabilityQuoteOf(context).history.previousCompany !== null,
  'the paper copy can go to the policy address': ({ context }: Ask, { place }: Place) =>
    place === 'policy' && context.delivery.paper === true && sendsPaperElsewhere(context),
  'another address of the paper copy is chosen': ({ context }: Ask, { place }: Place) =>
    place === 'other' && context.delivery.paper === true,
  'the details of the renewal are complete': ({ context }: Ask) => missingDetailsOf(context).length === 0,
  'the holder of the renewal is missing': ({ context }: Ask) => missingDetailsOf(context).includes('holder'),
}
