/**
 * The page of one order: its timeline and detail sheet, or the state that replaces them. Document 3 sections
 * 2 and 4; pictures 13, 14, 22 and 22b. The behaviour is machines/areas/policy-page.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { LogIn } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import type { Follow } from '#ui/link/AppLink.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { failureText } from '../../parts/failure-text.ts'
import { OrderAside, OrderContent, type OrderContentProps } from './OrderContent.tsx'
import { OrderSheets } from './OrderSheets.tsx'
import { RenewalReminder } from './RenewalReminder.tsx'
import type { PolicyPageRef } from './policy-page-ref.ts'

type OrderPageProps = { actor: PolicyPageRef; onFollow: Follow }

const useOrder = ({ actor, onFollow }: OrderPageProps): Omit<OrderContentProps, 'timeline'> => ({
  isOpeningFile: useSelector(actor, (snapshot) => snapshot.matches({ shown: { file: 'opening' } })),
  onAction: (action) => actor.send({ type: 'action.chosen', action }),
  onFile: (by) => actor.send({ type: 'policy-file.chosen', by }),
  onDetail: () => actor.send({ type: 'detail.opened' }),
  onPolicy: (trackingCode) => actor.send({ type: 'linked-policy.chosen', trackingCode }),
  onFollow,
})

const stateOf = ({ value }: ReturnType<PolicyPageRef['getSnapshot']>) =>
  typeof value === 'string' ? value : 'shown'

/** On phones. */
export function OrderPage({ actor, onFollow }: OrderPageProps) {
  const state = useSelector(actor, stateOf)
  const timeline = useSelector(actor, ({ context }) => context.timeline)
  const order = useOrder({ actor, onFollow })
  const number = timeline?.orderNumber ?? null
  return (
    <StepLayout
      title={
        number === null ? (
          <Trans>روند سفارش</Trans>
        ) : (
          <Trans>
            سفارش <Digits>{number}</Digits>
          </Trans>
        )
      }
      gap={12}
      centred={state !== 'loading' && state !== 'shown'}
      busy={state === 'loading'}
      onBack={() => actor.send({ type: 'back' })}
      onSupport={use(AskSupport)}
      nav={{ current: 'my-insurance', onFollow }}
    >
      {state === 'shown' && timeline ? (
        <>
          <OrderContent timeline={timeline} {...order} />
          <RenewalReminder actor={actor} />
          <OrderSheets actor={actor} />
        </>
      ) : (
        <WithoutOrder actor={actor} state={state} />
      )}
    </StepLayout>
  )
}

/** Beside the list, from 900 px on. */
export function OrderBeside({ actor, onFollow }: OrderPageProps) {
  const state = useSelector(actor, stateOf)
  const timeline = useSelector(actor, ({ context }) => context.timeline)
  const order = useOrder({ actor, onFollow })
  return state === 'shown' && timeline ? (
    <>
      <OrderAside timeline={timeline} {...order} />
      <RenewalReminder actor={actor} />
      <OrderSheets actor={actor} />
    </>
  ) : (
    <WithoutOrder actor={actor} state={state} />
  )
}

function WithoutOrder({ actor, state }: { actor: PolicyPageRef; state: string }): ReactNode {
  const { t } = useLingui()
  const failure = useSelector(actor, ({ context }) => context.failure)
  const onSupport = use(AskSupport)
  if (state === 'loading') return <RowSkeletons sentence={t`روند سفارش را می‌آوریم…`} rows={6} />
  if (state === 'signedOut')
    return (
      <EmptyState
        title={<Trans>برای دیدن سفارش وارد شوید</Trans>}
        action={
          <Button
            full
            icon={<LogIn size={20} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'sign-in.chosen' })}
          >
            <Trans>ورود به حساب</Trans>
          </Button>
        }
      >
        <Trans>روند سفارش را فقط به صاحب آن نشان می‌دهیم.</Trans>
      </EmptyState>
    )
  if (state === 'unknown')
    return (
      <EmptyState
        title={<Trans>سفارش پیدا نشد</Trans>}
        action={
          <Button full onClick={() => actor.send({ type: 'continue' })}>
            <Trans>رفتن به بیمه‌های من</Trans>
          </Button>
        }
      >
        <Trans>سفارشی با این نشانی در حساب شما نیست. نشانی صفحه را بررسی کنید.</Trans>
      </EmptyState>
    )
  return (
    <>
      <ErrorPanel title={<Trans>سفارش نرسید</Trans>} errorId={failure?.errorId} code={failure?.code}>
        {failureText(failure)}
      </ErrorPanel>
      <Row gap={12} justify="center" wrap>
        <ErrorActions onSupport={onSupport} onRetry={() => actor.send({ type: 'retry' })} />
      </Row>
    </>
  )
}
