/**
 * The offers of a renewal: the previous insurer's and Separ's pick beside last year's price, all others
 * behind one line. Specification: document 2 sections 2.9 and 4 "Renewal"; decisions, section 12; picture 42.
 */
import { Trans } from '@lingui/react/macro'
import { BadgeCheck, Repeat } from 'lucide-react'
import { type ReactNode, Suspense, useId } from 'react'
import type { Offer } from '#contract/operations/offers.ts'
import type { RenewalOffersAnswer } from '#contract/operations/renewal.ts'
import { hasClaims } from '#machines/journey/renewal-claims.ts'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/feedback/Marks.tsx'
import { insurerShortName } from '#ui/insurer/insurer-names.ts'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches } from '../../journey.ts'
import { useLiabilityQuote } from '../../liability.ts'
import { noOffers } from '../lazy-parts.ts'
import { Foot, useScrollToChoice } from '../list/ListEnds.tsx'
import { MissingInsurers } from '../facts/MissingInsurers.tsx'
import { Notes, OfferCards } from '../list/OfferList.tsx'
import { CodeChip } from '../list/ToolRow.tsx'
import { termText } from '../../parts/term-text.ts'
import { ComparedOfferCard } from './ComparedOfferCard.tsx'
import { DeltaTag } from '#ui/price/DeltaTag.tsx'
import { InactivePrevious } from './InactivePrevious.tsx'
import { arePartnersListedAtOnce, type RenewalListing } from './listed-renewal.ts'
import { PartnersLine } from './PartnersLine.tsx'
import { PriceReasons } from './PriceReasons.tsx'
import styles from './RenewalList.module.css'

type RenewalListProps = { answer: RenewalOffersAnswer; listing: RenewalListing }

export function RenewalList({ answer, listing }: RenewalListProps) {
  const swapping = useMatches({ offers: { list: 'swapping' } })
  const { all, previous, recommended } = listing
  const [first] = all
  useScrollToChoice(useJourneyContext(({ choice }) => choice?.offer.companyCode))
  if (first === undefined)
    return (
      <Suspense>
        <noOffers.Component missing={answer.missing} />
      </Suspense>
    )
  return (
    <div className={classNames(styles.list, swapping && styles.swapping)} aria-busy={swapping || undefined}>
      <Notes offer={first} yearChange={answer.yearChange} />
      {previous && (
        <Section heading={<Trans>بیمهٔ قبلی شما</Trans>}>
          {previous.isSold && previous.offer ? (
            <PreviousCard offer={previous.offer} answer={answer} />
          ) : (
            <InactivePrevious
              previous={previous}
              isGone={answer.renewableOffer[0]?.isActive === false}
              missing={answer.missing}
            />
          )}
        </Section>
      )}
      {recommended && (
        <Section heading={<Trans>پیشنهاد سپر</Trans>}>
          <RecommendedCard offer={recommended} answer={answer} listing={listing} />
        </Section>
      )}
      <Partners listing={listing} />
      <div>
        <CodeChip />
      </div>
      <Foot validUntil={answer.validUntil} />
      <MissingInsurers missing={answer.missing} />
    </div>
  )
}

const Section = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
  <section className={styles.section}>
    <Text as="h2" look="small" weight="bold">
      {heading}
    </Text>
    {children}
  </section>
)

type OfferOfAnswer = { offer: Offer; answer: RenewalOffersAnswer }

/** «پارسال», with last year's term if this year's differs. */
function LastYear() {
  const before = useJourneyContext(({ renewal }) => renewal?.policyTerm)
  const now = useLiabilityQuote(({ policyTerm }) => policyTerm)
  const term = termText(before ?? 0)
  return before === now ? <Trans>پارسال</Trans> : <Trans>پارسال، {term}</Trans>
}

function PreviousCard({ offer, answer: { lastPremium } }: OfferOfAnswer) {
  const quote = useJourneyContext((context) => context.quote)
  const renewal = useJourneyContext((context) => context.renewal)
  const term = useLiabilityQuote(({ policyTerm }) => policyTerm)
  const isSame =
    renewal !== null &&
    offer.liabilityPropertyDamage === renewal.liabilityPropertyDamage &&
    term === renewal.policyTerm &&
    !hasClaims({ quote })
  return (
    <ComparedOfferCard
      offer={offer}
      before={{ label: <LastYear />, toman: lastPremium.amount }}
      difference={<DeltaTag difference={offer.payableAmount - lastPremium.amount} />}
      tag={
        isSame && (
          <Tag icon={<Repeat size={14} aria-hidden="true" />}>
            <Trans>مثل پارسال</Trans>
          </Tag>
        )
      }
      isSameInsurer
      solid
      foot={<PriceReasons offer={offer} last={lastPremium} />}
    />
  )
}

/**
 * Compares with this year's price of the previous insurer, or with last year's price if that insurer does not
 * sell any more.
 */
function RecommendedCard({
  offer,
  answer: { lastPremium },
  listing: { previous },
}: OfferOfAnswer & { listing: RenewalListing }) {
  const name = previous === null ? '' : insurerShortName(previous)
  const sold = previous?.isSold ? previous.offer : null
  const rival = sold?.payableAmount ?? lastPremium.amount
  return (
    <ComparedOfferCard
      offer={offer}
      before={{ label: <Trans>پارسال، {name}</Trans>, toman: lastPremium.amount }}
      difference={
        <DeltaTag difference={offer.payableAmount - rival} than={sold === null ? undefined : name} />
      }
      tag={sold && <Advantage offer={offer} rival={sold} />}
      solid={sold === null}
    />
  )
}

/** The advantages over the previous insurer's offer; it has at least as many branches. */
function Advantage({ offer, rival }: { offer: Offer; rival: Offer }) {
  const isCheaper = offer.payableAmount < rival.payableAmount
  const hasMore = offer.branchesNum > rival.branchesNum
  if (!isCheaper && !hasMore) return null
  return (
    <Tag icon={<BadgeCheck size={14} aria-hidden="true" />}>
      {isCheaper && hasMore && <Trans>شعبهٔ بیشتر، ارزان‌تر</Trans>}
      {isCheaper && !hasMore && <Trans>ارزان‌تر</Trans>}
      {!isCheaper && <Trans>شعبهٔ بیشتر</Trans>}
    </Tag>
  )
}

/** Collapsed into one line, unless no other offer is proposed. */
function Partners({ listing }: { listing: RenewalListing }) {
  const id = useId()
  const { others } = listing
  const wanted = useJourneyContext(({ partnersShown }) => partnersShown)
  const atOnce = arePartnersListedAtOnce(listing)
  if (others.length === 0) return null
  const isShown = wanted || atOnce
  return (
    <section className={styles.section}>
      {atOnce ? (
        <Text as="h2" look="small" weight="bold">
          <Trans>بیمه‌های دیگر</Trans>
        </Text>
      ) : (
        <PartnersLine others={others} open={isShown} controls={id} />
      )}
      <div id={id} className={styles.section}>
        {isShown && <OfferCards offers={others} isFirstSolid={atOnce} />}
      </div>
    </section>
  )
}
