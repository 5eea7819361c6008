/**
 * The cards of the mobile tab: current policies, then the previous ones in a group that is closed at first.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ChevronDown, Plus } from 'lucide-react'
import { useId } from 'react'
import type { MobilePolicy } from '#contract/operations/mobile-insurance.ts'
import { Button } from '#ui/button/Button.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { MoreFailed } from '../ListStates.tsx'
import { ClaimGuide } from './ClaimGuide.tsx'
import { MobileCard } from './MobileCard.tsx'
import styles from './MobileTab.module.css'
import type { MobilePoliciesRef } from './mobile-policies-ref.ts'

type Cards = { actor: MobilePoliciesRef; policies: readonly MobilePolicy[]; label: string; id?: string }

function Cards({ actor, policies, label, id }: Cards) {
  const opening = useSelector(actor, ({ context }) => context.opening)
  // The most urgent card of the page is a current one.
  const urgent = useSelector(
    actor,
    ({ context }) => context.insurances.find(({ actions }) => actions.some(isRenewal))?.id,
  )
  return (
    <ul id={id} className={styles.cards} aria-label={label}>
      {policies.map((policy) => (
        <li key={policy.id}>
          <MobileCard
            policy={policy}
            isUrgent={policy.id === urgent}
            isOpeningFile={policy.id === opening}
            onRenew={(url) => actor.send({ type: 'renewal.chosen', url })}
            onFile={(chosen) => actor.send({ type: 'mobile-file.chosen', id: chosen })}
          />
        </li>
      ))}
    </ul>
  )
}

const isRenewal = ({ type }: MobilePolicy['actions'][number]): boolean => type === 'renewal'

export function MobileList({ actor }: { actor: MobilePoliciesRef }) {
  const { t } = useLingui()
  const { insurances, previousInsurances } = useSelector(actor, ({ context }) => context)
  return (
    <>
      <ClaimGuide actor={actor} />
      {insurances.length > 0 && <Cards actor={actor} policies={insurances} label={t`بیمه‌های موبایل`} />}
      <Button
        kind="dashed"
        size="small"
        full
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => actor.send({ type: 'purchase.chosen' })}
      >
        <Trans>بیمهٔ گوشی دیگر</Trans>
      </Button>
      {previousInsurances.length > 0 && <Previous actor={actor} policies={previousInsurances} />}
      <More actor={actor} />
    </>
  )
}

function Previous({ actor, policies }: Pick<Cards, 'actor' | 'policies'>) {
  const { t } = useLingui()
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ list: { previous: 'open' } }))
  const id = useId()
  const count = numberText(policies.length)
  return (
    <section className={styles.previous}>
      <h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => actor.send({ type: 'previous.toggled' })}
        >
          <Trans>بیمه‌های قبلی ({count})</Trans>
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      </h2>
      {isOpen && <Cards actor={actor} policies={policies} label={t`بیمه‌های قبلی`} id={id} />}
    </section>
  )
}

/** The button for the next page, if there is one. */
function More({ actor }: { actor: MobilePoliciesRef }) {
  const hasMore = useSelector(actor, ({ context }) => context.hasMore)
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ list: { pages: 'loadingMore' } }))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ list: { pages: 'moreFailed' } }))
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (isFailed) return <MoreFailed failure={failure} onRetry={() => actor.send({ type: 'retry' })} />
  return (
    hasMore && (
      <Button kind="tonal" full loading={isLoading} onClick={() => actor.send({ type: 'more.needed' })}>
        <Trans>نمایش بیشتر</Trans>
      </Button>
    )
  )
}
