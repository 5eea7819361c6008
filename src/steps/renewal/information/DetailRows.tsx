/** Rows for policy holder and policy address of a renewal, each with a button to change it. Picture 43. */
import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAddresses } from '#adapters/server-lists.ts'
import { holderName, type PolicyHolder } from '#contract/operations/policy-holder.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import { placeText, streetText } from '#ui/address/address-text.ts'
import { Button } from '#ui/button/Button.tsx'
import { ChoiceError } from '#ui/choice/ChoiceError.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useHasTag, useJourneyContext, useSend } from '../../journey.ts'
import { useChosenAddress } from '../../parts/address-book/AddressBook.tsx'
import { emptyDraft } from '../../parts/address-book/AddressForm.tsx'
import styles from './information.module.css'

type DetailRowProps = {
  icon: ReactNode
  title: ReactNode
  detail: ReactNode
  /** The button at the end. */
  change: ReactNode
  /** Error of the row after a refused Continue. */
  error?: string | undefined
  isMissing?: boolean | undefined
}

function DetailRow({ icon, title, detail, change, error, isMissing }: DetailRowProps) {
  const state = error ? 'error' : isMissing ? 'missing' : 'fine'
  return (
    <div className={styles.row} data-field-state={state}>
      <Row gap={12} wrap>
        <IconTile>{icon}</IconTile>
        <Grow least="9rem">
          <Text look="small" weight="bold">
            {title}
          </Text>
          <Text as="div" look="caption" tone="soft">
            {detail}
          </Text>
          <ChoiceError sentence={error} />
        </Grow>
        {change}
      </Row>
    </div>
  )
}

export function HolderRow() {
  const { t } = useLingui()
  const send = useSend()
  const holder = useJourneyContext(({ order }) => order?.policyHolder ?? null)
  return (
    <DetailRow
      icon={<UserRound size={22} />}
      title={holder === null ? <Trans>بیمه‌گذار</Trans> : holderName(holder)}
      detail={
        holder === null ? (
          <Trans>هنوز معلوم نیست بیمه‌نامه به نام چه کسی باشد.</Trans>
        ) : (
          <Role holder={holder} />
        )
      }
      change={
        <Button
          kind="link"
          className={styles.change}
          label={holder === null ? t`تکمیل بیمه‌گذار` : t`ویرایش بیمه‌گذار`}
          onClick={() => send({ type: 'holder-edit.opened' })}
        >
          {holder === null ? <Trans>تکمیل</Trans> : <Trans>ویرایش</Trans>}
        </Button>
      }
    />
  )
}

function Role({ holder }: { holder: PolicyHolder }) {
  const phone = <Digits>{holder.cellNumber}</Digits>
  if (holder.type === 'another_person') return <Trans>بیمه‌گذار، {phone}</Trans>
  return holder.insuredType === COMPANY ? (
    <Trans>شرکت، بیمه‌گذار و مالک، {phone}</Trans>
  ) : (
    <Trans>بیمه‌گذار و مالک، {phone}</Trans>
  )
}

export function AddressRow({ isMissing }: { isMissing: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const showingErrors = useHasTag('showingErrors')
  const address = useChosenAddress('policy')
  const [place, street] = address ? [placeText(address), streetText(address)] : []
  const isEmpty = useAddresses().length === 0
  const open = () =>
    send(
      isEmpty
        ? { type: 'address-form.opened', uid: null, draft: emptyDraft }
        : { type: 'address-book.opened' },
    )
  return (
    <DetailRow
      icon={<MapPin size={22} />}
      title={<Trans>نشانی بیمه‌نامه</Trans>}
      detail={
        address ? (
          <Trans>
            {place}، {street}
          </Trans>
        ) : (
          <Trans>نشانی‌ای که روی بیمه‌نامه نوشته می‌شود.</Trans>
        )
      }
      isMissing={isMissing}
      error={isMissing && showingErrors ? t`برای بیمه‌نامه یک نشانی لازم است.` : undefined}
      change={
        <Button
          kind="link"
          className={styles.change}
          label={address ? t`تغییر نشانی بیمه‌نامه` : t`افزودن نشانی بیمه‌نامه`}
          onClick={open}
        >
          {address ? <Trans>تغییر</Trans> : <Trans>افزودن</Trans>}
        </Button>
      }
    />
  )
}
