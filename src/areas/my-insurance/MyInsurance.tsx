/**
 * My Insurance: the list of orders and policies, or the state that replaces it. From 900 px on the chosen
 * order is beside the list. Document 3 section 2; design language, "My Insurance at 1280"; pictures 12, 14b
 * and 28. The behaviour is machines/areas/my-insurance.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, use, useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { VehiclePolicy } from '#contract/operations/my-insurance.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import type { myInsurance } from '#machines/areas/my-insurance.ts'
import { isWaiting } from '#machines/areas/policy-actions.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { useWide } from '#ui/layout/wide.ts'
import type { Follow } from '#ui/link/AppLink.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { ListFailed, SignedOut } from './ListStates.tsx'
import { type CardSizes, PolicyList, type PolicyListProps } from './PolicyList.tsx'
import { PolicySkeletons } from './PolicySkeletons.tsx'
import { PolicyTabs } from './PolicyTabs.tsx'

export type MyInsuranceRef = ActorRefFrom<typeof myInsurance>
type Snapshot = ReturnType<MyInsuranceRef['getSnapshot']>

export type MyInsuranceProps = {
  actor: MyInsuranceRef
  /** Order that is shown beside the list, and its page. */
  chosen: string | null
  aside: ReactNode
  sizes: CardSizes
  onFollow: Follow
  /** Follows a link to another tab. */
  onTab: Follow
}

const moreOf = (snapshot: Snapshot): PolicyListProps['more'] => {
  if (snapshot.matches({ list: { pages: 'idle' } })) return 'idle'
  if (snapshot.matches({ list: { pages: 'loadingMore' } })) return 'loading'
  return snapshot.matches({ list: { pages: 'moreFailed' } }) ? 'failed' : 'end'
}

const stateOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : 'list')

export function MyInsurance({ actor, chosen, aside, sizes, onFollow, onTab }: MyInsuranceProps) {
  const { t } = useLingui()
  const state = useSelector(actor, stateOf)
  const onSupport = use(AskSupport)
  const isWide = useWide()
  const isList = state === 'list' || state === 'loading'
  return (
    <StepLayout
      title={t`بیمه‌های من`}
      detail={isWide && <Count actor={actor} isKnown={state === 'list'} />}
      below={<PolicyTabs current="vehicle" onFollow={onTab} />}
      width="wide"
      gap={12}
      centred={!isList}
      busy={state === 'loading'}
      onSupport={onSupport}
      nav={{ current: 'my-insurance', onFollow }}
      aside={state === 'list' && aside}
    >
      {state === 'loading' && <PolicySkeletons sentence={t`بیمه‌های شما را می‌آوریم…`} />}
      {state === 'signedOut' && <SignedOut onSignIn={() => actor.send({ type: 'sign-in.chosen' })} />}
      {state === 'failed' && <Failed actor={actor} onSupport={onSupport} />}
      {state === 'empty' && <Empty onBuy={() => actor.send({ type: 'purchase.chosen' })} />}
      {state === 'list' && <Policies actor={actor} chosen={chosen} sizes={sizes} />}
    </StepLayout>
  )
}

function Policies({ actor, chosen, sizes }: Pick<MyInsuranceProps, 'actor' | 'chosen' | 'sizes'>) {
  const { policies, failure, opening } = useSelector(actor, ({ context }) => context)
  const more = useSelector(actor, moreOf)
  const { send } = actor
  // Stable, so that a press renders only the cards that it changed.
  const onMore = useCallback(() => send({ type: 'more.needed' }), [send])
  const onOpen = useCallback((trackingCode: string) => send({ type: 'policy.chosen', trackingCode }), [send])
  const onAction = useCallback(
    (policy: VehiclePolicy, action: PolicyActionType) => send({ type: 'action.chosen', policy, action }),
    [send],
  )
  const onFile = useCallback(
    (trackingCode: string) => send({ type: 'policy-file.chosen', trackingCode }),
    [send],
  )
  return (
    <PolicyList
      policies={policies}
      more={more}
      failure={failure}
      chosen={chosen}
      opening={opening}
      sizes={sizes}
      onMore={onMore}
      onRetry={() => send({ type: 'retry' })}
      onOpen={onOpen}
      onAction={onAction}
      onFile={onFile}
    />
  )
}

/**
 * Number of policies, and of those that wait for the customer; an empty line while more pages may follow, so
 * that the title stays where it is.
 */
function Count({ actor, isKnown }: { actor: MyInsuranceRef; isKnown: boolean }) {
  const { policies, hasMore } = useSelector(actor, ({ context }) => context)
  const waiting = policies.filter(isWaiting).length
  if (!isKnown || hasMore) return null
  const [all, awaited] = [numberText(policies.length), numberText(waiting)]
  return waiting === 0 ? (
    <Trans>{all} سفارش</Trans>
  ) : (
    <Trans>
      {all} سفارش؛ {awaited} سفارش منتظر شماست.
    </Trans>
  )
}

const Empty = ({ onBuy }: { onBuy: () => void }) => (
  <EmptyState
    title={<Trans>هنوز بیمه‌ای ندارید</Trans>}
    action={
      <Button full onClick={onBuy}>
        <Trans>خرید بیمهٔ شخص ثالث</Trans>
      </Button>
    }
  >
    <Trans>هر بیمه‌ای که از سپر بخرید، با وضعیت و تاریخ پایانش اینجا می‌آید.</Trans>
  </EmptyState>
)

function Failed({ actor, onSupport }: { actor: MyInsuranceRef; onSupport: () => void }) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  return <ListFailed failure={failure} onSupport={onSupport} onRetry={() => actor.send({ type: 'retry' })} />
}
