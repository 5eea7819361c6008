/**
 * Offers: every insurer's price for the ceiling and the term, and choosing one.
 * Specification: document 2 sections 2.7 and 4; design language, pictures 04, 04c, 05, 14 and 16. The behaviour is machines/steps/offers.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useOffers } from '#adapters/server-lists.ts'
import { OfferSkeletons } from '#ui/feedback/Skeleton.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useIsIn, useMemory } from '../journey.ts'
import { DiscountSheet } from '../parts/DiscountSheet.tsx'
import { FailedScreen } from '../parts/FailedScreen.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { CeilingSheet } from './CeilingSheet.tsx'
import { EditSheet } from './EditSheet.tsx'
import { Filters } from './Filters.tsx'
import { OfferList } from './OfferList.tsx'
import { OffersAside } from './OffersAside.tsx'
import { PaymentSheet } from './PaymentSheet.tsx'
import { TermSheet } from './TermSheet.tsx'

export default function Offers() {
  const { t } = useLingui()
  const failed = useIsIn({ offers: 'failed' })
  const unanswered = useIsIn({ offers: 'unanswered' })
  if (unanswered) return <FailedScreen title={t`انتخاب بیمه`} failed={t`پاسخ ثبت سفارش نرسید`} />
  return failed ? <FailedScreen title={t`انتخاب بیمه`} failed={t`پیشنهادها نرسید`} /> : <OffersScreen />
}

function OffersScreen() {
  const { t } = useLingui()
  const listed = useIsIn({ offers: 'list' })
  const registering = useIsIn({ offers: 'registering' })
  const ceiling = useMemory((memory) => memory.ceiling)
  const choice = useMemory((memory) => memory.choice)
  const answer = useOffers(useMemory(({ searchTrackingCode }) => searchTrackingCode))
  const offers = answer?.offersPerCoverage[String(ceiling)] ?? []
  const shown = listed || registering ? answer : undefined
  return (
    <>
      <StepScreen title={t`انتخاب بیمه`} width="wide" gap={12} busy={!listed} aside={<OffersAside offer={shown && (choice?.offer ?? offers[0])} />}>
        <Filters still={!listed} />
        {shown ? <OfferList answer={shown} offers={offers} /> : <OfferSkeletons sentence={<WaitingFor registering={registering} />} />}
      </StepScreen>
      <CeilingSheet cheapest={(each) => answer?.offersPerCoverage[String(each)]?.[0]?.payableAmount} />
      <TermSheet />
      <CodeSheet />
      <EditSheet />
      <PaymentSheet />
    </>
  )
}

function WaitingFor({ registering }: { registering: boolean }) {
  const insurers = useMemory(({ configuration }) => configuration?.companies.length ?? 0)
  const count = numberText(insurers)
  return registering ? <Trans>سفارش شما ثبت می‌شود…</Trans> : <Trans>در حال گرفتن قیمت از {count} شرکت بیمه…</Trans>
}

function CodeSheet() {
  const entering = useIsIn({ offers: { list: 'enteringDiscount' } })
  const applying = useIsIn({ offers: { list: 'applyingDiscount' } })
  const removing = useIsIn({ offers: { list: 'removingDiscount' } })
  const applied = useMemory(({ discountCode }) => discountCode)
  return <DiscountSheet open={entering || applying || removing} applying={applying} removing={removing} applied={applied} />
}
