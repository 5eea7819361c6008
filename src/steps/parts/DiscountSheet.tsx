/**
 * Applying a discount code, or taking it off: the same sheet over the offers and over the invoice. What the gateway refused
 * stands in the field, and nothing can be applied until the text changes. Specification: document 2 sections 4, 5 and 8.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { errors } from '#contract/errors.ts'
import type { Failure } from '#machines/journey/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { AppliedDiscountCode } from './AppliedDiscountCode.tsx'
import { FailureNote } from './FailureNote.tsx'
import { StepForm } from './StepForm.tsx'

const refusals = new Set<number>([
  errors.discountUnknown.code,
  errors.discountExpired.code,
  errors.discountOtherInsurer.code,
  errors.discountUsedUp.code,
])

/** Takes a failure; gives the gateway’s sentence where the code itself was refused. */
const refusalOf = (failure: Failure | null): string | undefined => {
  const inField = failure?.fields['discountCode']
  if (inField !== undefined) return inField
  return failure?.code && refusals.has(failure.code) ? (failure.message ?? undefined) : undefined
}

export type DiscountSheetProps = {
  open: boolean
  /** The code is being applied. */
  applying: boolean
  /** The code is being taken off. */
  removing: boolean
  /** The code that is applied; null where none is. */
  applied: string | null
}

export function DiscountSheet({ open, applying, removing, applied }: DiscountSheetProps) {
  const { t } = useLingui()
  const send = useSend()
  const failure = useJourneyContext((memory) => memory.failure)
  const draft = useJourneyContext(({ discountDraft }) => discountDraft)
  const refusal = refusalOf(failure)
  const ready = draft.trim() !== '' && refusal === undefined
  const apply = () => ready && !applying && send({ type: 'discount.submitted' })
  const field = useRef<HTMLDivElement>(null)
  const confirm = (
    <Button
      full
      loading={applying}
      blocked={!ready}
      onClick={apply}
      onBlockedPress={() => field.current?.querySelector('input')?.focus()}
    >
      <Trans>اعمال کد</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`کد تخفیف`}
      footer={applied === null ? confirm : undefined}
    >
      {applied === null ? (
        <StepForm onSubmit={apply}>
          <div ref={field}>
            <TextField
              latin
              label={t`کد تخفیف`}
              help={t`حروف و رقم‌هایش را همان‌طور که گرفته‌اید بنویسید.`}
              value={draft}
              onChange={(value) => send({ type: 'discount-code.changed', value })}
              error={refusal}
              enterKeyHint="go"
            />
          </div>
        </StepForm>
      ) : (
        <AppliedDiscountCode code={applied} removing={removing} />
      )}
      <FailureNote failure={refusal === undefined ? failure : null} />
    </BottomSheet>
  )
}
