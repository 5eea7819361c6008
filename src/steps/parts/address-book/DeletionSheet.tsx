/** Asks before an address is deleted; which one stands in the question. Specification: document 1 section 4 "Address modal". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useAddresses } from '#adapters/server-lists.ts'
import { Button } from '#ui/button/Button.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend, useHasTag } from '../../journey.ts'
import { placeText, streetText } from './address-text.ts'

export function DeleteAddressSheet({ open }: { open: boolean }) {
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
