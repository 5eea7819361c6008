/** Asks before the user leaves while a file is being uploaded, because leaving aborts it. Design language, picture 08. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PictureKind } from '#machines/journey/pictures.ts'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useSend } from '../../journey.ts'

export function LeaveSheet({ step }: { step: PictureKind }) {
  const { t } = useLingui()
  const send = useSend()
  const isLeaving = useMatches(
    step === 'documents' ? { documents: { gathering: 'leaving' } } : { cheques: { gathering: 'leaving' } },
  )
  const close = () => send({ type: 'sheet.closed' })
  return (
    <BottomSheet
      open={isLeaving}
      onClose={close}
      title={t`یک عکس هنوز در راه است`}
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
        <Trans>اگر برگردید، بارگذاری‌اش نیمه‌کاره می‌ماند و باید دوباره عکس را بفرستید.</Trans>
      </Text>
    </BottomSheet>
  )
}
