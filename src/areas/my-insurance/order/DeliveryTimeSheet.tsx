/** Another delivery time for a paper copy that could not be delivered. Decisions, section 10 (status 48). */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { use } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { DeliveryTimes } from '#ui/choice/DeliveryTimes.tsx'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { failureText } from '../../parts/failure-text.ts'
import type { PolicyPageRef } from './policy-page-ref.ts'

export function DeliveryTimeSheet({ actor, isOpen }: { actor: PolicyPageRef; isOpen: boolean }) {
  const { t } = useLingui()
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'))
  const isListing = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const days = useSelector(actor, ({ context }) => context.deliveryDays)
  const hasFreeSlot = days?.some(({ available }) => available) ?? false
  return (
    <BottomSheet
      open={isOpen}
      onClose={() => actor.send({ type: 'sheet.closed' })}
      title={<Trans>زمان تحویل تازه</Trans>}
      footer={
        hasFreeSlot && !isFailed ? (
          <Button full loading={isSaving} onClick={() => actor.send({ type: 'delivery-time.confirmed' })}>
            <Trans>ثبت زمان تحویل</Trans>
          </Button>
        ) : undefined
      }
    >
      {isListing && <RowSkeletons sentence={t`روزهای تحویل خوانده می‌شود…`} rows={4} />}
      {isFailed && <Failed actor={actor} />}
      {!isListing && !isFailed && (hasFreeSlot ? <Times actor={actor} /> : <NoTime />)}
    </BottomSheet>
  )
}

function Times({ actor }: { actor: PolicyPageRef }) {
  const { t } = useLingui()
  const days = useSelector(actor, ({ context }) => context.deliveryDays) ?? []
  const code = useSelector(actor, ({ context }) => context.deliveryTime)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const showsErrors = useSelector(actor, (snapshot) => snapshot.hasTag('showingErrors'))
  return (
    <Stack gap={16}>
      <Text>
        <Trans>پیک آمد و کسی را پیدا نکرد. نسخهٔ کاغذی در همین زمان به همان نشانی می‌رسد.</Trans>
      </Text>
      <DeliveryTimes
        days={days}
        value={code}
        onChange={(picked) => actor.send({ type: 'delivery-time.picked', code: picked })}
        error={showsErrors && code === null ? t`روز و ساعت تحویل را انتخاب کنید.` : undefined}
      />
      {failure && (
        <Note kind="err" live="alert">
          <div>{failureText(failure)}</div>
          <ErrorId id={failure.errorId} code={failure.code} />
        </Note>
      )}
    </Stack>
  )
}

/** Every slot is taken. */
function NoTime() {
  const onSupport = use(AskSupport)
  return (
    <Stack gap={16}>
      <Note kind="warn" live="status">
        <Trans>
          در هفت روز آینده زمان خالی برای تحویل نمانده است. فردا دوباره سر بزنید یا با پشتیبانی هماهنگ کنید.
        </Trans>
      </Note>
      <Button kind="tonal" full onClick={onSupport}>
        <Trans>پشتیبانی</Trans>
      </Button>
    </Stack>
  )
}

function Failed({ actor }: { actor: PolicyPageRef }) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  const onSupport = use(AskSupport)
  return (
    <Stack gap={16}>
      <ErrorPanel title={<Trans>زمان‌های تحویل نرسید</Trans>} errorId={failure?.errorId} code={failure?.code}>
        {failureText(failure)}
      </ErrorPanel>
      <Row gap={12} justify="center" wrap>
        <ErrorActions onSupport={onSupport} onRetry={() => actor.send({ type: 'retry' })} />
      </Row>
    </Stack>
  )
}
