/** Whether an insurer takes a vehicle, and if not, why, in a sentence for the person. Decisions, section 8 "Insurers differ". */
import { toPersianDigits } from '#contract/values/digits.ts'
import type { Insurer, Refusal } from '../sandbox/insurers.ts'
import { vehicleTypeOf } from '../sandbox/vehicle-types.ts'
import type { Application } from './risk-of-search.ts'

const usageTitle = (usageCode: string): string => vehicleTypeOf('car')?.usages.find(({ code }) => code === usageCode)?.title ?? ''

const reasonOf = (refusal: Refusal, { risk, typeCode, usageCode }: Application): string | null => {
  switch (refusal.when) {
    case 'older-than':
      return risk.age > refusal.years ? `این بیمه‌گر خودروهای بیش از ${toPersianDigits(refusal.years)} سال را بیمه نمی‌کند.` : null
    case 'type':
      return refusal.types.includes(typeCode) ? `این بیمه‌گر «${vehicleTypeOf(typeCode)?.title ?? ''}» را بیمه نمی‌کند.` : null
    case 'usage':
      return usageCode !== null && refusal.usages.includes(usageCode) ? `این بیمه‌گر خودرو با کاربری «${usageTitle(usageCode)}» را بیمه نمی‌کند.` : null
    case 'late-over':
      return risk.delay > refusal.days ? `این بیمه‌گر پس از ${toPersianDigits(refusal.days)} روز بی‌بیمه بودن بیمه‌نامه نمی‌فروشد.` : null
    case 'record-under':
      return risk.noClaim < refusal.percent ? 'این بیمه‌گر با این سابقهٔ خسارت بیمه‌نامه نمی‌فروشد.' : null
    case 'term-under':
      return risk.policyTerm < refusal.months ? `این بیمه‌گر بیمه‌نامهٔ کوتاه‌تر از ${toPersianDigits(refusal.months)} ماه نمی‌فروشد.` : null
  }
}

/** Takes an insurer and an application; gives the first reason for which it is refused, or null where it is taken. */
export const refusalOf = (insurer: Insurer, application: Application): string | null => {
  for (const refusal of insurer.refuses) {
    const reason = reasonOf(refusal, application)
    if (reason !== null) return reason
  }
  return null
}
