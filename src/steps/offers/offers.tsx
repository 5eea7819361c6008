/**
 * Offers: every insurer's price for the ceiling and the term, and choosing one. The behaviour is
 * machines/steps/offers.ts. Specification: document 2 sections 2.7, 4 and 8; design language, principle 6,
 * pictures 04, 04c, 05, 14 and 16.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { useOffers } from '#adapters/server-lists.ts'
import { arrangeOffers, comparedInsurers, isBnplOpen } from '#machines/journey/offer-list.ts'
import { OfferSkeletons } from '#ui/feedback/OfferSkeletons.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useMatches, useJourneyContext } from '../journey.ts'
import { DiscountSheet } from '../parts/DiscountSheet.tsx'
import { useFailedContent } from '../parts/FailureNote.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { PriceChangeSheet } from '../parts/PriceChangeSheet.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { ArrangementSheet } from './ArrangementSheet.tsx'
import { CeilingSheet, TermSheet } from './CeilingAndTermSheets.tsx'
import { AlternativeSheet, PaymentSheet } from './ChoiceSheets.tsx'
import { Filters } from './Filters.tsx'
import { ComparisonSheet, EditSheet, ListHelpSheet, usePrefetchedSheets } from './LazySheets.tsx'
import { OfferList } from './OfferList.tsx'
import styles from './offers.module.css'

const offersAside = lazyPart(() => import('./OffersAside.tsx').then((module) => module.OffersAside))

export default function Offers() {
  const { t } = useLingui()
  const isListLost = useMatches({ offers: 'failed' })
  const isUnanswered = useMatches({ offers: 'unanswered' })
  const isFailed = isListLost || isUnanswered
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

const useListContent = ({ answer, all, offers, compared }: List): StepContent => {
  const listed = useMatches({ offers: 'list' })
  const searching = useMatches({ offers: 'searching' })
  const settling = useMatches({ offers: 'settling' })
  const registering = useMatches({ offers: 'registering' })
  const choice = useJourneyContext((context) => context.choice)
  const shown = searching || settling ? undefined : answer
  return {
    width: 'wide',
    gap: 12,
    busy: shown === undefined,
    aside: <offersAside.Component offer={shown && (choice?.offer ?? offers.find(({ active }) => active))} />,
    children: (
      <>
        <Filters usable={searching || settling ? 'search' : listed ? 'all' : 'none'} />
        {shown ? (
          <OfferList answer={shown} all={all} offers={offers} marked={compared.length} />
        ) : (
          <OfferSkeletons sentence={<WaitingFor registering={registering} />} />
        )}
      </>
    ),
  }
}

function Sheets({ list: { answer, all, offers, compared } }: { list: List }) {
  usePrefetchedSheets()
  return (
    <>
      <CeilingSheet cheapest={(each) => answer?.offersPerCoverage[String(each)]?.[0]?.payableAmount} />
      <TermSheet />
      <ArrangementSheet offers={all} remaining={offers.length} />
      <ListHelpSheet />
      <ComparisonSheet insurers={compared} />
      <DiscountSheet />
      <EditSheet />
      <AlternativeSheet />
      <PaymentSheet />
      <PriceChangeSheet />
      <ListProgress />
    </>
  )
}

/** Of the chosen ceiling: `all` offers, the listed `offers`, and the insurers marked for comparison. */
const useList = () => {
  const answer = useOffers(useJourneyContext(({ searchTrackingCode }) => searchTrackingCode))
  const ceiling = useJourneyContext((context) => context.quote.ceiling)
  const arrangement = useJourneyContext((context) => context.arrangement)
  const marked = useJourneyContext((context) => context.compared)
  const bnplOpen = useJourneyContext(isBnplOpen)
  return useMemo(() => {
    const all = answer?.offersPerCoverage[String(ceiling)] ?? []
    return {
      answer,
      all,
      offers: arrangeOffers(all, arrangement, bnplOpen),
      compared: answer ? comparedInsurers(answer, ceiling, marked) : [],
    }
  }, [answer, ceiling, arrangement, marked, bnplOpen])
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

/**
 * Names a call that runs while the list stays visible. Appears after 300 ms, so that a quick answer causes no
 * flash.
 */
function ListProgress() {
  const asking = useMatches({ offers: 'askingAlternatives' })
  const repricing = useMatches({ offers: 'repricing' })
  const registering = useMatches({ offers: 'registering' })
  return (
    <div role="status" className={styles.place}>
      {asking && (
        <Pill>
          <Trans>پیشنهادهای نزدیک دیده می‌شود…</Trans>
        </Pill>
      )}
      {repricing && (
        <Pill>
          <Trans>قیمت تازه گرفته می‌شود…</Trans>
        </Pill>
      )}
      {registering && (
        <Pill>
          <Trans>سفارش شما ثبت می‌شود…</Trans>
        </Pill>
      )}
    </div>
  )
}

const Pill = ({ children }: { children: ReactNode }) => (
  <span className={styles.pill}>
    <i className={styles.ring} aria-hidden="true" />
    {children}
  </span>
)
