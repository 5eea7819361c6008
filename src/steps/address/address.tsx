/**
 * Address: where the policy is registered. The first stored address is proposed; with none, the form for one is a press away.
 * Specification: document 2 sections 2.8 and 4 "Address step"; design language, picture 07. The behaviour is machines/steps/address.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useAddresses } from '#adapters/server-lists.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { useIsIn, useMemory, useSend } from '../journey.ts'
import { AddressBook } from '../parts/address-book/AddressBook.tsx'
import { emptyDraft } from '../parts/address-book/address-text.ts'
import { FailedScreen } from '../parts/FailedScreen.tsx'
import { OrderAside } from '../parts/asides.ts'
import { StepScreen } from '../parts/StepScreen.tsx'
import { ChosenAddress } from './ChosenAddress.tsx'

export default function Address() {
  const { t } = useLingui()
  const failed = useIsIn({ address: 'failed' })
  return failed ? <FailedScreen title={t`نشانی`} failed={t`نشانی‌ها نرسید`} /> : <AddressScreen />
}

function AddressScreen() {
  const isEmpty = useAddresses().length === 0
  const listing = useIsIn({ address: 'listing' })
  const chosen = useMemory(({ addressUid }) => addressUid)
  return (
    <>
      {isEmpty ? listing ? <Listing /> : <EmptyBook /> : <ChoosingScreen />}
      <AddressBook step="address" chosen={chosen} />
    </>
  )
}

function Listing() {
  const { t } = useLingui()
  return (
    <StepScreen title={t`نشانی`} busy>
      <RowSkeletons sentence={t`نشانی‌های شما خوانده می‌شود…`} rows={2} />
    </StepScreen>
  )
}

function EmptyBook() {
  const { t } = useLingui()
  const send = useSend()
  const add = () => send({ type: 'address-form.opened', uid: null, draft: emptyDraft })
  return (
    <StepScreen
      title={t`نشانی`}
      aside={<OrderAside />}
      centred
      onSubmit={add}
      bumper={{
        action: (
          <Button full icon={<Plus size={22} aria-hidden="true" />} onClick={add}>
            <Trans>افزودن نشانی</Trans>
          </Button>
        ),
      }}
    >
      <EmptyState title={t`هنوز نشانی ندارید`}>
        <Trans>نشانی شما روی بیمه‌نامه ثبت می‌شود و نسخهٔ کاغذی را هم به آن می‌فرستیم.</Trans>
      </EmptyState>
    </StepScreen>
  )
}

function ChoosingScreen() {
  const { t } = useLingui()
  return (
    <StepScreen title={t`نشانی`} aside={<OrderAside />} action={<Trans>ثبت و ادامه</Trans>}>
      <ChosenAddress />
    </StepScreen>
  )
}
