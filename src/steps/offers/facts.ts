/** The answers so far in words, as the edit sheet and the summary at the side show them. Specification: document 2 sections 2.7 and 3. */
import { useLingui } from '@lingui/react/macro'
import type { JourneyContext, StatusAnswers } from '#machines/journey/context.ts'
import { dateText } from '#ui/format/dates.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import { toPersianDigits } from '#contract/values/digits.ts'
import type { Fact } from '#ui/price/InvoiceRows.tsx'
import { useMemory } from '../journey.ts'

type Choices = readonly { code: string; title: string }[]

const titleIn = (choices: Choices | undefined, code: string | null): string | null => choices?.find((choice) => choice.code === code)?.title ?? null

/** Takes the memory; gives the vehicle in one short name, «پژو ۲۰۷», or its type where it has no model. */
export const vehicleName = ({ vehicle, configuration }: JourneyContext): string => {
  const brand = configuration?.cars.find(({ code }) => code === vehicle.carBrand)
  const model = titleIn(brand?.models, vehicle.carModel)
  if (brand && model !== null) return model.startsWith(brand.title) ? model : `${brand.title} ${model}`
  return titleIn(configuration?.carTypes, vehicle.carType) ?? ''
}

/** Takes the memory; gives the previous insurer’s name, or null where there was none. */
export const previousInsurer = ({ history, configuration }: JourneyContext): string | null => titleIn(configuration?.companies, history.company)

/** Type, usage, model or size, year. */
export const useVehicleFacts = (): readonly Fact[] => {
  const { t } = useLingui()
  const vehicle = useMemory((memory) => memory.vehicle)
  const type = useMemory(({ configuration }) => configuration?.carTypes.find(({ code }) => code === vehicle.carType))
  const name = useMemory(vehicleName)
  const isCar = type?.picks === 'model'
  const size = titleIn(type?.details, vehicle.carDetailCode)
  return [
    { label: t`نوع خودرو`, value: type?.title },
    { label: t`کاربری`, value: isCar ? titleIn(type.usages, vehicle.carUsage) : null },
    { label: t`مدل`, value: isCar ? name : null },
    { label: type?.picks === 'seats' ? t`ظرفیت` : t`تناژ`, value: size },
    { label: t`سال ساخت`, value: vehicle.carProductionYear && toPersianDigits(vehicle.carProductionYear) },
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
