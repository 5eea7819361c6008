/** The label that an offer wears: icon and word. Design language, "Offer card". */
import { t } from '@lingui/core/macro'
import { HandCoins, Star, Tag as PriceTag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Badge } from '#contract/operations/third-party-offers.ts'
import { Tag } from '#ui/feedback/Marks.tsx'

const icons: Record<Badge, ReactNode> = {
  'lowest-price': <PriceTag size={14} aria-hidden="true" />,
  'most-popular': <Star size={14} aria-hidden="true" />,
  'best-instalments': <HandCoins size={14} aria-hidden="true" />,
}

/** Takes a badge; gives its word. */
export const badgeText = (badge: Badge): string =>
  ({ 'lowest-price': t`ارزان‌ترین`, 'most-popular': t`پرطرفدارترین`, 'best-instalments': t`بهترین اقساط` })[
    badge
  ]

export const OfferBadge = ({ badge }: { badge: Badge }) => <Tag icon={icons[badge]}>{badgeText(badge)}</Tag>
