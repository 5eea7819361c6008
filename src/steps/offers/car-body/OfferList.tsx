/**
 * The car-body offers in their order, then the insurers that refuse, with their reasons. Specification:
 * document 3 section 2 "Car-body offers page"; decisions, section 11 ("Refusals").
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Headset } from 'lucide-react'
import { Suspense, use } from 'react'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import type { MissingInsurer } from '#contract/operations/offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Illustration } from '#ui/illustration/Illustration.tsx'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useJourneyContext, useSend } from '../../journey.ts'
import { useLongPress } from '../list/long-press.ts'
import { MissingInsurers } from '../facts/MissingInsurers.tsx'
import { Foot, OrderStatus, useScrollToChoice } from '../list/ListEnds.tsx'
import list from '../facts/OfferList.module.css'
import { UnavailableOfferCard } from '../list/UnavailableOfferCard.tsx'
import unavailable from '../list/UnavailableOfferCard.module.css'
import { CarBodyOfferCard } from './OfferCard.tsx'
import { noMatchingOffers } from './lazy-parts.ts'

type OfferListProps = {
  answer: CarBodyOffersAnswer
  all: readonly CarBodyOffer[]
  offers: readonly CarBodyOffer[]
}

export function CarBodyOfferList({ answer, all, offers }: OfferListProps) {
  const send = useSend()
  const chosen = useJourneyContext(({ choice }) => choice?.offer.companyCode)
  const layout = useJourneyContext(({ experiments }) => experiments['car-body-card']) ?? 'A'
  const longPress = useLongPress((companyCode) => send({ type: 'comparison.started', companyCode }))
  useScrollToChoice(chosen)
  const refused = answer.missing.filter(({ reason }) => reason === 'refused')
  const late = answer.missing.filter(({ reason }) => reason === 'late')
  if (all.length === 0) return <NoOffers missing={answer.missing} />
  if (offers.length === 0)
    return (
      <Suspense>
        <noMatchingOffers.Component all={all.length} />
      </Suspense>
    )
  return (
    <div className={list.content}>
      <OrderStatus listed={offers.length} all={all.length} />
      <div className={list.list} {...longPress}>
        {offers.map((offer, index) =>
          offer.active ? (
            <CarBodyOfferCard
              key={offer.companyCode}
              offer={offer}
              layout={layout}
              chosen={offer.companyCode === chosen}
              solid={index === 0 && chosen === undefined}
            />
          ) : (
            <UnavailableOfferCard
              key={offer.companyCode}
              offer={offer}
              onPress={() => send({ type: 'offer.chosen', offer })}
            />
          ),
        )}
        {refused.map((insurer) => (
          <RefusedCard key={insurer.companyCode} insurer={insurer} />
        ))}
      </div>
      <Foot validUntil={answer.validUntil} />
      <MissingInsurers missing={late} />
    </div>
  )
}

/** An insurer that does not insure this car or sell a chosen cover, with its reason. */
function RefusedCard({ insurer }: { insurer: MissingInsurer }) {
  const name = insurerName(insurer)
  return (
    <article className={unavailable.card} aria-label={name}>
      <InsurerLogo slug={insurer.companyCode} faded />
      <div className={unavailable.names}>
        <h3 className={unavailable.name}>{name}</h3>
        <p className={unavailable.reason}>{insurer.message}</p>
      </div>
    </article>
  )
}

/** Shown if no insurer sells these covers for this car: leads to an expert, or to the answers. */
function NoOffers({ missing }: { missing: readonly MissingInsurer[] }) {
  const { t } = useLingui()
  const send = useSend()
  const actions = (
    <>
      <Button full icon={<Headset size={21} aria-hidden="true" />} onClick={use(AskSupport)}>
        <Trans>کمک گرفتن از کارشناس</Trans>
      </Button>
      <Button kind="link" onClick={() => send({ type: 'cover-sheet.opened' })}>
        <Trans>تغییر پوشش‌ها</Trans>
      </Button>
      <Button kind="link" onClick={() => send({ type: 'edit-sheet.opened' })}>
        <Trans>دیدن و ویرایش اطلاعات</Trans>
      </Button>
    </>
  )
  return (
    <Stack gap={24}>
      <EmptyState title={t`پیشنهادی پیدا نشد`} action={actions} picture={<Illustration name="no-offers" />}>
        <Trans>اگر بیمه‌ای را که می‌خواهید پیدا نمی‌کنید، کارشناسان ما کمکتان می‌کنند.</Trans>
      </EmptyState>
      <MissingInsurers missing={missing} />
    </Stack>
  )
}
