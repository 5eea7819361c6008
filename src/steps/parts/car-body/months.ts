/** Production months in the car's calendar: Gregorian for imported cars, Jalali for the others. */
import type { VehicleAnswers } from '#machines/journey/answers.ts'
import { monthText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { inLanguage } from '#ui/format/language.ts'

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const gregorianMonth = (month: number): string =>
  new Intl.DateTimeFormat(`${inLanguage('fa-IR', 'en-GB')}-u-ca-gregory`, {
    timeZone: 'UTC',
    month: 'long',
  }).format(Date.UTC(2024, month - 1, 15))

/** «مهر»، for an imported car «اکتبر». */
export const carMonthText = (month: number, isImported: boolean): string =>
  isImported ? gregorianMonth(month) : monthText(month)

type Produced = Pick<VehicleAnswers, 'carImported' | 'carProductionYear' | 'carProductionMonth'>

/** «۱۳۹۹», or with its month «مهر ۱۴۰۴»; null while the year is unknown. */
export const producedText = ({
  carImported,
  carProductionYear,
  carProductionMonth,
}: Produced): string | null => {
  if (carProductionYear === null) return null
  const year = digitsText(carProductionYear)
  return carProductionMonth === null
    ? year
    : `${carMonthText(Number(carProductionMonth), carImported === true)} ${year}`
}
