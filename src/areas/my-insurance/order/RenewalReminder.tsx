/** Adds a reminder ten days before the end of a cover, or saves that day in a calendar. Document 3. */
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Bell, BellRing, CalendarPlus } from 'lucide-react'
import { isInForce } from '#machines/areas/policy-page-vocabulary.ts'
import { Button } from '#ui/button/Button.tsx'
import { dateText } from '#ui/format/dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import type { PolicyPageRef } from './policy-page-ref.ts'

export function RenewalReminder({ actor }: { actor: PolicyPageRef }) {
  const timeline = useSelector(actor, ({ context }) => context.timeline)
  const isOn = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ shown: { reminder: 'on' } }) ||
      snapshot.matches({ shown: { reminder: 'removing' } }),
  )
  const isBusy = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ shown: { reminder: 'adding' } }) ||
      snapshot.matches({ shown: { reminder: 'removing' } }),
  )
  if (timeline === null || timeline.cover === null || !isInForce(timeline)) return null
  const day = dateText(timeline.cover.to, { weekday: true })
  return (
    <Card as="section">
      <Stack gap={12}>
        <div>
          <Text as="h2" look="title">
            <Trans>یادآوری تمدید</Trans>
          </Text>
          <Text look="small" tone="soft" live="status">
            {isOn ? (
              <Trans>ده روز پیش از پایان، {day}، یادتان می‌اندازیم.</Trans>
            ) : (
              <Trans>این بیمه‌نامه تا {day} اعتبار دارد. ده روز پیش از آن یادتان بیندازیم؟</Trans>
            )}
          </Text>
        </div>
        <Row gap={8} wrap>
          <Button
            kind={isOn ? 'outline' : 'tonal'}
            loading={isBusy}
            icon={isOn ? <BellRing size={20} aria-hidden="true" /> : <Bell size={20} aria-hidden="true" />}
            onClick={() => actor.send({ type: isOn ? 'reminder.cancelled' : 'reminder.asked' })}
          >
            {isOn ? <Trans>خاموش کردن یادآوری</Trans> : <Trans>یادآوری کنید</Trans>}
          </Button>
          <Button
            kind="link"
            icon={<CalendarPlus size={20} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'calendar.asked' })}
          >
            <Trans>افزودن به تقویم</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
