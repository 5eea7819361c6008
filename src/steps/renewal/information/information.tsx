/**
 * The details of a renewal on one page, as the policy that ends has them. The behaviour is
 * machines/steps/renewal/information.ts. Specification: document 2 sections 2.9, 4 "Renewal" and 5; picture 43.
 */
import { Trans } from '@lingui/react/macro'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { StepScreen } from '../../parts/StepScreen.tsx'

export default function Information() {
  return (
    <StepScreen title={<Trans>مشخصات و نشانی</Trans>} busy>
      <RowSkeletons sentence={<Trans>مشخصات شما خوانده می‌شود…</Trans>} />
    </StepScreen>
  )
}
