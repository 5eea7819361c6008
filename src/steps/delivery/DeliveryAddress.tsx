/** Where the paper copy goes: the policy's own address unless another is chosen. Design language, picture 09. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useAddresses } from '#adapters/server-lists.ts'
import { Button } from '#ui/button/Button.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { AddressCard } from '../parts/address-book/AddressBook.tsx'
import { emptyDraft } from '../parts/address-book/AddressForm.tsx'
import type { DeliveryFormProps } from './delivery-form.ts'
import { ChoiceError } from './ChoiceError.tsx'

export function DeliveryAddress({ form }: DeliveryFormProps) {
  const { t } = useLingui()
  const send = useSend()
  const chosen = useJourneyContext(({ delivery, addressUid }) => delivery.addressUid ?? addressUid)
  const address = useAddresses().find(({ uid, enable }) => enable && uid === chosen)
  return (
    <section>
      <Row justify="between">
        <Text as="h2" look="title">
          <Trans>نشانی تحویل</Trans>
        </Text>
        <Button kind="link" onClick={() => send({ type: 'address-book.opened' })}>
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
