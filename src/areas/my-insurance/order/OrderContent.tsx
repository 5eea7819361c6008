/**
 * An order with its timeline: the insured vehicle, past moves, the current and the next steps, and further
 * actions. On phones the page of picture 22, from 900 px on the card beside the list (picture 28).
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Share2 } from 'lucide-react'
import type { PolicyTimeline } from '#contract/operations/my-insurance.ts'
import { canShareFiles } from '#adapters/save-file.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { offeredActions } from '#machines/areas/policy-actions.ts'
import type { FileUse } from '#machines/areas/policy-page-vocabulary.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { StatusChip } from '#ui/feedback/StatusChip.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Grow, Row, Stack } from '#ui/layout/Stack.tsx'
import { type Follow, followOnPress } from '#ui/link/AppLink.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { Text } from '#ui/text/Text.tsx'
import { currentAction, OrderTimeline } from './OrderTimeline.tsx'
import { RenewalLinks } from './RenewalLinks.tsx'
import { policyTitle } from '../../parts/policy-title.ts'
import { actionName } from '../../parts/action-name.ts'
import { statusLook } from '../policy-words.ts'

export type OrderContentProps = {
  timeline: PolicyTimeline
  isOpeningFile: boolean
  onAction: (action: PolicyActionType) => void
  onFile: (by: FileUse) => void
  onDetail: () => void
  /** Shows another policy's page. */
  onPolicy: (trackingCode: string) => void
  /** Follows the link to the bank account of the refund. */
  onFollow: Follow
}

/** Two cards and buttons. */
export function OrderContent(props: OrderContentProps) {
  const { timeline, onAction, onDetail, onPolicy } = props
  const { insuranceType, vehicleTitle, companyName, plate, statusId, statusFa } = timeline
  const { kind, Icon } = statusLook(statusId)
  return (
    <>
      <Card pad="tight">
        <Stack gap={12}>
          <Row justify="between" gap={12} wrap>
            <Grow least="10rem">
              <Text as="h2" look="title">
                {policyTitle(insuranceType, vehicleTitle)}
              </Text>
              <Text look="caption" tone="soft">
                {companyName}
              </Text>
            </Grow>
            <StatusChip kind={kind} icon={<Icon size={16} aria-hidden="true" />}>
              {statusFa}
            </StatusChip>
          </Row>
          <Row justify="between" wrap>
            {plate && <PlateView plate={plate} size="s" />}
            <DetailButton onDetail={onDetail} />
          </Row>
          <RenewalLinks timeline={timeline} onPolicy={onPolicy} />
        </Stack>
      </Card>
      <Card>
        <OrderTimeline timeline={timeline} onAction={onAction} />
      </Card>
      <RefundAccount {...props} />
      <OtherActions {...props} />
    </>
  )
}

/** One card. */
export function OrderAside(props: OrderContentProps) {
  const { timeline, onAction, onDetail, onPolicy } = props
  return (
    <Card as="section" pad="tight">
      <Stack gap={14}>
        <Row justify="between" wrap gap={8}>
          <div>
            <Text as="h2" look="title">
              <Trans>روند سفارش</Trans>
            </Text>
            {timeline.orderNumber !== null && (
              <Text look="caption" tone="quiet">
                <Digits spaced>{timeline.orderNumber}</Digits>
              </Text>
            )}
          </div>
          {timeline.plate && <PlateView plate={timeline.plate} size="xs" />}
        </Row>
        <RenewalLinks timeline={timeline} onPolicy={onPolicy} />
        <Rule full />
        <OrderTimeline timeline={timeline} onAction={onAction} />
        <RefundAccount {...props} />
        <OtherActions {...props} />
        <Rule full />
        <DetailButton onDetail={onDetail} />
      </Stack>
    </Card>
  )
}

const DetailButton = ({ onDetail }: Pick<OrderContentProps, 'onDetail'>) => (
  <Button kind="link" iconEnd={<OnwardChevron size={18} />} onClick={onDetail}>
    <Trans>جزئیات و فاکتور</Trans>
  </Button>
)

const BANK_ACCOUNT = '/settings/bank-information'

/** While the money is on its way, its destination can be changed. Picture 22b. */
function RefundAccount({ timeline: { refund, statusId }, onFollow }: OrderContentProps) {
  if (refund === null || statusId === ORDER_STATUS.refunded) return null
  return (
    <Row justify="center">
      <ButtonLink
        kind="link"
        href={BANK_ACCOUNT}
        iconEnd={<OnwardChevron size={18} />}
        onClick={followOnPress(BANK_ACCOUNT, onFollow)}
      >
        {refund.account === null ? (
          <Trans>پول به حساب بانکی برگردد</Trans>
        ) : (
          <Trans>حساب بازپرداخت را عوض کنید</Trans>
        )}
      </ButtonLink>
    </Row>
  )
}

/** Actions beside the one that the order waits for: the policy file, renewal. */
function OtherActions({ timeline, isOpeningFile, onAction, onFile }: OrderContentProps) {
  const { t } = useLingui()
  const current = currentAction(timeline)
  const others = offeredActions(timeline).filter((action) => action !== current)
  if (others.length === 0) return null
  return (
    <Stack gap={8}>
      {others.map((action) =>
        action === 'view-policy' ? (
          <Row key={action} gap={8}>
            <Grow>
              <Button
                kind="tonal"
                full
                loading={isOpeningFile}
                icon={<Download size={20} aria-hidden="true" />}
                onClick={() => onFile('download')}
              >
                {t`دریافت بیمه‌نامه`}
              </Button>
            </Grow>
            {canShareFiles() && (
              <Button
                kind="outline"
                icon={<Share2 size={20} aria-hidden="true" />}
                onClick={() => onFile('share')}
              >
                <Trans>فرستادن</Trans>
              </Button>
            )}
          </Row>
        ) : (
          <Button key={action} kind="outline" full onClick={() => onAction(action)}>
            {actionName(action, timeline)}
          </Button>
        ),
      )}
    </Stack>
  )
}
