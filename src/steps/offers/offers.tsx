/**
 * Offers: every insurer's price for the ceiling and the term, and choosing one.
 * Specification: document 2 sections 2.7 and 4; design language, pictures 04, 04c, 05, 14 and 16. The behaviour is machines/steps/offers.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useOffers } from '#adapters/server-lists.ts'
import { OfferSkeletons } from '#ui/feedback/OfferSkeletons.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useMatches, useJourneyContext } from '../journey.ts'
import { DiscountSheet } from '../parts/DiscountSheet.tsx'
import { useFailedContent } from '../parts/FailureNote.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { PriceChangeSheet } from '../parts/PriceChangeSheet.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { AlternativeSheet } from './AlternativeSheet.tsx'
import { arrange } from './arrangement.ts'
import { ArrangementSheet } from './ArrangementSheet.tsx'
import { CeilingSheet } from './CeilingSheet.tsx'
import { comparisonColumns } from './comparison.ts'
import { ComparisonSheet, comparisonTable } from './ComparisonSheet.tsx'
import { answerLines, EditSheet } from './EditSheet.tsx'
import { vehicleCaption } from './facts.ts'
import { Filters } from './Filters.tsx'
import { listHelp, ListHelpSheet } from './ListHelpSheet.tsx'
import { ListProgress } from './ListProgress.tsx'
import { OfferList } from './OfferList.tsx'
import { usePrefetchedParts } from './prefetch-parts.ts'
import { PaymentSheet } from './PaymentSheet.tsx'
import { TermSheet } from './TermSheet.tsx'

const offersAside = lazyPart(() => import('./OffersAside.tsx').then((module) => module.OffersAside))
/** What is opened most, in the order in which it is. */
const opened = [answerLines, comparisonTable, listHelp]

export default function Offers() {
  const { t } = useLingui()
  const isLost = useMatches({ offers: 'failed' })
  const isUnanswered = useMatches({ offers: 'unanswered' })
  const isFailed = isLost || isUnanswered
  const list = useList()
  const failed = useFailedContent(isUnanswered ? t`پاسخ ثبت سفارش نرسید` : t`پیشنهادها نرسید`)
  const listed = useListContent(list)
  return (
    <>
      <StepScreen title={t`انتخاب بیمه`} {...(isFailed ? failed : listed)} />
      {!isFailed && <Sheets list={list} />}
    </>
  )
}

type List = ReturnType<typeof useList>

const useListContent = ({ answer, all, offers, columns }: List): StepContent => {
  const listed = useMatches({ offers: 'list' })
  const searching = useMatches({ offers: 'searching' })
  const settling = useMatches({ offers: 'settling' })
  const registering = useMatches({ offers: 'registering' })
  const choice = useJourneyContext((memory) => memory.choice)
  const caption = useJourneyContext(vehicleCaption)
  const shown = searching || settling ? undefined : answer
  return {
    caption,
    width: 'wide',
    gap: 12,
    busy: shown === undefined,
    aside: <offersAside.Component offer={shown && (choice?.offer ?? offers.find(({ active }) => active))} />,
    children: (
      <>
        <Filters usable={searching || settling ? 'search' : listed ? 'all' : 'none'} />
        {shown ? (
          <OfferList answer={shown} all={all} offers={offers} marked={columns.length} />
        ) : (
          <OfferSkeletons sentence={<WaitingFor registering={registering} />} />
        )}
      </>
    ),
  }
}

function Sheets({ list: { answer, all, offers, columns } }: { list: List }) {
  usePrefetchedParts(opened)
  return (
    <>
      <CeilingSheet cheapest={(each) => answer?.offersPerCoverage[String(each)]?.[0]?.payableAmount} />
      <TermSheet />
      <ArrangementSheet offers={all} remaining={offers.length} />
      <ListHelpSheet />
      <ComparisonSheet columns={columns} />
      <DiscountSheet />
      <EditSheet />
      <AlternativeSheet />
      <PaymentSheet />
      <PriceChangeSheet />
      <ListProgress />
    </>
  )
}

/** What the search answered for the ceiling: `all` of it, the `offers` that are listed, and the marked ones as `columns`. */
const useList = () => {
  const answer = useOffers(useJourneyContext(({ searchTrackingCode }) => searchTrackingCode))
  const ceiling = useJourneyContext((memory) => memory.ceiling)
  const arrangement = useJourneyContext((memory) => memory.arrangement)
  const compared = useJourneyContext((memory) => memory.compared)
  const bnplIsOpen = useJourneyContext(({ bnplAccount }) => bnplAccount?.eligible === true)
  return useMemo(() => {
    const all = answer?.offersPerCoverage[String(ceiling)] ?? []
    return {
      answer,
      all,
      offers: arrange(all, arrangement, bnplIsOpen),
      columns: answer ? comparisonColumns(answer, ceiling, compared) : [],
    }
  }, [answer, ceiling, arrangement, compared, bnplIsOpen])
}

function WaitingFor({ registering }: { registering: boolean }) {
  const insurers = useJourneyContext(({ configuration }) => configuration?.companies.length ?? 0)
  const count = numberText(insurers)
  return registering ? (
    <Trans>سفارش شما ثبت می‌شود…</Trans>
  ) : (
    <Trans>در حال گرفتن قیمت از {count} شرکت بیمه…</Trans>
  )
}
