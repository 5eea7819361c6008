/**
 * What the registry says about a vehicle whose data is incomplete, has changed hands, or was never insured.
 */
import type { LiabilityType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'

const vehicles: Readonly<Record<Locale, Readonly<Record<LiabilityType, string>>>> = {
  fa: { thirdparty: 'خودرو', motorcycle: 'موتورسیکلت' },
  en: { thirdparty: 'vehicle', motorcycle: 'motorcycle' },
}

export type Gap = 'incomplete' | 'ownership_change' | 'new'

const messages: Readonly<Record<Locale, Readonly<Record<Gap, (vehicle: string) => string>>>> = {
  fa: {
    incomplete: (vehicle) => `بخشی از اطلاعات این ${vehicle} در سامانه نبود؛ جاهای خالی را خودتان کامل کنید.`,
    ownership_change: (vehicle) => `مالک این ${vehicle} عوض شده است؛ سابقهٔ بیمه را خودتان کامل کنید.`,
    new: (vehicle) => `این ${vehicle} هنوز بیمه‌نامه‌ای ندارد؛ تاریخ تحویل آن را وارد کنید.`,
  },
  en: {
    incomplete: (vehicle) =>
      `Some details of this ${vehicle} were not in the registry; fill in the gaps yourself.`,
    ownership_change: (vehicle) =>
      `This ${vehicle} has changed hands; fill in its insurance history yourself.`,
    new: (vehicle) => `This ${vehicle} has no policy yet; enter the day it was delivered.`,
  },
}

export const messageOfGap = (gap: Gap, product: LiabilityType, locale: Locale): string =>
  messages[locale][gap](vehicles[locale][product])
