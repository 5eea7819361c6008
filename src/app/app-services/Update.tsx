/** Offers a newer version of the app. Specification: document 1 section 2 "Update-version modal". */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { appVersion } from '#adapters/settings.ts'
import { Button } from '#ui/button/Button.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { hasPendingChange } from '../pending-changes.ts'
import { UpdatePicture } from './UpdatePicture.tsx'
import styles from './Update.module.css'
import { updates } from './updates.ts'

const later = () => updates.send({ type: 'update.postponed' })
const update = () =>
  updates.send({ type: 'update.chosen', path: location.pathname, isCalling: hasPendingChange() })

export default function Update() {
  const { t } = useLingui()
  const isUpdating = useSelector(updates, ({ value }) => value !== 'offered')
  const footer = (
    <>
      <Button kind="tonal" size="large" onClick={later}>
        <Trans>بعداً</Trans>
      </Button>
      <Button loading={isUpdating} onClick={update}>
        <Trans>به‌روز کردن سپر</Trans>
      </Button>
    </>
  )
  return (
    <BottomSheet
      open
      onClose={later}
      title={t`سپر تازه شد`}
      detail={
        <Trans>
          نسخهٔ شما: <Digits>{appVersion.slice(1)}</Digits>
        </Trans>
      }
      footer={footer}
    >
      <div className={styles.body}>
        <UpdatePicture />
        <p>
          <Trans>به‌روز کردن چند ثانیه طول می‌کشد و آنچه وارد کرده‌اید می‌ماند.</Trans>
        </p>
      </div>
    </BottomSheet>
  )
}
