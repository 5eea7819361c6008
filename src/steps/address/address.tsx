/**
 * Address: where the policy is registered. The first usable address is proposed; an empty book offers the
 * form for one.
 * Specification: document 2 sections 2.8 and 4 "Address step"; design language, picture 07.
 * The behaviour is machines/steps/address.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useAddresses } from '#adapters/server-lists.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { useHasTag, useJourneyContext, useMatches, useSend } from '../journey.ts'
import { AddressBook, AddressCard, useChosenAddress } from '../parts/address-book/AddressBook.tsx'
import { emptyDraft } from '../parts/address-book/AddressForm.tsx'
import { OrderAside } from '../parts/asides.ts'
import { FailureNote, useFailedContent } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'

export default function Address() {
  const { t } = useLingui()
  const isFailed = useMatches({ address: 'failed' })
  const isListing = useMatches({ address: 'listing' })
  const isEmpty = useAddresses().length === 0
  const chosen = useJourneyContext(({ addressUid }) => addressUid)
  const failed = useFailedContent(t`نشانی‌ها نرسید`)
  const empty = useEmptyBook()
  const loading = { busy: true, children: <RowSkeletons sentence={t`نشانی‌های شما خوانده می‌شود…`} rows={2} /> }
  const choosing = { aside: <OrderAside />, action: <Trans>ثبت و ادامه</Trans>, children: <ChosenAddress /> }
  const content = isEmpty ? (isListing ? loading : empty) : choosing
  return (
    <>
      <StepScreen title={t`نشانی`} {...(isFailed ? failed : content)} />
      {!isFailed && <AddressBook step="address" chosen={chosen} />}
    </>
  )
}

const useEmptyBook = (): StepContent => {
  const { t } = useLingui()
  const send = useSend()
  const add = () => send({ type: 'address-form.opened', uid: null, draft: emptyDraft })
  return {
    aside: <OrderAside />,
    centred: true,
    onSubmit: add,
    bumper: {
      action: (
        <Button full icon={<Plus size={22} aria-hidden="true" />} onClick={add}>
          <Trans>افزودن نشانی</Trans>
        </Button>
      ),
    },
    children: (
      <EmptyState title={t`هنوز نشانی ندارید`}>
        <Trans>نشانی شما روی بیمه‌نامه ثبت می‌شود و نسخهٔ کاغذی را هم به آن می‌فرستیم.</Trans>
      </EmptyState>
    ),
  }
}

/** The question, the chosen address, and the button that opens the book. */
function ChosenAddress() {
  const { t } = useLingui()
  const send = useSend()
  const failure = useJourneyContext((context) => context.failure)
  const showingErrors = useHasTag('showingErrors')
  const address = useChosenAddress('policy')
  return (
    <>
      <Question detail={t`نشانی صدور روی بیمه‌نامه ثبت می‌شود؛ نسخهٔ کاغذی را می‌توانید به نشانی دیگری بگیرید.`}>
        <Trans>بیمه‌نامه با کدام نشانی صادر شود؟</Trans>
      </Question>
      {address ? (
        <AddressCard address={address} />
      ) : (
        <Note kind={showingErrors ? 'err' : 'info'} live="status">
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
