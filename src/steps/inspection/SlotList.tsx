/** The days and slots of the chosen place. Past and full slots are labelled. Picture 36b. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass, MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAddresses, useInspectionTimes } from '#adapters/server-lists.ts'
import type { InspectionDay } from '#contract/operations/inspection.ts'
import { placeText, streetText } from '#ui/address/address-text.ts'
import { Button } from '#ui/button/Button.tsx'
import { DayStrip } from '#ui/choice/DayStrip.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import { momentText } from '#ui/format/moments.ts'
import { numberText } from '#ui/format/numbers.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useHasTag, useJourneyContext, useSend } from '../journey.ts'
import styles from './SlotList.module.css'

type Slot = InspectionDay['times'][number]

/** The day that has this slot. */
const dayOf = (days: readonly InspectionDay[], code: string | null) =>
  days.find(({ times }) => times.some((time) => time.code === code))

const useDays = (): readonly InspectionDay[] =>
  useInspectionTimes(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))

type SlotListProps = {
  /** On phones the chosen place is above the slots; on wide screens the places are beside them. */
  withPlace: boolean
  /** Whether the chosen slot is gone. Then the first free one gets the focus. */
  takesFocus: boolean
}

export function SlotList({ withPlace, takesFocus }: SlotListProps) {
  const { t } = useLingui()
  const send = useSend()
  const days = useDays()
  const picked = useJourneyContext(({ inspection }) => inspection.timeCode)
  const free = useJourneyContext(({ freeVisits }) => freeVisits)
  const showingErrors = useHasTag('showingErrors')
  const slots = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) slots.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [takesFocus])
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const [shownDate, setShownDate] = useState<string | null>(null)
  const day =
    days.find(({ date }) => date === shownDate) ??
    dayOf(days, picked) ??
    days.find(({ available }) => available)
  return (
    <>
      {withPlace && <ChosenPlace />}
      <Stack gap={8}>
        <Text as="h2" look="title">
          <Trans>روز بازدید</Trans>
        </Text>
        <DayStrip
          label={t`روز بازدید`}
          days={days.map(({ date, available }) => ({ value: date, date, available }))}
          value={day?.date ?? null}
          today={today}
          onChange={setShownDate}
        />
      </Stack>
      <Stack gap={8}>
        <Text as="h2" look="title">
          <Trans>ساعت بازدید</Trans>
        </Text>
        {showingErrors && (
          <Note kind="err" live="alert">
            <Trans>یکی از ساعت‌ها را انتخاب کنید.</Trans>
          </Note>
        )}
        <div ref={slots}>
          <OptionGroup
            label={t`ساعت بازدید`}
            className={styles.slots}
            value={picked}
            missing={picked === null}
            onChange={(code) => send({ type: 'inspection-time.picked', code })}
          >
            {(day?.times ?? []).map((slot) => (
              <SlotRow
                key={slot.code}
                slot={slot}
                isPicked={slot.code === picked}
                isFree={free.includes(slot.code)}
              />
            ))}
          </OptionGroup>
        </div>
      </Stack>
      <HeldNote />
    </>
  )
}

/** The slot that this order has reserved counts as free. */
function SlotRow({ slot, isPicked, isFree }: { slot: Slot; isPicked: boolean; isFree: boolean }) {
  const { t } = useLingui()
  const [from, to, left] = [hourText(slot.startTime), hourText(slot.endTime), numberText(slot.left)]
  const why = slot.reason === 'past' ? t`گذشته است` : t`پر شد`
  return (
    <OptionRow
      value={slot.code}
      title={t`${from} تا ${to}`}
      detail={isPicked ? t`انتخاب شما` : isFree ? t`${left} جا مانده` : why}
      disabled={!isFree}
      compact
    />
  )
}

function ChosenPlace() {
  const { t } = useLingui()
  const send = useSend()
  const uid = useJourneyContext(({ savedInspection }) => savedInspection.placeUid)
  const address = useAddresses().find((each) => each.uid === uid)
  return (
    address && (
      <Card pad="tight">
        <Row gap={12} wrap>
          <IconTile>
            <MapPin size={22} aria-hidden="true" />
          </IconTile>
          <Grow least="8rem">
            <Text as="div" look="small" weight="bold">
              {placeText(address)}
            </Text>
            <Text as="div" look="micro" tone="soft">
              {streetText(address)}
            </Text>
          </Grow>
          <Button
            kind="link"
            className={styles.change}
            label={t`تغییر جای بازدید`}
            onClick={() => send({ type: 'inspection-place.reopened' })}
          >
            <Trans>تغییر</Trans>
          </Button>
        </Row>
      </Card>
    )
  )
}

/** The time until which the slot is reserved; afterwards a request to choose another one. */
function HeldNote() {
  const until = useJourneyContext(({ savedInspection }) => savedInspection.heldUntil)
  const isPicked = useJourneyContext(({ inspection }) => inspection.timeCode !== null)
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  if (until === null)
    return isPicked ? null : (
      <Note kind="warn" live="status">
        <Trans>هنوز نوبتی ندارید؛ یکی از ساعت‌ها را انتخاب کنید.</Trans>
      </Note>
    )
  const time = momentText(until, today)
  return (
    <Note live="status" icon={<Hourglass size={20} aria-hidden="true" />}>
      <Trans>این نوبت ۳۰ دقیقه برای شما نگه داشته می‌شود؛ تا {time} پرداخت کنید.</Trans>
    </Note>
  )
}

/** The chosen slot in the bar: «شنبه ۲۴ آبان، ۱۶ تا ۱۸». */
export function ChosenSlot() {
  const { t } = useLingui()
  const days = useDays()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const picked = useJourneyContext(({ inspection }) => inspection.timeCode)
  const day = dayOf(days, picked)
  const slot = day?.times.find(({ code }) => code === picked)
  if (day === undefined || slot === undefined) return null
  const date = dateText(day.date, { today, weekday: true })
  const [from, to] = [hourText(slot.startTime), hourText(slot.endTime)]
  return (
    <BumperSummary label={t`بازدید`}>
      <span className={styles.slot}>{t`${date}، ${from} تا ${to}`}</span>
    </BumperSummary>
  )
}
