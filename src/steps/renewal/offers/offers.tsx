/**
 * Offers of a renewal: the previous insurer's beside last year's price, Separ's pick, and all others behind one line.
 * The behaviour is machines/steps/renewal/offers.ts. Specification: document 2 sections 2.9 and 4 "Renewal"; design
 * language, "Renewal comparison", picture 42.
 */
import { Trans } from '@lingui/react/macro'
import { OfferSkeletons } from '#ui/feedback/OfferSkeletons.tsx'
import { StepScreen } from '../../parts/StepScreen.tsx'

export default function RenewalOffers() {
  return (
    <StepScreen width="wide" gap={12} busy>
      <OfferSkeletons sentence={<Trans>قیمت‌های تمدید را می‌گیریم…</Trans>} />
    </StepScreen>
  )
}
