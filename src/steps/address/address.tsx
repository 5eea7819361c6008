/**
 * Address: where the policy is registered. The address of the last policy is proposed, otherwise the newest
 * usable one. Over an empty book the form for one opens by itself, and saving it continues to the next step.
 * Specification: document 2 sections 2.8 and 4 "Address step"; design language, picture 07.
 * The behaviour is machines/steps/address.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useAddresses } from '#adapters/server-lists.ts'
import type { AddressDraft } from '#machines/journey/answers.ts'
import { wrongAddressFields } from '#machines/journey/corrections.ts'
import { isInspected } from '#machines/journey/quote.ts'
import { AddressCard } from '#ui/address/AddressCard.tsx'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Illustration } from '#ui/illustration/Illustration.tsx'
import { useHasTag, useJourneyContext, useMatches, useSend } from '../journey.ts'
import { AddressBook, useChosenAddress } from '../parts/address-book/AddressBook.tsx'
import { emptyDraft } from '../parts/address-book/AddressForm.tsx'
import { OrderAside } from '../parts/asides.ts'
import { CorrectionNote } from '../parts/CorrectionNote.tsx'
import { FailureNote, useFailedContent } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'

export default function Address() {
  const { t } = useLingui()
  const isFailed = useMatches({ address: 'failed' })
  const isListingFirst = useMatches({ address: 'listingFirst' })
  const isListing = useMatches({ address: 'listing' }) || isListingFirst
  const isEmpty = useAddresses().length === 0
  // After a restart, a deletion goes on before the book has been read again.
  const isUnread = useMatches({ address: 'deletingAddress' }) && isEmpty
  const isShown = (useJourneyContext(({ addressBook }) => addressBook.length > 0) || !isListing) && !isUnread
  const chosen = useJourneyContext(({ addressUid }) => addressUid)
  const failed = useFailedContent(t`نشانی‌ها نرسید`)
  const empty = useEmptyBook()
  const loading = { busy: true, children: <RowSkeletons sentence={t`نشانی‌های شما خوانده می‌شود…`} rows={2} /> }
  const choosing = { aside: <OrderAside />, action: <Trans>ثبت و ادامه</Trans>, children: <ChosenAddress /> }
  const content = !isShown ? loading : isEmpty ? empty : choosing
  return (
    <>
      <StepScreen title={t`نشانی`} {...(isFailed ? failed : content)} />
      {!isFailed && <AddressBook step="address" chosen={chosen} />}
    </>
  )
}

/**
 * What the address is for, and what follows it: the place of the inspection, or a paper copy if the insurer
 * sends one.
 * @param paper what is said of the paper copy
 */
const useAddressPurpose = (purpose: string, paper: string): string => {
  const { t } = useLingui()
  const isDigitalOnly = useJourneyContext(({ deliveryMode }) => deliveryMode === 'no_delivery')
  const isInspectionNext = useJourneyContext(({ quote }) => isInspected(quote.product))
  if (isInspectionNext) return `${purpose} ${t`جای بازدید خودرو را در گام بعد انتخاب می‌کنید.`}`
  return isDigitalOnly ? purpose : `${purpose} ${paper}`
}

const useEmptyBook = (): StepContent => {
  const { t } = useLingui()
  const send = useSend()
  const purpose = useAddressPurpose(
    t`نشانی شما روی بیمه‌نامه ثبت می‌شود.`,
    t`اگر نسخهٔ کاغذی بخواهید، در گام بعد می‌گویید کجا برود.`,
  )
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
      <EmptyState title={t`هنوز نشانی ندارید`} picture={<Illustration name="no-addresses" />}>
        {purpose}
      </EmptyState>
    ),
  }
}

/** The parts of the chosen address that an expert has found wrong. */
function WrongAddress({ address }: { address: AddressDraft | undefined }) {
  const { t } = useLingui()
  const order = useJourneyContext((context) => context.order)
  const names: Readonly<Record<keyof AddressDraft, string>> = {
    province: t`استان`,
    city: t`شهر`,
    address: t`نشانی`,
    plaqueNumber: t({ message: 'پلاک', context: 'building' }),
    unitNumber: t`واحد`,
    postalCode: t`کد پستی`,
  }
  const wrong = wrongAddressFields({ order }, address).map((field) => names[field])
  return wrong.length > 0 && <CorrectionNote wrong={wrong} />
}

/** The question, the chosen address, and the button that opens the book. */
function ChosenAddress() {
  const { t } = useLingui()
  const send = useSend()
  const failure = useJourneyContext((context) => context.failure)
  const showingErrors = useHasTag('showingErrors')
  const isBookWanted = useJourneyContext(({ bookWanted }) => bookWanted)
  const address = useChosenAddress('policy')
  const purpose = useAddressPurpose(
    t`این نشانی روی بیمه‌نامه نوشته می‌شود.`,
    t`نسخهٔ کاغذی می‌تواند به نشانی دیگری برود.`,
  )
  return (
    <>
      <WrongAddress address={address} />
      <Question detail={purpose}>
        <Trans>کدام نشانی روی بیمه‌نامه نوشته شود؟</Trans>
      </Question>
      {address ? (
        <AddressCard address={address} />
      ) : (
        <Note kind={showingErrors ? 'err' : 'info'} live="status">
          <Trans>هیچ‌کدام از نشانی‌های شما برای این سفارش قابل انتخاب نیست؛ یکی اضافه کنید.</Trans>
        </Note>
      )}
      <div>
        <Button
          kind="tonal"
          full
          loading={isBookWanted}
          onClick={() => send({ type: 'address-book.opened' })}
        >
          {address ? <Trans>تغییر نشانی</Trans> : <Trans>نشانی‌های من</Trans>}
        </Button>
      </div>
      <FailureNote failure={failure} />
    </>
  )
}
