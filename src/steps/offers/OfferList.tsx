/**
 * The offers of the chosen ceiling in their order, with a head, notes, the insurers without a price, and the
 * bar that compares. Prices of another ceiling are there already; a flash marks the change. Specification:
 * document 2 sections 2.7, 4 and 8; issue 3, "What badges mean", "Share a quote" and "compare two or three
 * side by side".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleQuestionMark, RotateCw, Scale, Share2 } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue } from 'react'
import type { Offer, OffersAnswer, YearChange } from '#contract/operations/offers.ts'
import type { Arrangement } from '#machines/journey/answers.ts'
import { guards } from '#machines/journey/guards.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { momentText } from '#ui/format/moments.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useGuard, useJourneyContext, useMatches, useSend } from '../journey.ts'
import { ArrangementChip } from './Filters.tsx'
import { OfferCard } from './OfferCard.tsx'
import styles from './OfferList.module.css'
import { MissingInsurers, NoMatchingOffers, NoOffers, UnavailableOfferCard } from './UnavailableOffers.tsx'
import { vehicleName } from './vehicle-summary.ts'

type OfferListProps = {
  answer: OffersAnswer
  /** Every offer of the ceiling. */
  all: readonly Offer[]
  /** The offers that pass the filters, in their order. */
  offers: readonly Offer[]
  /** Number of offers marked for comparison. */
  marked: number
}

export function OfferList({ answer, all, offers, marked }: OfferListProps) {
  const send = useSend()
  const swapping = useMatches({ offers: { list: 'swapping' } })
  const askAgain = () => send({ type: 'retry' })
  if (all.length === 0) return <NoOffers missing={answer.missing} onAskAgain={askAgain} />
  if (offers.length === 0) return <NoMatchingOffers all={all.length} />
  return (
    <div className={styles.content}>
      <ListHead listed={offers.length} all={all.length} />
      <LateFeeNote offers={all} />
      <YearChangeNote change={answer.yearChange} />
      <div className={classNames(styles.list, swapping && styles.swapping)} aria-busy={swapping || undefined}>
        <Cards offers={offers} />
      </div>
      <ValidUntil instant={answer.validUntil} onAskAgain={askAgain} />
      <MissingInsurers missing={answer.missing} />
      <ComparisonBar count={marked} />
    </div>
  )
}

/** As many cards as a tall phone shows, and one more. */
const FIRST_CARDS = 6

/** Renders the first cards at once and defers the rest, which keep their previous offers until then. */
const useDeferredTail = (offers: readonly Offer[]): readonly Offer[] => {
  const deferred = useDeferredValue(offers, [])
  if (deferred === offers) return offers
  const rendered = new Map(deferred.map((offer) => [offer.companyCode, offer]))
  return [
    ...offers.slice(0, FIRST_CARDS),
    ...offers.slice(FIRST_CARDS).flatMap(({ companyCode }) => rendered.get(companyCode) ?? []),
  ]
}

function Cards({ offers: all }: { offers: readonly Offer[] }) {
  const send = useSend()
  const offers = useDeferredTail(all)
  const compared = useJourneyContext((context) => context.compared)
  const chosenCompany = useJourneyContext(({ choice }) => choice?.offer.companyCode)
  const choose = useCallback((offer: Offer) => send({ type: 'offer.chosen', offer }), [send])
  const mark = useCallback((companyCode: string) => send({ type: 'comparison.toggled', companyCode }), [send])
  const first = offers[0]?.companyCode
  return offers.map((offer) => {
    const { companyCode, active } = offer
    if (!active) return <UnavailableOfferCard key={companyCode} offer={offer} onChoose={choose} />
    return (
      <OfferCard
        key={companyCode}
        offer={offer}
        chosen={companyCode === chosenCompany}
        summedUp={companyCode === (chosenCompany ?? first)}
        first={companyCode === first}
        marked={compared.includes(companyCode)}
        onChoose={choose}
        onMark={mark}
      />
    )
  })
}

const orders: Record<Arrangement['sort'], ReactNode> = {
  price: <Trans>از ارزان به گران</Trans>,
  instalments: <Trans>از کمترین قسط اول</Trans>,
  branches: <Trans>از بیشترین شعبه</Trans>,
}

function ListHead({ listed, all }: { listed: number; all: number }) {
  const { t } = useLingui()
  const send = useSend()
  const sort = useJourneyContext(({ arrangement }) => arrangement.sort)
  const vehicle = useJourneyContext(vehicleName)
  const [shown, whole, order] = [numberText(listed), numberText(all), orders[sort]]
  return (
    <div className={styles.head}>
      <div role="status">
        <Text as="h2" look="caption" tone="soft">
          {listed === all ? (
            <Trans>
              {shown} پیشنهاد برای {vehicle}، {order}
            </Trans>
          ) : (
            <Trans>
              {shown} پیشنهاد از {whole} پیشنهاد، {order}
            </Trans>
          )}
        </Text>
      </div>
      <div className={styles.presses}>
        <Button
          kind="link"
          className={styles.quiet}
          icon={<CircleQuestionMark size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'list-help.opened' })}
        >
          <Trans>ترتیب فهرست و نشان‌ها</Trans>
        </Button>
        <Button
          kind="link"
          className={styles.quiet}
          icon={<Share2 size={16} aria-hidden="true" />}
          label={t`اشتراک‌گذاری پیشنهادها`}
          onClick={() => send({ type: 'share.chosen' })}
        >
          <Trans>اشتراک‌گذاری</Trans>
        </Button>
        <span className={styles.wide}>
          <ArrangementChip />
        </span>
      </div>
    </div>
  )
}

/** All offers of a search share the same delay. */
function LateFeeNote({ offers }: { offers: readonly Offer[] }) {
  const delay = offers[0]?.delay ?? 0
  if (delay === 0) return null
  const days = numberText(delay)
  return (
    <Note kind="warn">
      <Trans>{days} روز بدون بیمه بوده‌اید؛ جریمهٔ دیرکرد این روزها در قیمت‌ها آمده است.</Trans>
    </Note>
  )
}

function YearChangeNote({ change }: { change: YearChange | null }) {
  if (change === null) return null
  const [year, tariffYear] = [digitsText(change.year), digitsText(change.tariffYear)]
  return (
    <Note>
      <Trans>
        بیمهٔ شما از سال {year} شروع می‌شود و نرخ آن هنوز اعلام نشده است؛ قیمت‌ها با نرخ {tariffYear} حساب شده‌اند.
        اگر نرخ تازه فرق کند، لینک پرداخت مابه‌التفاوت را پیامک می‌کنیم.
      </Trans>
    </Note>
  )
}

function ValidUntil({ instant, onAskAgain }: { instant: string; onAskAgain: () => void }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const until = momentText(instant, today)
  return (
    <Row justify="between" wrap>
      <Text look="micro" tone="quiet">
        <Trans>این قیمت‌ها تا {until} معتبرند.</Trans>
      </Text>
      <Button kind="link" icon={<RotateCw size={16} aria-hidden="true" />} onClick={onAskAgain}>
        <Trans>قیمت گرفتن دوباره</Trans>
      </Button>
    </Row>
  )
}

/** `count` offers are marked. */
function ComparisonBar({ count }: { count: number }) {
  const send = useSend()
  // A later search may lack the offer of a marked insurer: there is nothing to compare it with.
  const enough = useGuard(guards['two offers are marked']) && count > 1
  if (count === 0) return null
  const number = numberText(count)
  return (
    <div className={styles.bar}>
      <Button kind="link" onClick={() => send({ type: 'comparison.cleared' })}>
        <Trans>پاک کردن</Trans>
      </Button>
      <Button
        kind="tonal"
        className={styles.compare}
        icon={<Scale size={20} aria-hidden="true" />}
        blocked={!enough}
        onClick={() => send({ type: 'comparison.opened' })}
      >
        {enough ? <Trans>مقایسهٔ {number} پیشنهاد</Trans> : <Trans>یک پیشنهاد دیگر هم علامت بزنید</Trans>}
      </Button>
    </div>
  )
}
