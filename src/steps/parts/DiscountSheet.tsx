/**
 * Sheet for a discount code, opened over the offers and over the invoice: apply a code, or remove the applied
 * one. A refusal appears in the field, and the code cannot be sent again until its text changes.
 * Specification: document 2 sections 4, 5 and 8; design language, picture 11.
 */
import { isIn } from '#machines/journey-state.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Check, TicketPercent } from 'lucide-react'
import { useRef } from 'react'
import { failureMessage, fieldMessages } from '#adapters/gateway/failure-texts.ts'
import { isDiscountRefused } from '#machines/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Code, Money } from '#ui/format/Format.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useCan, useJourney, useJourneyContext, useMatches, useSend } from '../journey.ts'
import { FailureNote } from './FailureNote.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { StepForm } from './StepScreen.tsx'

const useDiscountState = (state: 'enteringDiscount' | 'applyingDiscount' | 'removingDiscount'): boolean =>
  useSelector(
    useJourney(),
    (snapshot) =>
      isIn(snapshot, { offers: { list: state } }) || isIn(snapshot, { payment: { checking: state } }),
  )

/** Whether the sheet is open. The invoice removes a code without it, from the card of the applied code. */
export const useDiscountSheetIsOpen = (): boolean => {
  const entering = useDiscountState('enteringDiscount')
  const applying = useDiscountState('applyingDiscount')
  const removing = useMatches({ offers: { list: 'removingDiscount' } })
  return entering || applying || removing
}

export function DiscountSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useDiscountSheetIsOpen()
  const entering = useDiscountState('enteringDiscount')
  const applying = useDiscountState('applyingDiscount')
  const overOffers = useMatches('offers')
  const discountCode = useJourneyContext((context) => context.discountCode)
  const applied = overOffers ? discountCode : null
  const failure = useJourneyContext((context) => context.failure)
  const draft = useJourneyContext(({ discountDraft }) => discountDraft)
  const refusal =
    failure && isDiscountRefused(failure)
      ? (fieldMessages(failure)['discountCode'] ?? failureMessage(failure) ?? undefined)
      : undefined
  const field = useRef<HTMLDivElement>(null)
  const submittable = useCan({ type: 'discount.submitted' })
  // Keeps its look while the code is on its way and while the sheet slides out.
  const ready = useLastValue(entering ? submittable : null) ?? false
  const apply = () => ready && send({ type: 'discount.submitted' })
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
        <AppliedDiscountCode code={applied} />
      )}
      <FailureNote failure={refusal === undefined ? failure : null} />
    </BottomSheet>
  )
}

export type AppliedDiscountCodeProps = {
  code: string
  /** Toman that the code saves, where that is known. */
  saved?: number | undefined
}

/** Card of the applied code, with the button that removes it. */
export function AppliedDiscountCode({ code, saved }: AppliedDiscountCodeProps) {
  const send = useSend()
  const removing = useDiscountState('removingDiscount')
  return (
    <Card tone="ok" pad="tight">
      <Row gap={12}>
        <Text as="span" tone="ok">
          <TicketPercent size={24} aria-hidden="true" />
        </Text>
        <Grow>
          <Row wrap>
            <Text as="b" look="small" weight="bold">
              <Code>{code}</Code>
            </Text>
            <Text as="div" look="micro" tone="ok" weight="semi">
              <Row gap={4}>
                <Check size={16} aria-hidden="true" />
                <Trans>اعمال شد</Trans>
              </Row>
            </Text>
          </Row>
          {saved !== undefined && (
            <Text look="caption">
              <Trans>
                <Money toman={saved} /> از مبلغ کم شد.
              </Trans>
            </Text>
          )}
        </Grow>
        <Button
          kind="link"
          tone="danger"
          loading={removing}
          onClick={() => send({ type: 'discount.removed' })}
        >
          <Trans>حذف کد</Trans>
        </Button>
      </Row>
    </Card>
  )
}
