/**
 * Confirmation before a paid order is cancelled: the refund with its day, and an optional reason. Decisions,
 * section 10.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/button/Button.tsx'
import { tomanText } from '#ui/format/numbers.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import type { PolicyPageRef } from './policy-page-ref.ts'
import { WordsForm } from './WordsForm.tsx'

export function CancelSheet({ actor, isOpen }: { actor: PolicyPageRef; isOpen: boolean }) {
  const { t } = useLingui()
  const paid = useSelector(actor, ({ context }) => context.timeline?.paid ?? null)
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'))
  const amount = tomanText(paid?.amount ?? 0)
  return (
    <BottomSheet
      open={isOpen}
      onClose={() => actor.send({ type: 'sheet.closed' })}
      title={<Trans>سفارش را لغو می‌کنید؟</Trans>}
      footer={
        <Button
          kind="outline"
          tone="danger"
          size="large"
          full
          loading={isSending}
          onClick={() => actor.send({ type: 'words.confirmed' })}
        >
          <Trans>لغو سفارش</Trans>
        </Button>
      }
    >
      <Stack gap={16}>
        <Text>
          <Trans>
            بیمه‌نامه صادر نمی‌شود و {amount} تا ۷۲ ساعت کاری به شما برمی‌گردد: به حساب بانکی‌تان در سپر اگر ثبت
            کرده باشید، وگرنه به کارتی که با آن پرداخت کرده‌اید. لغو جریمه ندارد.
          </Trans>
        </Text>
        <WordsForm
          actor={actor}
          label={t`دلیل لغو (اختیاری)`}
          help={t`اگر بنویسید، کمک می‌کند کارمان را بهتر کنیم.`}
        />
      </Stack>
    </BottomSheet>
  )
}
