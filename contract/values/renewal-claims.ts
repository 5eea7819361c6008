/**
 * Claims since the policy that is renewed began: an empty list for none, otherwise a count of each kind. 3
 * means three or more. Specification: document 2, sections 3 "Claim counts" and 4 "Renewal".
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

/** `property`: damage to others, `life`: injuries of others, `driver`: injuries of the driver. */
export const CLAIM_KINDS = ['property', 'life', 'driver'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

const ClaimCount = v.picklist([0, 1, 2, 3], textRef('choice.unknown'))
export type RenewalClaimCounts = Readonly<Record<ClaimKind, v.InferOutput<typeof ClaimCount>>>

const noClaims: RenewalClaimCounts = { property: 0, life: 0, driver: 0 }

const RenewalClaim = v.strictObject({
  kind: v.picklist(CLAIM_KINDS, textRef('choice.unknown')),
  count: ClaimCount,
})

/** Each kind at most once, and all of them if there is one. */
export const RenewalClaims = v.pipe(
  v.array(RenewalClaim),
  v.check(
    (claims) =>
      claims.length === 0 ||
      (claims.length === CLAIM_KINDS.length &&
        CLAIM_KINDS.every((kind) => claims.some((claim) => claim.kind === kind))),
    textRef('choice.unknown'),
  ),
)
export type RenewalClaims = v.InferOutput<typeof RenewalClaims>

/** The counts as they are sent: an empty list if all are zero. */
export const claimsToSend = (counts: RenewalClaimCounts): RenewalClaims =>
  CLAIM_KINDS.every((kind) => counts[kind] === 0)
    ? []
    : CLAIM_KINDS.map((kind) => ({ kind, count: counts[kind] }))

/** The counts of a sent list. */
export const claimCountsOf = (claims: RenewalClaims): RenewalClaimCounts =>
  claims.reduce<RenewalClaimCounts>((counts, { kind, count }) => ({ ...counts, [kind]: count }), noClaims)
