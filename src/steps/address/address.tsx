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
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { AddressBook } from '../parts/address-book/AddressBook.tsx'
import { emptyDraft } from '../parts/address-book/address-text.ts'
import { useFailedContent } from '../parts/failed-content.tsx'
import { OrderAside } from '../parts/asides.ts'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { ChosenAddress } from './ChosenAddress.tsx'

export default function Address() {
  const { t } = useLingui()
  const isFailed = useMatches({ address: 'failed' })
  const listing = useMatches({ address: 'listing' })
  const isEmpty = useAddresses().length === 0
  const chosen = useJourneyContext(({ addressUid }) => addressUid)
  const failed = useFailedContent(t`نشانی‌ها نرسید`)
  const empty = useEmptyBook()
  const waiting = { busy: true, children: <RowSkeletons sentence={t`نشانی‌های شما خوانده می‌شود…`} rows={2} /> }
  const choosing = { aside: <OrderAside />, action: <Trans>ثبت و ادامه</Trans>, children: <ChosenAddress /> }
  const content = isEmpty ? (listing ? waiting : empty) : choosing
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
