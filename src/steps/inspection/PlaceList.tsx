/**
 * The addresses where a visit is possible, with their earliest slots, then the others with the reason. On
 * wide screens the list stays beside the slots, and a press in it returns from the slots to the choice of the
 * place. Picture 36.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarCheck, Pencil, Plus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAddresses } from '#adapters/server-lists.ts'
import type { Address } from '#contract/operations/addresses.ts'
import { placeText, streetText } from '#ui/address/address-text.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import { Illustration } from '#ui/illustration/Illustration.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useHasTag, useJourneyContext, useMatches, useSend } from '../journey.ts'
import { draftOf, emptyDraft } from '../parts/address-book/AddressForm.tsx'
import { Question } from '../parts/Question.tsx'
import { InspectionCities } from './InspectionCities.tsx'

/** Sends an event of the place. While the slots are shown, reopens the choice of the place first. */
const useSendOfPlace = (): ReturnType<typeof useSend> => {
  const send = useSend()
  const isAtSlots = useMatches({ inspection: 'choosingTime' })
  return (event) => {
    if (isAtSlots) send({ type: 'inspection-place.reopened' })
    send(event)
  }
}

export function PlaceList() {
  const { t } = useLingui()
  const send = useSendOfPlace()
  const addresses = useAddresses()
  const picked = useJourneyContext(({ inspection }) => inspection.placeUid)
  const showingErrors = useHasTag('showingErrors')
  const insurer = useInsurer()
  const possible = addresses.filter(({ enable }) => enable)
  const impossible = addresses.filter(({ enable }) => !enable)
  const add = (
    <Button
      kind="link"
      icon={<Plus size={18} aria-hidden="true" />}
      onClick={() => send({ type: 'address-form.opened', uid: null, draft: emptyDraft })}
    >
      <Trans>نشانی تازه</Trans>
    </Button>
  )
  return (
    <>
      <Question detail={<Trans>کارشناس {insurer} به همین نشانی می‌آید؛ رایگان است.</Trans>}>
        <Trans>خودرو را کجا ببینیم؟</Trans>
      </Question>
      <Row justify="between" wrap>
        <Text as="h3" look="caption" tone="soft" weight="bold">
          <Trans>بازدید می‌شود</Trans>
        </Text>
        {add}
      </Row>
      {showingErrors && possible.length > 0 && picked === null && (
        <Note kind="err" live="alert">
          <Trans>یکی از نشانی‌ها را انتخاب کنید.</Trans>
        </Note>
      )}
      {possible.length === 0 && (
        <EmptyState title={t`در نشانی‌های شما بازدید نمی‌شود`} picture={<Illustration name="no-addresses" />}>
          <Trans>نشانی دیگری اضافه کنید که کارشناس بتواند خودرو را آنجا ببیند.</Trans>
        </EmptyState>
      )}
      <OptionGroup
        label={t`جای بازدید`}
        value={picked}
        missing={picked === null}
        onChange={(uid) => send({ type: 'inspection-place.picked', uid })}
      >
        {possible.map((address) => (
          <Place key={address.uid} address={address} reason={<Earliest address={address} />} />
        ))}
        {impossible.length > 0 && (
          <Text as="h3" look="caption" tone="soft" weight="bold">
            <Trans>اینجا نمی‌شود</Trans>
          </Text>
        )}
        {impossible.map((address) => (
          <Place
            key={address.uid}
            address={address}
            reason={<WhyNot address={address} insurer={insurer} />}
          />
        ))}
      </OptionGroup>
      <InspectionCities insurer={insurer} />
    </>
  )
}

const useInsurer = (): string => {
  const order = useJourneyContext((context) => context.order)
  return order === null ? '' : insurerName(order)
}

function Place({ address, reason }: { address: Address; reason: ReactNode }) {
  const { t } = useLingui()
  const send = useSendOfPlace()
  const place = placeText(address)
  return (
    <OptionRow
      value={address.uid}
      title={place}
      detail={streetText(address)}
      disabled={!address.enable}
      reason={reason}
      actions={
        <IconButton
          label={t`ویرایش نشانی ${place}`}
          icon={<Pencil size={20} aria-hidden="true" />}
          onClick={() => send({ type: 'address-form.opened', uid: address.uid, draft: draftOf(address) })}
        />
      }
    />
  )
}

function Earliest({ address }: { address: Address }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const earliest = address.inspection?.earliest
  if (!earliest) return null
  const day = dateText(earliest.date, { today, weekday: true })
  const [from, to] = [hourText(earliest.startTime), hourText(earliest.endTime)]
  return (
    <Text as="div" look="micro" tone="ok" weight="semi">
      <Row gap={6}>
        <CalendarCheck size={16} aria-hidden="true" />
        <span>
          <Trans>
            زودترین نوبت: {day}، {from} تا {to}
          </Trans>
        </span>
      </Row>
    </Text>
  )
}

function WhyNot({ address, insurer }: { address: Address; insurer: string }) {
  const { cityFa, inspection } = address
  const nearest = inspection?.nearestCityFa
  return (
    <Text as="div" look="micro" tone="warn" weight="semi">
      <Row gap={6}>
        <TriangleAlert size={16} aria-hidden="true" />
        <span>
          {inspection?.reason === 'full' ? (
            <Trans>نوبت‌های ۸ روز آینده پر شده است.</Trans>
          ) : nearest ? (
            <Trans>
              {insurer} در {cityFa} کارشناس ندارد؛ نزدیک‌ترین شهر {nearest} است.
            </Trans>
          ) : (
            <Trans>
              {insurer} در {cityFa} کارشناس ندارد.
            </Trans>
          )}
        </span>
      </Row>
    </Text>
  )
}
