/** Badges of offers. Design language, "Offer card". */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { HandCoins, Star, Tag as PriceTag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Badge } from '#contract/operations/offers.ts'
import { Tag } from '#ui/feedback/Marks.tsx'

const icons: Record<Badge, ReactNode> = {
  'lowest-price': <PriceTag size={14} aria-hidden="true" />,
  'most-popular': <Star size={14} aria-hidden="true" />,
  'best-instalments': <HandCoins size={14} aria-hidden="true" />,
}

export const badgeNames: Readonly<Record<Badge, MessageDescriptor>> = {
  'lowest-price': msg`ارزان‌ترین`,
  'most-popular': msg`پرطرفدارترین`,
  'best-instalments': msg`بهترین اقساط`,
}

export const useBadgeName = (badge: Badge): string => {
  const { i18n } = useLingui()
  return i18n._(badgeNames[badge])
}

export const OfferBadge = ({ badge }: { badge: Badge }) => (
  <Tag icon={icons[badge]}>{useBadgeName(badge)}</Tag>
)
