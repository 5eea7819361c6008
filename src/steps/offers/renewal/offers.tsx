/**
 * Offers of a renewal: the previous insurer's beside last year's price, Separ's pick, and all others behind
 * one line. The behaviour is machines/steps/renewal/offers.ts. Specification: document 2 sections 2.9 and 4
 * "Renewal"; design language, "Renewal comparison", picture 42.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useRenewalOffers } from '#adapters/server-lists.ts'
import { OfferSkeletons } from '#ui/feedback/OfferSkeletons.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext, useMatches } from '../../journey.ts'
import { isLiabilityOffer, useLiabilityQuote } from '../../liability.ts'
import { CeilingBand } from '../list/CeilingBand.tsx'
import { ChoiceSummary, ContinueWithChoice, ListProgress } from '../list/ChoiceBar.tsx'
import { offersAside, usePrefetchedParts } from '../lazy-parts.ts'
import { LoadingTitle, WaitingFor } from '../list/Loading.tsx'
import { RenewalSheets } from '../Sheets.tsx'
import { useFailedContent } from '../../parts/FailureNote.tsx'
import { StepScreen, type StepScreenProps } from '../../parts/StepScreen.tsx'
import { listRenewal } from './listed-renewal.ts'
import { RenewalList } from './RenewalList.tsx'
import { TermButton } from './TermButton.tsx'

export default function RenewalOffers() {
  const { t } = useLingui()
  const isListLost = useMatches({ offers: 'failed' })
  const isHistoryLost = useMatches({ offers: 'historyFailed' })
  const isUnanswered = useMatches({ offers: 'unanswered' })
  const failed = useFailedContent(
    isUnanswered ? t`پاسخ ثبت سفارش نرسید` : isHistoryLost ? t`بیمه‌نامهٔ قبلی نرسید` : t`پیشنهادها نرسید`,
  )
  const listed = useListContent()
  if (isListLost || isHistoryLost || isUnanswered)
    return <StepScreen title={t`پیشنهادهای تمدید`} {...failed} />
  return (
    <>
      <StepScreen {...listed} />
      <ListSheets />
    </>
  )
}

/** Mounted only with a list, because without one the sheets have no content. */
function ListSheets() {
  usePrefetchedParts()
  return (
    <>
      <RenewalSheets />
      <ListProgress />
    </>
  )
}

const useListContent = (): StepScreenProps => {
  const answer = useRenewalOffers(useJourneyContext(({ searchTrackingCode }) => searchTrackingCode))
  const ceiling = useLiabilityQuote((quote) => quote.liabilityPropertyDamage)
  const listing = useMemo(() => listRenewal(answer, ceiling), [answer, ceiling])
  const isListed = useMatches({ offers: 'list' })
  const isReading = useMatches({ offers: 'readingHistory' })
  const isSearching = useMatches({ offers: 'searching' })
  const isSettling = useMatches({ offers: 'settling' })
  const choice = useJourneyContext((context) => context.choice)
  const shown = isReading || isSearching || isSettling ? undefined : answer
  const usable = isSearching || isSettling || isListed
  return {
    title: shown ? <ListTitle count={listing.all.length} /> : <LoadingTitle />,
    width: 'wide',
    gap: 12,
    busy: shown === undefined,
    aside: <offersAside.Component offer={isLiabilityOffer(choice?.offer) ? choice.offer : undefined} />,
    bumper: choice && isListed ? { summary: <ChoiceSummary />, action: <ContinueWithChoice /> } : undefined,
    onSubmit: () => undefined,
    children: (
      <>
        <CeilingBand answer={shown} usable={usable} listed={isListed} end={<TermButton />} />
        {shown ? (
          <RenewalList answer={shown} listing={listing} />
        ) : (
          <OfferSkeletons
            sentence={isReading ? <Trans>بیمه‌نامهٔ قبلی خوانده می‌شود…</Trans> : <WaitingFor />}
          />
        )}
      </>
    ),
  }
}

function ListTitle({ count: offers }: { count: number }) {
  const count = numberText(offers)
  if (offers === 0) return <Trans>پیشنهادهای تمدید</Trans>
  return offers === 1 ? <Trans>یک پیشنهاد برای تمدید</Trans> : <Trans>{count} پیشنهاد برای تمدید</Trans>
}
