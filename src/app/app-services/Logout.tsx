/** Bottom sheet that confirms logging out. Specification: document 1 section 4 "Logout". */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/button/Button.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { session } from './session.ts'

const stay = () => session.send({ type: 'logout.cancelled' })

export default function Logout() {
  const { t } = useLingui()
  const isLeaving = useSelector(session, (snapshot) => snapshot.matches({ user: 'clearingData' }))
  const footer = (
    <>
      <Button kind="tonal" size="large" onClick={stay}>
        <Trans>می‌مانم</Trans>
      </Button>
      <Button loading={isLeaving} onClick={() => session.send({ type: 'logout.confirmed' })}>
        <Trans>خروج از حساب</Trans>
      </Button>
    </>
  )
  return (
    <BottomSheet open onClose={stay} title={t`از حسابتان خارج می‌شوید؟`} footer={footer}>
      <p>
        <Trans>
          آنچه نیمه‌کاره وارد کرده‌اید از این دستگاه پاک می‌شود؛ سفارش‌ها و بیمه‌نامه‌هایتان در حساب می‌مانند.
        </Trans>
      </p>
    </BottomSheet>
  )
}
