/**
 * The address book over a step that needs an address: pick one, add, edit, delete.
 * Used for the policy's address and for delivery; the behaviour is machines/parts/address-book.ts.
 * Specification: document 1 sections 3 to 5 "Address modal"; design language, pictures 07 and 09.
 */
import { isIn, type JourneyState } from '#machines/journey-state.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useAddresses } from '#adapters/server-lists.ts'
import type { Address } from '#contract/operations/addresses.ts'
import { type AddressUse, chosenAddressUid, usableAddress } from '#machines/journey/address-choice.ts'
import { PostalCodeText } from '#ui/address/AddressCard.tsx'
import { placeText, streetText } from '#ui/address/address-text.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import {
  type JourneySnapshot,
  useCan,
  useHasTag,
  useJourney,
  useJourneyContext,
  useSend,
} from '../../journey.ts'
import { FailureNote } from '../FailureNote.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { AddressForm, draftOf, emptyDraft } from './AddressForm.tsx'

type OpenSheet = 'book' | 'form' | 'deletion' | null

/** The states of the book, each with its sheet. */
const sheets = [
  ['book', 'book'],
  ['form', 'form'],
  ['savingAddress', 'form'],
  ['confirmingDeletion', 'deletion'],
  ['deletingAddress', 'deletion'],
] as const
type BookState = (typeof sheets)[number][0]

/** The state that contains the book: a step, or the page of a renewal's details, once for each address. */
type BookPlace = 'address' | 'delivery' | 'information' | 'information-delivery'

const bookStateIn = (place: BookPlace, state: BookState): JourneyState => {
  if (place === 'information-delivery') return { information: { deliveryBook: state } }
  if (place === 'information') return { information: state }
  return place === 'address' ? { address: state } : { delivery: state }
}

const openSheetIn = (place: BookPlace, snapshot: JourneySnapshot): OpenSheet =>
  sheets.find(([state]) => isIn(snapshot, bookStateIn(place, state)))?.[1] ?? null

export type AddressBookProps = {
  step: BookPlace
  /** Uid of the address that the step uses. */
  chosen: string | null
}

export function AddressBook({ step, chosen }: AddressBookProps) {
  const sheet = useSelector(useJourney(), (snapshot) => openSheetIn(step, snapshot))
  const isFormIn = useCallback((snapshot: JourneySnapshot) => openSheetIn(step, snapshot) === 'form', [step])
  const isEmpty = useAddresses().length === 0
  // Keeps its look while the sheet slides out.
  const leadsOn = useLastValue(sheet === 'form' ? step === 'address' && isEmpty : null) ?? false
  return (
    <>
      <BookSheet open={sheet === 'book'} chosen={chosen} />
      <AddressForm isOpenIn={isFormIn} leadsOn={leadsOn} />
      <DeleteAddressSheet open={sheet === 'deletion'} />
    </>
  )
}

/** The address that the step uses; undefined until the book has a usable one. */
export const useChosenAddress = (use: AddressUse): Address | undefined => {
  const chosen = useJourneyContext((context) => chosenAddressUid(context, use))
  return usableAddress(useAddresses(), chosen)
}

/** Stored addresses as radio rows. An unusable one is shown with the reason. */
function BookSheet({ open, chosen }: { open: boolean; chosen: string | null }) {
  const { t } = useLingui()
  const picked = useJourneyContext(({ addressPick }) => addressPick)
  const marked = useLastValue(open ? (picked ?? chosen) : null)
  const send = useSend()
  const addresses = useAddresses()
  const failure = useJourneyContext((context) => context.failure)
  const usable = useCan({ type: 'continue' })
  // Keeps its look while the sheet slides out.
  const isUsable = useLastValue(open ? usable : null) ?? false
  const confirm = (
    <Button full blocked={!isUsable} onClick={() => send({ type: 'continue' })}>
      <Trans>انتخاب این نشانی</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`نشانی‌های من`}
      footer={confirm}
    >
      <FailureNote failure={failure} />
      <OptionGroup
        label={t`نشانی‌های من`}
        value={marked}
        onChange={(uid) => send({ type: 'address.picked', uid })}
      >
        {addresses.map((address) => (
          <AddressRow key={address.uid} address={address} />
        ))}
      </OptionGroup>
      <Button
        kind="dashed"
        full
        icon={<Plus size={22} aria-hidden="true" />}
        onClick={() => send({ type: 'address-form.opened', uid: null, draft: emptyDraft })}
      >
        <Trans>افزودن نشانی تازه</Trans>
      </Button>
    </BottomSheet>
  )
}

function AddressRow({ address }: { address: Address }) {
  const { t } = useLingui()
  const send = useSend()
  const { uid, enable } = address
  const place = placeText(address)
  return (
    <OptionRow
      value={uid}
      title={place}
      detail={streetText(address)}
      disabled={!enable}
      reason={enable ? <PostalCodeText code={address.postalCode} /> : <Unusable />}
      actions={
        <>
          <IconButton
            label={t`ویرایش نشانی ${place}`}
            icon={<Pencil size={20} aria-hidden="true" />}
            onClick={() => send({ type: 'address-form.opened', uid, draft: draftOf(address) })}
          />
          <IconButton
            label={t`حذف نشانی ${place}`}
            tone="danger"
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={() => send({ type: 'address-deletion.asked', uid })}
          />
        </>
      }
    />
  )
}

const Unusable = () => (
  <Text as="div" look="micro" tone="warn">
    <Row gap={6}>
      <TriangleAlert size={16} aria-hidden="true" />
      <Trans>برای این سفارش قابل انتخاب نیست</Trans>
    </Row>
  </Text>
)

/** Asks before an address is deleted. */
function DeleteAddressSheet({ open }: { open: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const deleting = useHasTag('submitting')
  const uid = useJourneyContext(({ addressDraftUid }) => addressDraftUid)
  const address = useAddresses().find((each) => each.uid === uid)
  const keep = () => send({ type: 'sheet.closed' })
  const answers = (
    <>
      <Button kind="tonal" size="large" onClick={keep}>
        <Trans>نگه داشتن</Trans>
      </Button>
      <Button
        kind="outline"
        size="large"
        tone="danger"
        loading={deleting}
        icon={<Trash2 size={20} aria-hidden="true" />}
        onClick={() => send({ type: 'continue' })}
      >
        <Trans>حذف نشانی</Trans>
      </Button>
    </>
  )
  return (
    <BottomSheet open={open} onClose={keep} title={t`این نشانی حذف شود؟`} footer={answers}>
      {address && (
        <div>
          <Text weight="bold">{placeText(address)}</Text>
          <Text look="small" tone="soft">
            {streetText(address)}
          </Text>
        </div>
      )}
      <Text look="caption" tone="quiet">
        <Trans>سفارش‌هایی که با این نشانی ثبت کرده‌اید همان‌طور می‌مانند.</Trans>
      </Text>
    </BottomSheet>
  )
}
