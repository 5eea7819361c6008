/**
 * The timeline of an order, with the button of its next action. It is polled while the order moves, so a
 * changed status is announced. Design language, "Timeline".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import type { PolicyTimeline } from '#contract/operations/my-insurance.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { isWaiting, offeredActions } from '#machines/areas/policy-actions.ts'
import { Button } from '#ui/button/Button.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { Timeline } from '#ui/timeline/Timeline.tsx'
import { actionName } from '../../parts/action-name.ts'
import { timelineEntries } from './timeline-entries.ts'

export type OrderTimelineProps = {
  timeline: PolicyTimeline
  onAction: (action: PolicyActionType) => void
}

/** The action of the current entry, or null. */
export const currentAction = (timeline: PolicyTimeline): PolicyActionType | null =>
  isWaiting(timeline) ? (offeredActions(timeline)[0] ?? null) : null

/** The action of the current entry is sending pictures. */
const wantsPictures = (timeline: PolicyTimeline): boolean =>
  currentAction(timeline) === 'upload-documents' || (timeline.correction?.tags ?? []).length > 0

export function OrderTimeline({ timeline, onAction }: OrderTimelineProps) {
  const { t } = useLingui()
  const action = currentAction(timeline)
  const items = timelineEntries(timeline).map(({ words, ...entry }) => ({
    ...entry,
    box: entry.state === 'warn' && (
      <>
        {words && (
          <Row align="start" gap={8}>
            {wantsPictures(timeline) && <Camera size={20} aria-hidden="true" />}
            <Grow>
              <bdi>{words}</bdi>
            </Grow>
          </Row>
        )}
        {action !== null && (
          <Button size="small" full onClick={() => onAction(action)}>
            {actionName(action, timeline)}
          </Button>
        )}
      </>
    ),
  }))
  const status = timeline.statusFa
  return (
    <>
      <p role="status" className="visually-hidden">
        <Trans>وضعیت سفارش: {status}</Trans>
      </p>
      <Timeline items={items} label={t`روند سفارش`} />
    </>
  )
}
