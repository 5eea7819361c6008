/**
 * Content of the sheet «قیمت‌ها بر پایهٔ این اطلاعات است»: the answers that the prices depend on, each with a
 * button that edits it. Loaded when it is opened. Specification: document 2 section 2.7 "edit information".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EditedAnswer, HistoryAnswers, StatusAnswers } from '#machines/journey/answers.ts'
import { pricingAnswers } from '#machines/journey/pricing-answers.ts'
import { plateOf } from '#machines/journey/quote.ts'
import { Button } from '#ui/button/Button.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { isolated } from '#ui/format/language.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { useLiabilityQuote } from '../../liability.ts'
import { vehicleLabels } from '../../parts/vehicle/vehicle-labels.ts'
import { useProductWords } from '../../product.ts'
import styles from './PricingAnswers.module.css'
import { previousInsurerName } from '../facts/offer-texts.ts'
import { vehicleName } from '../../parts/vehicle/vehicle-name.ts'

/** `note` is a quieter line below the value. */
export type PricingAnswer = { answer: EditedAnswer; label: string; value: ReactNode; note?: ReactNode }

const useStatusText = ({ insured, plateHistory }: StatusAnswers): string => {
  const { t } = useLingui()
  const { vehicleOf } = useProductWords()
  if (insured === 'new') return t`${vehicleOf} نو، بدون بیمه`
  if (insured === 'without') return t`بدون بیمهٔ قبلی`
  return plateHistory === 'ownership_change' ? t`پلاک تغییر مالکیت داده` : t`بیمهٔ قبلی به نام خودم`
}

const useVehicle = (): Omit<PricingAnswer, 'answer' | 'label'> => {
  const { t } = useLingui()
  const vehicle = useJourneyContext((context) => context.quote.vehicle)
  const configuration = useJourneyContext((context) => context.configuration)
  const name = useJourneyContext(vehicleName)
  const fromRegistry = useJourneyContext(({ quote: { lookup } }) => lookup !== null && !lookup.isDefective)
  const { carUsage, carProductionYear } = vehicleLabels(vehicle, configuration)
  const value = [name, carUsage === null ? null : isolated(carUsage), carProductionYear]
    .filter(Boolean)
    .join(t`، `)
  return { value, note: fromRegistry && <Trans>از سامانهٔ سنهاب آمده است</Trans> }
}

/** Plate and owner, or that the user entered the vehicle. */
export const useOwner = (): Omit<PricingAnswer, 'answer' | 'label'> => {
  const { t } = useLingui()
  const quote = useJourneyContext((context) => context.quote)
  const plate = quote.lookup === null ? null : plateOf(quote)
  const code = useJourneyContext(({ quote: { ownerNationalCode } }) => ownerNationalCode)
  const { vehicle } = useProductWords()
  const byLink = useJourneyContext((context) => context.byLink)
  if (plate === null)
    return {
      value: t`واردنشده`,
      note: byLink ? (
        <Trans>مشخصات {vehicle} از پیوندی است که باز کردید</Trans>
      ) : (
        <Trans>مشخصات {vehicle} را خودتان گفته‌اید</Trans>
      ),
    }
  const note = code !== '' && (
    <Trans>
      کد ملی مالک: <Digits>{code}</Digits>
    </Trans>
  )
  return { value: <PlateView plate={plate} size="xs" />, note }
}

const claimCounts = ({ propertyDamageCount, lifeDamageCount, driverDamageCount }: HistoryAnswers) =>
  [propertyDamageCount, lifeDamageCount, driverDamageCount].map((count) => numberText(count ?? 0))

type Labelled = Omit<PricingAnswer, 'answer'>

const usePricingAnswers = (): readonly PricingAnswer[] => {
  const { t } = useLingui()
  const quote = useJourneyContext((context) => context.quote)
  const { status, history } = useLiabilityQuote((answers) => answers)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const insurer = useJourneyContext(previousInsurerName)
  const { vehicleFirst } = useProductWords()
  const [owner, vehicle, statusText] = [useOwner(), useVehicle(), useStatusText(status)]

  const bringsDiscount = history.changeOwnershipStatus !== 'no_another_thirdparty_discount'
  // Both dates of a pair name their year.
  const inWhole = (date: string | null) => (date === null ? '' : dateText(date))
  const [delivered, start, end] = [
    status.deliveryDate === null ? '' : dateText(status.deliveryDate, { today }),
    inWhole(history.lastPolicyStartDate),
    inWhole(history.lastPolicyExpDate),
  ]
  const [noClaim, driver] = [
    percentText(history.noDamageFactor ?? 0),
    percentText(history.driverNoDamageFactor ?? 0),
  ]
  const [property, life, ofDriver] = claimCounts(history)

  const labelled: Partial<Record<EditedAnswer, Labelled>> = {
    owner: { label: t`پلاک و مالک`, ...owner },
    vehicle: { label: t`مشخصات ${vehicleFirst}`, ...vehicle },
    status: {
      label: t`وضعیت بیمه`,
      value: statusText,
      note: status.insured === 'new' && delivered !== '' && t`تحویل: ${delivered}`,
    },
    policy: {
      label: t`بیمه‌نامهٔ قبلی`,
      value: insurer ?? t`نامعلوم`,
      note: start !== '' && end !== '' && t`از ${start} تا ${end}`,
    },
    ownership: { label: t`تخفیف از بیمه‌نامهٔ دیگر`, value: bringsDiscount ? t`دارید` : t`ندارید` },
    discounts: { label: t`تخفیف‌های قبلی`, value: t`عدم خسارت ${noClaim}، راننده ${driver}` },
    claims: {
      label: t`خسارت‌های قبلی`,
      value:
        history.receivedCompensation === true
          ? t`مالی ${property}، جانی ${life}، راننده ${ofDriver}`
          : t`نداشته‌اید`,
    },
  }
  return pricingAnswers({ quote }).flatMap((answer) => {
    const line = labelled[answer]
    return line ? [{ answer, ...line }] : []
  })
}

/** The sheet of a liability insurance. */
export const EditSheet = () => <EditSheetOf answers={usePricingAnswers()} />

type EditSheetProps = {
  answers: readonly PricingAnswer[]
  /** A sentence below the answers. */
  foot?: ReactNode
}

export function EditSheetOf({ answers, foot }: EditSheetProps) {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'editing' } })
  const detail = t`با تغییر هر کدام، قیمت‌ها دوباره حساب می‌شود.`
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`قیمت‌ها بر پایهٔ این اطلاعات است`}
      detail={detail}
    >
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <Line key={answer.answer} {...answer} />
        ))}
      </ul>
      {foot && (
        <Text look="caption" tone="soft">
          {foot}
        </Text>
      )}
    </BottomSheet>
  )
}

function Line({ answer, label, value, note }: PricingAnswer) {
  const { t } = useLingui()
  const send = useSend()
  return (
    <li className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.change}>
        <Button
          kind="link"
          icon={<Pencil size={18} aria-hidden="true" />}
          label={t`ویرایش ${label}`}
          onClick={() => send({ type: 'answer-change.chosen', answer })}
        >
          <Trans>ویرایش</Trans>
        </Button>
      </span>
    </li>
  )
}
