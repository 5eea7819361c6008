/** The page of a payment's end, by the state of its small chart. */
import type { Shown } from './table.ts'

const heading = 'نتیجهٔ پرداخت'
const open = { heading, primary: 'پرسیدن دوباره', says: ['پرداخت هنوز تمام نشده است'] } as const

export const paymentResultShown: Readonly<Record<string, Shown>> = {
  asking: { heading, primary: null, why: 'The gateway is being asked.', or: [open] },
  paid: { heading: 'رسید پرداخت', primary: /^(صفحهٔ اصلی|کامل کردن اطلاعات|فرستادن (مدارک|چک‌ها))$/, says: ['پرداخت شد', 'شمارهٔ سفارش'] },
  unpaid: { heading, primary: /^(رفتن به فاکتور|پرداخت دوباره)$/ },
  open,
  signedOut: { heading, primary: 'ورود به حساب', says: ['برای دیدن نتیجه وارد شوید'] },
  unknown: { heading, primary: 'صفحهٔ اصلی', says: ['سفارش پیدا نشد'] },
  failed: { heading, primary: 'تلاش دوباره', says: ['نتیجه نرسید', 'کد خطا'] },
}
