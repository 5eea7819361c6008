/** Every answer that the prices rest on, in words, and its name for the chart that changes it. Document 2 section 2.7 "edit information". */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EditedAnswer, StatusAnswers } from '#machines/journey/answers.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { Digits } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { isolated } from '#ui/format/language.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { useJourneyContext } from '../journey.ts'
import { vehicleLabels } from '../parts/vehicle/vehicle-labels.ts'
import { previousInsurerName, vehicleName } from './facts.ts'

/** `note` is one quieter line. */
export type PricingAnswer = { answer: EditedAnswer; label: string; value: ReactNode; note?: ReactNode }

const useStatusText = ({ insured, plateHistory }: StatusAnswers): string => {
  const { t } = useLingui()
  if (insured === 'new') return t`خودروی نو، بدون بیمه`
  if (insured === 'without') return t`بدون بیمهٔ قبلی`
  return plateHistory === 'ownership_change' ? t`پلاک تغییر مالکیت داده` : t`بیمهٔ قبلی به نام خودم`
}

const useVehicle = (): Omit<PricingAnswer, 'answer' | 'label'> => {
  const { t } = useLingui()
  const vehicle = useJourneyContext((memory) => memory.vehicle)
  const configuration = useJourneyContext((memory) => memory.configuration)
  const name = useJourneyContext(vehicleName)
  const fromRegistry = useJourneyContext(({ lookup }) => lookup !== null && !lookup.isDefective)
  const { carUsage, carDetailCode, carProductionYear } = vehicleLabels(vehicle, configuration)
  const value = [
    name,
    ...[carDetailCode, carUsage].filter((part) => part !== null).map(isolated),
    carProductionYear,
  ]
    .filter(Boolean)
    .join(t`، `)
  return { value, note: fromRegistry && <Trans>از سامانهٔ سنهاب آمده است</Trans> }
}

const useOwner = (): Omit<PricingAnswer, 'answer' | 'label'> => {
  const { t } = useLingui()
  const plate = useJourneyContext((memory) => (memory.lookup === null ? null : memory.plate))
  const code = useJourneyContext(({ ownerNationalCode }) => ownerNationalCode)
  const byLink = useJourneyContext((memory) => memory.byLink)
  if (plate === null)
    return {
      value: t`وارد نشده`,
      note: byLink ? (
        <Trans>مشخصات خودرو از پیوندی است که باز کردید</Trans>
      ) : (
        <Trans>مشخصات خودرو را خودتان گفته‌اید</Trans>
      ),
    }
  const note = code !== '' && (
    <Trans>
      کد ملی مالک: <Digits>{code}</Digits>
    </Trans>
  )
  return { value: <PlateView plate={plate} size="xs" />, note }
}

const claimsOf = ({ financialDamages, lifeDamages, driverDamages }: JourneyContext['history']) =>
  [financialDamages, lifeDamages, driverDamages].map((count) => numberText(count ?? 0))

/** The answers in the order in which they were asked; what was not asked is left out. */
export const usePricingAnswers = (): readonly PricingAnswer[] => {
  const { t } = useLingui()
  const status = useJourneyContext((memory) => memory.status)
  const history = useJourneyContext((memory) => memory.history)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const insurer = useJourneyContext(previousInsurerName)
  const [owner, vehicle, statusText] = [useOwner(), useVehicle(), useStatusText(status)]

  const had = status.insured === 'yes'
  const changedHands = had && status.plateHistory === 'ownership_change'
  const bringsDiscount = history.changeOwnershipStatus !== 'no_another_thirdparty_discount'
  const day = (date: string | null) => (date === null ? '' : dateText(date, { today }))
  const [delivered, start, end] = [
    day(status.deliveryDate),
    day(history.startDate),
    day(history.expirationDate),
  ]
  const [noClaim, driver] = [
    percentText(history.discountPercent ?? 0),
    percentText(history.driverDiscountPercent ?? 0),
  ]
  const [property, life, ofDriver] = claimsOf(history)

  const answers: (PricingAnswer | false)[] = [
    { answer: 'owner', label: t`پلاک و مالک`, ...owner },
    { answer: 'vehicle', label: t`مشخصات خودرو`, ...vehicle },
    {
      answer: 'status',
      label: t`وضعیت بیمه`,
      value: statusText,
      note: status.insured === 'new' && delivered !== '' && t`تحویل: ${delivered}`,
    },
    had && {
      answer: 'policy',
      label: t`بیمه‌نامهٔ قبلی`,
      value: insurer ?? t`نامعلوم`,
      note: start !== '' && end !== '' && t`از ${start} تا ${end}`,
    },
    changedHands && {
      answer: 'ownership',
      label: t`تخفیف از بیمه‌نامهٔ دیگر`,
      value: bringsDiscount ? t`دارید` : t`ندارید`,
    },
    had &&
      (!changedHands || bringsDiscount) && {
        answer: 'discounts',
        label: t`تخفیف‌های قبلی`,
        value: t`عدم خسارت ${noClaim}، راننده ${driver}`,
      },
    had &&
      !changedHands && {
        answer: 'claims',
        label: t`خسارت‌های قبلی`,
        value:
          history.receivedCompensation === true
            ? t`مالی ${property}، جانی ${life}، راننده ${ofDriver}`
            : t`نداشته‌اید`,
      },
  ]
  return answers.filter((answer) => answer !== false)
}
