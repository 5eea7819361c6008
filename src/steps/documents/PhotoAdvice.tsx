/** What a good photo looks like, opened in place: one that is fine, and two that cannot be read. */
import { Trans } from '@lingui/react/macro'
import { CircleX, ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { StatusChip } from '#ui/feedback/StatusChip.tsx'
import { useDisclosure } from '#ui/hint/disclosure.ts'
import { PhotoDrawing } from '#ui/illustration/Illustration.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Text } from '#ui/text/Text.tsx'
import styles from './PhotoAdvice.module.css'

type Photo = { name: 'photo-good' | 'photo-cut' | 'photo-glare'; isGood: boolean; caption: ReactNode }

const photos: readonly Photo[] = [
  { name: 'photo-good', isGood: true, caption: <Trans>همهٔ لبه‌ها در عکس، نوشته‌ها خوانا</Trans> },
  { name: 'photo-cut', isGood: false, caption: <Trans>یک لبه بیرون مانده</Trans> },
  { name: 'photo-glare', isGood: false, caption: <Trans>نور روی نوشته افتاده</Trans> },
]

export function PhotoAdvice() {
  const { id, open, press } = useDisclosure()
  return (
    <div>
      <Button
        kind="link"
        icon={<ImagePlus size={20} aria-hidden="true" />}
        onClick={press.onClick}
        expanded={open}
        controls={id}
      >
        <Trans>نمونهٔ عکس خوب را ببینید</Trans>
      </Button>
      <div id={id} hidden={!open}>
        <Card pad="tight">
          <ul className={styles.photos}>
            {photos.map(({ name, isGood, caption }) => (
              <li key={name} className={styles.photo}>
                <PhotoDrawing name={name} />
                <StatusChip
                  kind={isGood ? 'ok' : 'err'}
                  icon={isGood ? undefined : <CircleX size={16} aria-hidden="true" />}
                >
                  {isGood ? <Trans>خوب</Trans> : <Trans>بد</Trans>}
                </StatusChip>
                <Text as="span" look="micro" tone="soft" align="center">
                  {caption}
                </Text>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
