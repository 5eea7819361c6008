/** Who receives the paper copy: the policy holder, or somebody else by name and phone. Specification: document 2 sections 4 and 5 "Recipient". */
import { Trans, useLingui } from '@lingui/react/macro'
import { NumericField } from '#ui/field/NumericField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Segmented } from '#ui/choice/Segmented.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { type DeliveryFormProps, useDelivery } from './delivery-form.ts'

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
            بیمه‌گذار همان کسی است که بیمه‌نامه به نام او صادر می‌شود. شخص دیگر هر کسی است که شما بگویید.
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
  const name = useJourneyContext(({ holder }) => `${holder.firstName} ${holder.lastName}`)
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
