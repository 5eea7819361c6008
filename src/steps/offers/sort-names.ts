/** Names of the orders of the list. */
import { useLingui } from '@lingui/react/macro'
import type { Arrangement } from '#machines/journey/answers.ts'

export const useSortNames = (): Readonly<Record<Arrangement['sort'], string>> => {
  const { t } = useLingui()
  return { price: t`ارزان‌ترین`, instalments: t`کمترین قسط اول`, branches: t`بیشترین شعبه` }
}
