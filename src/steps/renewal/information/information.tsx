/**
 * The details of a renewal on one page, filled from the ending policy: holder, policy address, and the paper
 * copy. The behaviour is machines/steps/renewal/information.ts. Specification: document 2 sections 2.9, 4
 * "Renewal" and 5; picture 43.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Leaf } from 'lucide-react'
import { useAddresses } from '#adapters/server-lists.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Money } from '#ui/format/Format.tsx'
import { chosenAddressUid } from '#machines/journey/address-choice.ts'
import { missingDetailsOf } from '#machines/products/renewal/missing-details.ts'
import { insurerName, insurerShortName } from '#ui/insurer/insurer-names.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { useDerived, useHasTag, useJourneyContext, useMatches } from '../../journey.ts'
import { AddressBook } from '../../parts/address-book/AddressBook.tsx'
import { OrderAside } from '../../parts/asides.ts'
import { FailureNote, useFailedContent } from '../../parts/FailureNote.tsx'
import { Question } from '../../parts/Question.tsx'
import { ContinueButton, type StepContent, StepScreen } from '../../parts/StepScreen.tsx'
import { AddressRow, HolderRow } from './DetailRows.tsx'
import { HolderSheet } from './HolderSheet.tsx'
import { PaperCard } from './PaperCard.tsx'

export default function Information() {
  const { t } = useLingui()
  const isFailed = useMatches({ information: 'failed' })
  const failed = useFailedContent(t`نشانی‌ها نرسید`)
  const isUnread = useIsUnread()
  const details = useDetailsContent()
  const waiting = { busy: true, children: <RowSkeletons sentence={t`مشخصات شما خوانده می‌شود…`} rows={4} /> }
  return (
    <>
      <StepScreen title={t`مشخصات و نشانی`} {...(isFailed ? failed : isUnread ? waiting : details)} />
      {!isFailed && <Sheets />}
    </>
  )
}

/**
 * Whether the address book has not been loaded yet. After a restart, an interrupted change is repeated before
 * it is loaded.
 */
const useIsUnread = (): boolean => {
  const isEmpty = useAddresses().length === 0
  const isListing = useMatches({ information: 'listing' })
  const isSaving = useHasTag('submitting')
  return isEmpty && (isListing || isSaving)
}

function Sheets() {
  const policyAddress = useJourneyContext(({ addressUid }) => addressUid)
  const deliveryAddress = useJourneyContext((context) => chosenAddressUid(context, 'delivery'))
  return (
    <>
      <HolderSheet />
      <AddressBook step="information" chosen={policyAddress} />
      <AddressBook step="information-delivery" chosen={deliveryAddress} />
    </>
  )
}

const useDetailsContent = (): StepContent => {
  // Continue opens the sheet of a missing holder directly.
  const missing = useDerived(missingDetailsOf).filter((detail) => detail !== 'holder')
  const failure = useJourneyContext((context) => context.failure)
  const inSheet = useHasTag('sheet')
  const isDigitalOnly = useJourneyContext(({ deliveryMode }) => deliveryMode === 'no_delivery')
  return {
    gap: 12,
    aside: <OrderAside />,
    bumper: {
      summary: <Sum />,
      action: (
        <ContinueButton form={{ isValid: missing.length === 0, errorCount: missing.length }}>
          <Trans>ادامه</Trans>
        </ContinueButton>
      ),
    },
    children: (
      <>
        <Question>
          <Trans>همه‌چیز مثل قبل است؟</Trans>
        </Question>
        <Card pad="none">
          <HolderRow />
          <Rule />
          <AddressRow isMissing={missing.includes('address')} />
        </Card>
        {!isDigitalOnly && (
          <>
            <PaperCard isMissing={missing.includes('delivery')} />
            <Note kind="ok" icon={<Leaf size={20} aria-hidden="true" />}>
              <Trans>
                بیمه‌نامهٔ دیجیتال همان اعتبار را دارد، رایگان است و همین که صادر شود به دست‌تان می‌رسد. نسخهٔ
                کاغذی به بهای درخت‌ها و هزینهٔ ارسال تمام می‌شود.
              </Trans>
            </Note>
          </>
        )}
        <FailureNote failure={inSheet ? null : failure} />
      </>
    ),
  }
}

/** The sum to pay, with the postage of a paper copy. */
function Sum() {
  const { t } = useLingui()
  const order = useJourneyContext((context) => context.order)
  const postage = useJourneyContext(({ renewal }) => renewal?.deliveryAmount ?? 0)
  const paper = useJourneyContext(({ delivery }) => delivery.paper === true)
  if (order === null) return null
  const name = insurerShortName(order)
  return (
    <BumperSummary label={paper ? t`${name} و ارسال` : insurerName(order)}>
      <Money toman={order.payableAmount + (paper ? postage : 0)} size="m" />
    </BumperSummary>
  )
}
