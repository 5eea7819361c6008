/**
 * The user's address book: add, edit, delete. Document 1 sections 3 to 5 "Address modal"; decisions, section
 * 7.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { Address } from '#contract/operations/addresses.ts'
import { AddressCard } from '#ui/address/AddressCard.tsx'
import { placeText, streetText } from '#ui/address/address-text.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { Text } from '#ui/text/Text.tsx'
import { QuestionSheet } from '../QuestionSheet.tsx'
import { AddressSheet } from './AddressSheet.tsx'
import { Section } from './Section.tsx'
import type { UserPageProps } from './user-page-ref.ts'
import styles from './UserPage.module.css'

const none: readonly Address[] = []

export function Addresses({ actor }: UserPageProps) {
  const { t } = useLingui()
  const addresses = useSelector(actor, ({ context }) => context.content?.addresses ?? none)
  return (
    <Section id="addresses" title={t`نشانی‌ها`}>
      {addresses.length === 0 ? (
        <Text look="small" tone="soft">
          <Trans>هنوز نشانی ندارید؛ هنگام خرید هم می‌توانید اضافه کنید.</Trans>
        </Text>
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <AddressItem key={address.uid} actor={actor} address={address} />
          ))}
        </ul>
      )}
      <Button
        kind="dashed"
        full
        icon={<Plus size={22} aria-hidden="true" />}
        onClick={() => actor.send({ type: 'address-form.opened', uid: null })}
      >
        <Trans>افزودن نشانی تازه</Trans>
      </Button>
      <AddressSheet actor={actor} />
      <DeletionQuestion actor={actor} />
    </Section>
  )
}

function AddressItem({ actor, address }: UserPageProps & { address: Address }) {
  const { t } = useLingui()
  const { uid } = address
  const place = placeText(address)
  return (
    <AddressCard
      as="li"
      address={address}
      actions={
        <Row gap={0}>
          <IconButton
            label={t`ویرایش نشانی ${place}`}
            icon={<Pencil size={20} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'address-form.opened', uid })}
          />
          <IconButton
            label={t`حذف نشانی ${place}`}
            tone="danger"
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'address-deletion.asked', uid })}
          />
        </Row>
      }
    />
  )
}

function DeletionQuestion({ actor }: UserPageProps) {
  const { t } = useLingui()
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('addressDeletion'))
  const isDeleting = useSelector(actor, (snapshot) => snapshot.matches({ addressDeletion: 'deleting' }))
  const { content, addressUid, failure } = useSelector(actor, ({ context }) => context)
  const asked = content?.addresses.find(({ uid }) => uid === addressUid)
  // Keeps its look while the sheet slides out.
  const address = useLastValue(isOpen ? (asked ?? null) : null)
  return (
    <QuestionSheet
      open={isOpen}
      title={t`این نشانی حذف شود؟`}
      keep={t`نگه داشتن`}
      confirm={t`حذف نشانی`}
      isWorking={isDeleting}
      failure={isOpen ? failure : null}
      onClose={() => actor.send({ type: 'sheet.closed' })}
      onConfirm={() => actor.send({ type: 'continue' })}
    >
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
    </QuestionSheet>
  )
}
