/**
 * Bottom sheet that offers a newer version of the app. Specification: document 1 section 2 "Update-version
 * modal".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { appVersion } from '#adapters/settings.ts'
import { Button } from '#ui/button/Button.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { hasPendingChange } from '../pending-changes.ts'
import { updates } from './installation.ts'
import styles from './Update.module.css'

const postpone = () => updates.send({ type: 'update.postponed' })
const update = () =>
  updates.send({ type: 'update.chosen', path: location.pathname, isCalling: hasPendingChange() })

/** A rocket over the dashed road of the brand's pictures. */
const UpdatePicture = () => (
  <svg width="168" height="128" viewBox="0 0 168 128" fill="none" aria-hidden="true">
    <path
      d="M12 116h144"
      stroke="var(--line-strong)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray="16 10"
    />
    <g transform="rotate(28 84 60)">
      <path d="M68 78l-16 14v14l22-12zM100 78l16 14v14l-22-12z" fill="var(--primary)" />
      <path
        d="M84 8c16 13 22 32 22 50 0 15-5 28-10 36H72c-5-8-10-21-10-36 0-18 6-37 22-50z"
        fill="var(--primary-soft)"
        stroke="var(--primary-line)"
        strokeWidth="2"
      />
      <circle cx="84" cy="48" r="10" fill="var(--surface)" stroke="var(--primary)" strokeWidth="4" />
      <path d="M75 98h18l-9 22z" fill="var(--saffron)" />
    </g>
    <circle cx="28" cy="40" r="3" fill="var(--saffron)" />
    <circle cx="142" cy="84" r="2.5" fill="var(--primary-line)" />
    <circle cx="44" cy="16" r="2" fill="var(--primary-line)" />
  </svg>
)

export default function Update() {
  const { t } = useLingui()
  const isUpdating = useSelector(updates, ({ value }) => value !== 'offered')
  const footer = (
    <>
      <Button kind="tonal" size="large" onClick={postpone}>
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
      onClose={postpone}
      title={t`نسخهٔ تازهٔ سپر آماده است`}
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
