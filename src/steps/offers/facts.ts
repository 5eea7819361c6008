/** The answers so far in words, as the edit sheet and the summary at the side show them. Specification: document 2 sections 2.7 and 3. */
import { useLingui } from '@lingui/react/macro'
import type { JourneyContext, StatusAnswers } from '#machines/journey/context.ts'
import { dateText } from '#ui/format/dates.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import type { Fact } from '#ui/price/InvoiceRows.tsx'
import { useMemory } from '../journey.ts'
import { picksOf, titleOf, vehicleWords } from '../parts/vehicle-facts.ts'

/** Takes the memory; gives the vehicle in one short name, «پژو ۲۰۷», or its type where it has no model. */
export const vehicleName = ({ vehicle, configuration }: JourneyContext): string => {
  const { carType, carBrand, carModel } = vehicleWords(vehicle, configuration)
  if (carBrand === null || carModel === null) return carType ?? ''
  return carModel.startsWith(carBrand) ? carModel : `${carBrand} ${carModel}`
}

/** Takes the memory; gives the previous insurer’s name, or null where there was none. */
export const previousInsurer = ({ history, configuration }: JourneyContext): string | null => titleOf(configuration?.companies, history.company)

/** Type, usage, model or size, year; what does not belong to the type is left out. */
export const useVehicleFacts = (): readonly Fact[] => {
  const { t } = useLingui()
  const vehicle = useMemory((memory) => memory.vehicle)
  const configuration = useMemory((memory) => memory.configuration)
  const name = useMemory(vehicleName)
  const words = vehicleWords(vehicle, configuration)
  const picks = picksOf(vehicle.carType, configuration)
  return [
    { label: t`نوع خودرو`, value: words.carType },
    { label: t`کاربری`, value: picks === 'model' ? words.carUsage : null },
    { label: t`مدل`, value: picks === 'model' ? name : null },
    { label: picks === 'seats' ? t`ظرفیت` : t`تناژ`, value: words.carDetailCode },
    { label: t`سال ساخت`, value: words.carProductionYear },
  ]
}

const useStatusText = (status: StatusAnswers): string => {
  const { t } = useLingui()
  if (status.insured === 'new') return t`خودروی نو، بدون بیمه`
  if (status.insured === 'without') return t`بدون بیمهٔ قبلی`
  return status.plateHistory === 'ownership_change' ? t`پلاک تغییر مالکیت داده` : t`بیمهٔ قبلی به نام خودم`
}

/** Status, previous policy, discounts, claims; what does not belong to the status is left out. */
export const useHistoryFacts = (): readonly Fact[] => {
  const { t } = useLingui()
  const status = useMemory((memory) => memory.status)
  const history = useMemory((memory) => memory.history)
  const today = useMemory(({ configuration }) => configuration?.today)
  const had = status.insured === 'yes'
  const day = (date: string | null) => date && dateText(date, { today })
  const percent = (value: number | null) => (had && value !== null ? percentText(value) : null)
  const claims = (history.financialDamages ?? 0) + (history.lifeDamages ?? 0) + (history.driverDamages ?? 0)
  const count = numberText(claims)
  return [
    { label: t`وضعیت بیمه`, value: useStatusText(status) },
    { label: t`تاریخ تحویل خودرو`, value: day(status.deliveryDate) },
    { label: t`بیمه‌گر قبلی`, value: useMemory(previousInsurer) },
    { label: t`پایان بیمهٔ قبلی`, value: day(history.expirationDate) },
    { label: t`تخفیف عدم خسارت`, value: percent(history.discountPercent) },
    { label: t`تخفیف راننده`, value: percent(history.driverDiscountPercent) },
    { label: t`خسارت گرفته‌شده`, value: history.receivedCompensation === null ? null : history.receivedCompensation ? t`${count} بار` : t`ندارید` },
  ]
}
