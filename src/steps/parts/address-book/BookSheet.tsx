/** The stored addresses as radio rows; one that cannot be used is shown with the reason. Design language, picture 07. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useAddresses } from '#adapters/server-lists.ts'
import type { Address } from '#contract/operations/addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../../journey.ts'
import { FailureNote } from '../FailureNote.tsx'
import { draftOf, emptyDraft, placeText, streetText } from './address-text.ts'

export function BookSheet({ open, chosen }: { open: boolean; chosen: string | null }) {
  const { t } = useLingui()
  const send = useSend()
  const addresses = useAddresses()
  const failure = useJourneyContext((memory) => memory.failure)
  const isUsable = addresses.some(({ uid, enable }) => enable && uid === chosen)
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
        value={chosen}
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

export const PostalCodeText = ({ code }: { code: string }) => (
  <Trans>
    کد پستی <Digits>{code}</Digits>
  </Trans>
)

const Unusable = () => (
  <Text as="div" look="micro" tone="warn">
    <Row gap={6}>
      <TriangleAlert size={16} aria-hidden="true" />
      <Trans>برای این سفارش قابل انتخاب نیست</Trans>
    </Row>
  </Text>
)
