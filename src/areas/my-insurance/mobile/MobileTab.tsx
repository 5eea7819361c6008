/**
 * The mobile tab of My Insurance: the list of mobile policies, or the state that replaces it. Document 3
 * section 2, "Mobile tab"; pictures 12 and 14b. The behaviour is machines/areas/mobile-policies.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { use } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import type { Follow } from '#ui/link/AppLink.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { ListFailed, SignedOut } from '../ListStates.tsx'
import { PolicySkeletons } from '../PolicySkeletons.tsx'
import { PolicyTabs } from '../PolicyTabs.tsx'
import { ClaimGuide } from './ClaimGuide.tsx'
import { EmptyPhone } from './EmptyPhone.tsx'
import { MobileList } from './MobileList.tsx'
import styles from './MobileTab.module.css'
import type { MobilePoliciesRef } from './mobile-policies-ref.ts'

export type MobileTabProps = {
  actor: MobilePoliciesRef
  onFollow: Follow
  /** Follows a link to another tab. */
  onTab: Follow
}

type Shown = 'loading' | 'signedOut' | 'failed' | 'empty' | 'list'

const shownOf = (snapshot: ReturnType<MobilePoliciesRef['getSnapshot']>): Shown => {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('signedOut')) return 'signedOut'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('empty') ? 'empty' : 'list'
}

export function MobileTab({ actor, onFollow, onTab }: MobileTabProps) {
  const { t } = useLingui()
  const shown = useSelector(actor, shownOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const onSupport = use(AskSupport)
  return (
    <StepLayout
      title={t`بیمه‌های من`}
      below={<PolicyTabs current="mobile" onFollow={onTab} />}
      width="wide"
      gap={12}
      centred={shown === 'failed'}
      busy={shown === 'loading'}
      onSupport={onSupport}
      nav={{ current: 'my-insurance', onFollow }}
    >
      {shown === 'loading' && (
        <PolicySkeletons withPlate={false} sentence={t`بیمه‌های موبایل شما را می‌آوریم…`} />
      )}
      {(shown === 'signedOut' || shown === 'empty') && (
        <>
          <ClaimGuide actor={actor} />
          <div className={styles.absent}>
            {shown === 'signedOut' ? (
              <SignedOut picture={<EmptyPhone />} onSignIn={() => actor.send({ type: 'sign-in.chosen' })} />
            ) : (
              <Empty onBuy={() => actor.send({ type: 'purchase.chosen' })} />
            )}
          </div>
        </>
      )}
      {shown === 'failed' && (
        <ListFailed failure={failure} onSupport={onSupport} onRetry={() => actor.send({ type: 'retry' })} />
      )}
      {shown === 'list' && <MobileList actor={actor} />}
    </StepLayout>
  )
}

const Empty = ({ onBuy }: { onBuy: () => void }) => (
  <EmptyState
    picture={<EmptyPhone />}
    title={<Trans>هنوز بیمهٔ موبایل ندارید</Trans>}
    action={
      <Button full onClick={onBuy}>
        <Trans>خرید بیمهٔ موبایل</Trans>
      </Button>
    }
  >
    <Trans>بیمه‌ای که برای گوشی‌تان بخرید، با وضعیت و تاریخ پایانش اینجا می‌آید.</Trans>
  </EmptyState>
)
