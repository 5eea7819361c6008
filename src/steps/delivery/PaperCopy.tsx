/**
 * The paper copy: whether one is wanted, where it goes, and who receives it. Specification: document 1
 * section 3 "Delivery modes"; document 2 sections 4 and 5 "Recipient"; design language, picture 09.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useDeliveryAmount } from '#adapters/server-lists.ts'
import { holderName } from '#machines/journey/holder.ts'
import { isPaperRequired } from '#machines/journey/order-completeness.ts'
import { AddressCard } from '#ui/address/AddressCard.tsx'
import { Button } from '#ui/button/Button.tsx'
import { ChoiceError } from '#ui/choice/ChoiceError.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Segmented } from '#ui/choice/Segmented.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { tomanText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { useChosenAddress } from '../parts/address-book/AddressBook.tsx'
import { emptyDraft } from '../parts/address-book/AddressForm.tsx'
import { Question } from '../parts/Question.tsx'
import { type DeliveryFormProps, useDelivery } from './delivery-form.tsx'

/**
 * The digital policy alone costs nothing and is proposed. An insurer that always sends a paper copy leaves no
 * choice.
 */
export function PaperQuestion() {
  const { t } = useLingui()
  const { delivery, change } = useDelivery()
  const required = useJourneyContext(isPaperRequired)
  const amount = useDeliveryAmount(useJourneyContext(({ trackingCode }) => trackingCode ?? '')) ?? 0
  const cost = tomanText(amount)
  return (
    <Stack gap={12}>
      <Question detail={t`نسخهٔ کاغذی همان بیمه‌نامهٔ دیجیتال است که در هر حال رایگان می‌گیرید.`}>
        <Trans>نسخهٔ کاغذی هم می‌خواهید؟</Trans>
      </Question>
      <OptionGroup
        label={t`نسخهٔ کاغذی`}
        value={String(delivery.paper ?? false)}
        onChange={(value) => change({ paper: value === 'true' })}
      >
        <OptionRow
          value="true"
          title={t`بله، بفرستید`}
          detail={amount > 0 ? t`هزینهٔ ارسال ${cost}` : t`ارسال رایگان`}
        />
        <OptionRow
          value="false"
          title={t`نه، همان دیجیتال کافی است`}
          detail={required ? undefined : t`بدون هزینهٔ ارسال`}
          disabled={required}
          reason={required ? t`این بیمه‌گر نسخهٔ کاغذی را همراه هر بیمه‌نامه می‌فرستد.` : undefined}
        />
      </OptionGroup>
    </Stack>
  )
}

/** The address of the policy, unless another is chosen. */
export function DeliveryAddress({ form }: DeliveryFormProps) {
  const { t } = useLingui()
  const send = useSend()
  const isBookWanted = useJourneyContext(({ bookWanted }) => bookWanted)
  const address = useChosenAddress('delivery')
  return (
    <section>
      <Row justify="between">
        <Text as="h2" look="title">
          <Trans>نشانی تحویل</Trans>
        </Text>
        <Button kind="link" loading={isBookWanted} onClick={() => send({ type: 'address-book.opened' })}>
          <Trans>تغییر نشانی</Trans>
        </Button>
      </Row>
      {address ? (
        <AddressCard address={address} />
      ) : (
        <Button
          kind="dashed"
          full
          icon={<Plus size={22} aria-hidden="true" />}
          onClick={() => send({ type: 'address-form.opened', uid: null, draft: emptyDraft })}
        >
          <Trans>افزودن نشانی تازه</Trans>
        </Button>
      )}
      <ChoiceError sentence={form.errorOf('addressUid') && t`برای نسخهٔ کاغذی یک نشانی لازم است.`} />
    </section>
  )
}

export function Recipient({ form }: DeliveryFormProps) {
  const { t } = useLingui()
  const { delivery, change } = useDelivery()
  return (
    <Stack gap={12}>
      <Row wrap gap={6}>
        <Text as="h2" look="title">
          <Trans>چه کسی تحویل می‌گیرد؟</Trans>
        </Text>
        <Hint term={t`بیمه‌گذار`}>
          <Trans>
            بیمه‌گذار همان کسی است که بیمه‌نامه به نام او صادر می‌شود. به جای او هر کسی می‌تواند تحویل بگیرد.
          </Trans>
        </Hint>
      </Row>
      <Segmented
        label={t`گیرنده`}
        value={delivery.otherRecipient ? 'other' : 'holder'}
        onChange={(value) => change({ otherRecipient: value === 'other' })}
        segments={[
          { value: 'holder', title: t`بیمه‌گذار` },
          { value: 'other', title: t`شخص دیگر` },
        ]}
      />
      {delivery.otherRecipient ? <OtherPerson form={form} /> : <Holder />}
    </Stack>
  )
}

function Holder() {
  const name = useJourneyContext(({ holder }) => holderName(holder))
  const phone = useJourneyContext(({ holder }) => holder.cellNumber)
  return (
    <Text look="caption" tone="soft">
      <Trans>
        {name}، <Digits>{phone}</Digits>
      </Trans>
    </Text>
  )
}

function OtherPerson({ form }: DeliveryFormProps) {
  const { t } = useLingui()
  const { delivery, change } = useDelivery()
  return (
    <>
      <TextField
        label={t`نام و نام خانوادگی گیرنده`}
        value={delivery.receiverName}
        onChange={(receiverName) => change({ receiverName })}
        onBlur={() => form.markTouched('receiverName')}
        autoComplete="off"
        error={form.errorOf('receiverName')}
        missing={delivery.receiverName === ''}
        enterKeyHint="next"
      />
      <NumericField
        label={t`شمارهٔ موبایل گیرنده`}
        help={t`مأمور تحویل با این شماره تماس می‌گیرد.`}
        length={11}
        value={delivery.receiverPhoneNumber}
        onChange={(receiverPhoneNumber) => change({ receiverPhoneNumber })}
        onBlur={() => form.markTouched('receiverPhoneNumber')}
        error={form.errorOf('receiverPhoneNumber')}
        missing={delivery.receiverPhoneNumber === ''}
        enterKeyHint="done"
      />
    </>
  )
}
