/** Names for the charts of areas (My Insurance, the page of an order), in the same tables as for journeys. */
import type { LocalisedText } from '../language.ts'

type Table = Readonly<Record<string, LocalisedText>>

const words = (fa: string, en: string): LocalisedText => ({ fa, en })

export const areaCharts: Table = {
  'my-insurance': words('بیمه‌های من', 'My Insurance'),
  'policy-page': words('صفحهٔ سفارش', 'Page of an order'),
}

export const areaStates: Table = {
  'my-insurance.signed-out': words('ورود به حساب', 'Sign in'),
  'my-insurance.loading': words('گرفتن بیمه‌ها', 'Getting the policies'),
  'my-insurance.failed': words('بیمه‌ها نرسید', 'Policies did not come'),
  'my-insurance.empty': words('بدون بیمه', 'No policy'),
  'my-insurance.list': words('فهرست، ادامه دارد', 'List, more to come'),
  'my-insurance.loading-more': words('گرفتن صفحهٔ بعد', 'Getting the next page'),
  'my-insurance.more-failed': words('صفحهٔ بعد نرسید', 'Next page did not come'),
  'my-insurance.refreshing': words('تازه کردن فهرست', 'Refreshing the list'),
  'my-insurance.end': words('پایان فهرست', 'End of the list'),
  'policy-file.opening': words('گرفتن فایل بیمه‌نامه', 'Getting the policy file'),
  'policy.signed-out': words('ورود به حساب', 'Sign in'),
  'policy.loading': words('گرفتن روند سفارش', 'Getting the timeline'),
  'policy.failed': words('سفارش نرسید', 'Order did not come'),
  'policy.unknown': words('سفارش پیدا نشد', 'Order not found'),
  'policy.shown': words('روند سفارش', 'Timeline'),
  'policy.detail': words('جزئیات بیمه‌نامه', 'Policy details'),
  'policy.detail-failed': words('جزئیات نرسید', 'Details did not come'),
  'policy.cancelling': words('لغو سفارش', 'Cancelling the order'),
  'policy.reporting': words('گزارش اشتباه', 'Reporting a mistake'),
}

export const areaKeys: Table = {
  counting: words('شمردن', 'Counting'),
  pages: words('صفحه‌های فهرست', 'Pages of the list'),
  file: words('فایل بیمه‌نامه', 'Policy file'),
  closed: words('بسته', 'Closed'),
  shown: words('دیده می‌شود', 'Shown'),
  timeline: words('روند', 'Timeline'),
  writing: words('نوشتن', 'Writing'),
}

export const areaEvents: Table = {
  'purchase.chosen': words('خرید بیمه', 'Buy insurance'),
  'more.needed': words('نزدیک پایان فهرست', 'Near the end of the list'),
  'policy.chosen': words('انتخاب سفارش', 'Policy chosen'),
  'action.chosen': words('انتخاب کار', 'Action chosen'),
  'policy-file.chosen': words('دریافت بیمه‌نامه', 'Policy file chosen'),
  'policies.changed': words('تغییر فهرست', 'List changed'),
  'order.changed': words('تغییر سفارش', 'Order changed'),
  'detail.opened': words('باز کردن جزئیات', 'Open the details'),
  'cancellation.opened': words('خواستن لغو', 'Ask to cancel'),
  'report.opened': words('خواستن گزارش', 'Ask to report'),
  'words.changed': words('نوشتن', 'Words typed'),
  'words.confirmed': words('فرستادن', 'Words sent'),
}

export const areaDelays: Table = { 'move poll interval': words('پس از ۱۵ ثانیه', 'After 15 s') }

export const areaCalls: Table = {
  listVehiclePolicies: words('گرفتن بیمه‌ها', 'List the policies'),
  readPolicyFile: words('گرفتن فایل بیمه‌نامه', 'Get the policy file'),
  readPolicyTimeline: words('خواندن روند سفارش', 'Read the timeline'),
  readPolicyDetail: words('خواندن جزئیات', 'Read the details'),
  cancelOrder: words('لغو سفارش', 'Cancel the order'),
  reportWrongData: words('گزارش اشتباه', 'Report wrong data'),
}

export const areaInputCases: Table = {
  'an order': words('یک سفارش', 'An order'),
  'an order, as a guest': words('یک سفارش، مهمان', 'An order, as a guest'),
  'no tracking code': words('بدون کد پیگیری', 'No tracking code'),
}

/** Event cases and call results. */
export const areaDetails: Table = {
  'one page': words('یک صفحه', 'one page'),
  'a full page': words('صفحهٔ پر', 'a full page'),
  'too short': words('کوتاه', 'too short'),
  'being checked': words('در حال بررسی', 'being checked'),
  issued: words('صادرشده', 'issued'),
  'to be cancelled': words('لغوشدنی', 'to be cancelled'),
  'to be reported': words('گزارش‌شدنی', 'to be reported'),
}

/** Guards and descriptions in Persian; the English text is the chart's own. */
export const areaGuards: Readonly<Record<string, string>> = {
  'no policy exists': 'بیمه‌ای نیست',
  'more policies exist': 'بیمه‌های دیگری هست',
  'the address has no tracking code': 'نشانی کد پیگیری ندارد',
  'the order moves by itself': 'سفارش خودش پیش می‌رود',
  'the order can be cancelled': 'سفارش را می‌شود لغو کرد',
  'wrong data can be reported': 'اشتباه را می‌شود گزارش کرد',
  'the reason is not valid': 'دلیل درست نیست',
  'the report is not valid': 'گزارش درست نیست',
  'the status has changed': 'وضعیت عوض شده',
  'the requested visit comes from My Insurance': 'از بیمه‌های من خواسته شده',
  'the pictures of the corrected order are sent': 'عکس‌های سفارش اصلاح‌شده رسیده',
}

export const areaDescriptions: Readonly<Record<string, string>> = {
  'What is shown stays until the new answer is there.': 'آنچه دیده می‌شود تا رسیدن پاسخ تازه می‌ماند.',
  'No such order, or another user’s: the same page for both.':
    'چنین سفارشی نیست یا از کس دیگری است: برای هر دو همین صفحه.',
  'Something else happened to the order meanwhile: its timeline says what.':
    'در این میان چیز دیگری برای سفارش رخ داده است: روند آن می‌گوید چه.',
  'The sheet says what failed and keeps the words.': 'برگه می‌گوید چه نشد و نوشته را نگه می‌دارد.',
  'To the page of My Insurance that the order was opened from; Back leads no more into its steps.':
    'به صفحه‌ای از بیمه‌های من که سفارش از آن باز شد؛ بازگشت دیگر به گام‌ها نمی‌رسد.',
  'Nothing is left to do in the step.': 'در این گام کاری نمانده است.',
  'Only the details were to be corrected: completing the order sends them to the expert.':
    'فقط مشخصات باید اصلاح می‌شد: تکمیل سفارش آن را به کارشناس می‌رساند.',
  'The names of the rows are in another language.': 'نام سطرها به زبان دیگری است.',
}
