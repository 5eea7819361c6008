/**
 * The policy that is renewed: vehicle, insurer, end and discounts, and the claims of the past year. The behaviour is
 * machines/steps/renewal/policy.ts. Specification: document 2 sections 2.9 and 4 "Renewal"; design language, "Renewal
 * home", pictures 40 and 41.
 */
import { Trans } from '@lingui/react/macro'
import { StepScreen } from '../../parts/StepScreen.tsx'
import { useProductWords } from '../../product.ts'

export default function Policy() {
  const { insurance } = useProductWords()
  return (
    <StepScreen
      title={<Trans>تمدید {insurance}</Trans>}
      gap={12}
      action={<Trans>دیدن پیشنهادهای تمدید</Trans>}
    >
      {null}
    </StepScreen>
  )
}
