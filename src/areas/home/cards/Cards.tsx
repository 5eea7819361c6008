/**
 * The cards of a signed-in user, which replace the entry to the inquiry, or their failure. Only the first
 * card has a solid button. Design language, "Order card", picture 18; document 3 section 2.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { RotateCw } from 'lucide-react'
import { type HomeCard, homeCardsOf } from '#machines/areas/home-cards.ts'
import { homeViewOf } from '#machines/areas/home-view.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { AppLink } from '#ui/link/AppLink.tsx'
import { failureText } from '../../parts/failure-text.ts'
import type { HomeRef } from '../home-ref.ts'
import places from './Places.module.css'
import { OrderCard } from './OrderCard.tsx'
import { RenewalCard } from './RenewalCard.tsx'
import { SameAsLastYear } from './SameAsLastYear.tsx'
import styles from './Cards.module.css'

const keyOf = (card: HomeCard): string =>
  'policy' in card ? card.policy.renewableTrackingCode : card.order.trackingCode

export function Cards({ actor }: { actor: HomeRef }) {
  const { cards } = useSelector(actor, homeViewOf)
  if (cards === 'shown') return <ShownCards actor={actor} />
  return cards === 'failed' || cards === 'offline' ? <MissingCards actor={actor} why={cards} /> : null
}

const ALL = '/my-insurances?tab=vehicle'

function ShownCards({ actor }: { actor: HomeRef }) {
  const { t } = useLingui()
  const lists = useSelector(actor, ({ context }) => context.lists)
  const quoted = useSelector(actor, ({ context }) => context.quoted)
  if (lists === null) return null
  const { cards, hasMore } = homeCardsOf(lists, quoted)
  return (
    <section className={places.area} aria-label={t`سفارش‌ها و تمدید`} data-cards>
      {cards.map((card, index) => (
        <Card key={keyOf(card)} card={card} today={lists.today} isFirst={index === 0} actor={actor} />
      ))}
      {hasMore && (
        <AppLink className={styles.all} href={ALL} onFollow={() => actor.send({ type: 'all-orders.chosen' })}>
          <Trans>همهٔ سفارش‌ها</Trans>
          <OnwardChevron />
        </AppLink>
      )}
    </section>
  )
}

type CardProps = { card: HomeCard; today: string; isFirst: boolean; actor: HomeRef }

function Card({ card, ...props }: CardProps) {
  if (card.kind === 'same-as-last-year') return <SameAsLastYear card={card} {...props} />
  if (card.kind === 'renewal') return <RenewalCard card={card} {...props} />
  return <OrderCard card={card} {...props} />
}

function MissingCards({ actor, why }: { actor: HomeRef; why: 'failed' | 'offline' }) {
  const failure = useSelector(actor, ({ context }) => context.listsFailure)
  const height = useSelector(actor, ({ context }) => context.places?.height)
  return (
    <section className={places.area} style={{ minBlockSize: height }}>
      <div className={styles.missing} role={why === 'failed' ? 'alert' : 'status'}>
        {why === 'offline' ? (
          <p className={styles.reason}>
            <Trans>اینترنت قطع است؛ سفارش‌هایتان با وصل شدن آن می‌آید.</Trans>
          </p>
        ) : (
          <>
            <h2 className={styles.title}>
              <Trans>سفارش‌ها نرسید</Trans>
            </h2>
            <p className={styles.reason}>{failureText(failure)}</p>
            <Button
              kind="tonal"
              icon={<RotateCw size={20} aria-hidden="true" />}
              onClick={() => actor.send({ type: 'retry' })}
            >
              <Trans>تلاش دوباره</Trans>
            </Button>
            {failure && <ErrorId id={failure.errorId} code={failure.code} />}
          </>
        )}
      </div>
    </section>
  )
}
