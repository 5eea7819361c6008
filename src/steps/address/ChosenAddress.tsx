/** The question, the address that is chosen, and the way to another. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useAddresses } from '#adapters/server-lists.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { useJourneyContext, useSend, useHasTag } from '../journey.ts'
import { AddressCard } from '../parts/address-book/AddressCard.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'

export function ChosenAddress() {
  const { t } = useLingui()
  const send = useSend()
  const chosen = useJourneyContext(({ addressUid }) => addressUid)
  const failure = useJourneyContext((memory) => memory.failure)
  const correcting = useHasTag('correcting')
  const address = useAddresses().find(({ uid, enable }) => enable && uid === chosen)
  return (
    <>
      <Question detail={t`نشانی صدور روی بیمه‌نامه ثبت می‌شود؛ نسخهٔ کاغذی را می‌توانید به نشانی دیگری بگیرید.`}>
        <Trans>بیمه‌نامه با کدام نشانی صادر شود؟</Trans>
      </Question>
      {address ? (
        <AddressCard address={address} />
      ) : (
        <Note kind={correcting ? 'err' : 'info'} live="status">
          <Trans>نشانی قابل انتخابی ندارید؛ یکی اضافه کنید.</Trans>
        </Note>
      )}
      <div>
        <Button kind="tonal" full onClick={() => send({ type: 'address-book.opened' })}>
          {address ? <Trans>تغییر نشانی</Trans> : <Trans>نشانی‌های من</Trans>}
        </Button>
      </div>
      <FailureNote failure={failure} />
    </>
  )
}
