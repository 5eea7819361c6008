/** Names of the kinds of claims, and the texts of their counts. Document 2 section 3: 0, 1, 2, 3 or more. */
import { useLingui } from '@lingui/react/macro'
import type { ClaimKind, RenewalClaimCounts } from '#contract/values/renewal-claims.ts'

type ClaimWords = {
  readonly labels: Readonly<Record<ClaimKind, { readonly label: string; readonly aside: string }>>
  readonly counts: Readonly<Record<RenewalClaimCounts[ClaimKind], string>>
}

export const useClaimWords = (): ClaimWords => {
  const { t } = useLingui()
  return {
    labels: {
      property: { label: t`خسارت مالی`, aside: t`خودرو یا اموال دیگران` },
      life: { label: t`خسارت جانی`, aside: t`آسیب به دیگران` },
      driver: { label: t`خسارت راننده`, aside: t`آسیب به خود راننده` },
    },
    counts: { 0: t`نداشتم`, 1: t`۱ بار`, 2: t`۲ بار`, 3: t`۳ و بیشتر` },
  }
}
