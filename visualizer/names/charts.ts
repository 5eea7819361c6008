/** Names of the charts. */
import type { LocalisedText } from '../language.ts'
import { appCharts } from './app-charts.ts'
import { areaCharts } from './area-charts.ts'

export const chartNames: Readonly<Record<string, LocalisedText>> = {
  ...appCharts,
  ...areaCharts,
  'third-party': { fa: 'شخص ثالث، خرید', en: 'Third-party, purchase' },
  motorcycle: { fa: 'موتورسیکلت، خرید', en: 'Motorcycle, purchase' },
  'car-body': { fa: 'بدنه، خرید', en: 'Car-body, purchase' },
  renewal: { fa: 'تمدید بیمه‌نامه', en: 'Renewal of a policy' },
  'payment-result': { fa: 'نتیجهٔ پرداخت', en: 'Payment result' },
  'upload-box': { fa: 'جعبهٔ بارگذاری', en: 'Upload box' },
}
