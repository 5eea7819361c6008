/**
 * Asks before the user leaves while a file is being uploaded, because leaving aborts it. Design language,
 * picture 08.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PictureKind } from '#machines/journey/pictures.ts'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { useLastValue } from '#ui/sheet/sheet-state.ts'

export function LeaveSheet({ step }: { step: PictureKind }) {
  const { t } = useLingui()
  const send = useSend()
  const isLeaving = useMatches(
    step === 'documents' ? { documents: { gathering: 'leaving' } } : { cheques: { gathering: 'leaving' } },
  )
  // Keeps its words while the sheet slides out.
  const running = useJourneyContext(({ uploading }) => uploading.length)
  const shown = useLastValue(isLeaving ? running : null) ?? 1
  const count = numberText(shown)
  const close = () => send({ type: 'sheet.closed' })
  return (
    <BottomSheet
      open={isLeaving}
      onClose={close}
      title={shown > 1 ? t`${count} عکس هنوز در راه است` : t`یک عکس هنوز در راه است`}
      footer={
        <Stack gap={10}>
          <Button full onClick={() => send({ type: 'continue' })}>
            <Trans>می‌مانم تا برسد</Trans>
          </Button>
          <Button full kind="outline" size="large" onClick={() => send({ type: 'uploads.abandoned' })}>
            <Trans>بی‌عکس برمی‌گردم</Trans>
          </Button>
        </Stack>
      }
    >
      <Text>
        <Trans>اگر برگردید، بارگذاری نیمه‌کاره می‌ماند و باید دوباره عکس بفرستید.</Trans>
      </Text>
    </BottomSheet>
  )
}
