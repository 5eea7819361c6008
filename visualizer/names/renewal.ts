/**
 * Names of the states, events, guards and calls that only a renewal has. Tests compare them with its chart.
 */
import type { LocalisedText } from '../language.ts'

export const renewalStates: Readonly<Record<string, LocalisedText>> = {
  'opening.reading-policy': { fa: 'خواندن بیمه‌نامه', en: 'Reading the policy' },
  'opening.nothing-to-renew': { fa: 'بیمه‌نامه‌ای برای تمدید نیست', en: 'No policy to renew' },
  'renewal.policy': { fa: 'تمدید بیمه‌نامه', en: 'Renewing a policy' },
  'renewal.claims': { fa: 'خسارت‌های یک سال', en: 'Claims of the year' },
  'renewal.quoting': { fa: 'گرفتن قیمت پارسال', en: 'Pricing last year’s terms' },
  'renewal.registering': { fa: 'ثبت تمدید', en: 'Registering the renewal' },
  'renewal.unanswered': { fa: 'پاسخ ثبت نرسید', en: 'No answer to registering' },
  'renewal.confirming': { fa: 'تأیید تمدید', en: 'Confirming the renewal' },
  'renewal.offers': { fa: 'پیشنهادهای تمدید', en: 'Offers of the renewal' },
  'renewal.reading-history': { fa: 'خواندن سابقه', en: 'Reading the history' },
  'renewal.history-failed': { fa: 'سابقه نیامد', en: 'The history did not arrive' },
  'renewal.information': { fa: 'مشخصات و نشانی', en: 'Details and address' },
  'renewal.holder': { fa: 'بیمه‌گذار', en: 'Policy holder' },
  'renewal.saving-holder': { fa: 'ثبت بیمه‌گذار', en: 'Saving the holder' },
  'renewal.saving': { fa: 'ثبت نشانی بیمه‌نامه', en: 'Saving the policy address' },
  'renewal.saving-delivery': { fa: 'ثبت ارسال', en: 'Saving the delivery' },
  'new-purchase': { fa: 'خرید بیمهٔ تازه', en: 'New purchase' },
  'new-motorcycle-purchase': { fa: 'خرید بیمهٔ تازهٔ موتورسیکلت', en: 'New motorcycle purchase' },
}

export const renewalKeys: Readonly<Record<string, LocalisedText>> = {
  showing: { fa: 'نمایش', en: 'Shown' },
  deliveryBook: { fa: 'نشانی نسخهٔ کاغذی', en: 'Address of the paper copy' },
}

export const renewalEvents: Readonly<Record<string, LocalisedText>> = {
  'same-as-last-year.chosen': { fa: 'تمدید مثل پارسال', en: 'Renew as last year' },
  'renewal-claims.opened': { fa: 'ثبت خسارت', en: 'Report claims' },
  'renewal-claims.changed': { fa: 'تغییر شمار خسارت', en: 'Claim count changed' },
  'partners.toggled': { fa: 'همهٔ بیمه‌گرها', en: 'All insurers' },
  'holder-edit.opened': { fa: 'تغییر بیمه‌گذار', en: 'Change the holder' },
  'delivery-place.chosen': { fa: 'انتخاب مقصد نسخهٔ کاغذی', en: 'Place of the paper copy' },
}

export const renewalOutcomes: Readonly<Record<string, LocalisedText>> = {
  confirmed: { fa: 'تمدید تأیید شد', en: 'Renewal confirmed' },
  'policy-unknown': { fa: 'بیمه‌نامه عوض شده', en: 'Policy has changed' },
}

export const renewalCallNames: Readonly<Record<string, LocalisedText>> = {
  readRenewal: { fa: 'خواندن بیمه‌نامه', en: 'Read the policy' },
  readSearchHistory: { fa: 'خواندن سابقه', en: 'Read the history' },
  quoteRenewal: { fa: 'قیمت همان پارسال', en: 'Price last year’s terms' },
  registerRenewal: { fa: 'ثبت تمدید', en: 'Register the renewal' },
  registerSameRenewal: { fa: 'ثبت همان پارسال', en: 'Register last year’s terms' },
  confirmRenewal: { fa: 'تأیید تمدید', en: 'Confirm the renewal' },
  confirmSameRenewal: { fa: 'تأیید همان پارسال', en: 'Confirm last year’s terms' },
}

export const renewalGuardNames: Readonly<Record<string, string>> = {
  'the inquiry was opened from a renewal': 'استعلام از تمدید باز شده',
  'the policy is a motorcycle’s': 'بیمه‌نامهٔ موتورسیکلت است',
  'a policy is renewed': 'بیمه‌نامه‌ای تمدید می‌شود',
  'the read order renews no policy': 'این سفارش تمدید نیست',
  'the order is unread': 'سفارش هنوز خوانده نشده',
  'the policy and its lists are read': 'بیمه‌نامه و فهرست‌ها خوانده شده',
  'the read order is paid': 'سفارش خوانده‌شده پرداخت شده',
  'there is nothing to renew': 'خطای ۱۰۳۴: چیزی برای تمدید نیست',
  'the interrupted change is registerRenewal': 'ثبت تمدید نیمه‌کاره ماند',
  'the interrupted change is confirmRenewal': 'تأیید تمدید نیمه‌کاره ماند',
  'the registration of the renewal has no answer': 'ثبت تمدید بی‌پاسخ ماند',
  'same as last year is requested': 'همان پارسال خواسته شده',
  'last year’s terms have a price and there are no claims': 'قیمت پارسال هست و خسارتی نبوده',
  'the drafted claim count differs': 'شمار خسارت عوض می‌شود',
  'the drafted claims differ': 'خسارت‌ها عوض شده',
  'the insurer does not sell now': 'بیمه‌گر دیگر نمی‌فروشد',
  'the search history is read': 'سابقه خوانده شده',
  'the paper copy can go to the policy address': 'نسخهٔ کاغذی به نشانی بیمه‌نامه برمی‌گردد',
  'another address of the paper copy is chosen': 'نشانی دیگری برای نسخهٔ کاغذی خواسته شده',
  'the details of the renewal are complete': 'اطلاعات تمدید کامل است',
  'the holder of the renewal is missing': 'بیمه‌گذار معلوم نیست',
}

export const renewalDescriptions: Readonly<Record<string, string>> = {
  'The page was closed or the session ended meanwhile: the same call is repeated.':
    'صفحه بسته شد یا نشست تمام شد؛ همان درخواست تکرار می‌شود.',
  'Ordered at last year’s terms, and its details have not arrived.':
    'به شرایط پارسال سفارش داده شده و جزئیاتش نرسیده است.',
  'Too early, renewed already, or sold: a new policy can be bought.':
    'زود است، تمدید شده یا وسیله فروخته شده؛ می‌شود بیمهٔ تازه خرید.',
  'Goes to the requested address; if its guard refuses, to the current step of the renewal.':
    'به نشانی خواسته‌شده می‌رود و اگر نشود، به گام کنونی تمدید.',
  'To the inquiry of a new policy; Back returns to the renewal.':
    'به استعلام بیمهٔ تازه می‌رود؛ بازگشت به تمدید برمی‌گردد.',
  'Back returns to the renewal: «renewalHistoryGoBack».': 'بازگشت به تمدید برمی‌گردد: «renewalHistoryGoBack».',
  'The order was registered in this visit.': 'سفارش در همین بازدید ثبت شده است.',
  'Its policy cannot be renewed once more.': 'بیمه‌نامه‌اش دوباره تمدید نمی‌شود.',
  'Ordered once: a reload of the page shows the policy.':
    'یک بار سفارش داده می‌شود؛ بارگذاری دوبارهٔ صفحه بیمه‌نامه را نشان می‌دهد.',
  'Back was pressed meanwhile: the order waits on home.':
    'در این میان بازگشت زده شد؛ سفارش در صفحهٔ اصلی می‌ماند.',
  'The order may exist already, so the same call is repeated.':
    'شاید سفارش ثبت شده باشد؛ همان درخواست تکرار می‌شود.',
  'Holder or address are missing: the page of the details asks for them.':
    'بیمه‌گذار یا نشانی کم است؛ صفحهٔ اطلاعات آن‌ها را می‌پرسد.',
  'Renewed on another device meanwhile: the policy is read again.':
    'در این میان از دستگاه دیگری تمدید شده؛ بیمه‌نامه دوباره خوانده می‌شود.',
  'The details were confirmed before: what was not saved is discarded.':
    'اطلاعات پیش‌تر تأیید شده؛ آنچه ذخیره نشده کنار می‌رود.',
  'The check of the answers asks to change the holder: its sheet opens at once.':
    'بازبینی تغییر بیمه‌گذار را خواسته؛ برگهٔ آن همان دم باز می‌شود.',
}

export const renewalDetails: Readonly<Record<string, LocalisedText>> = {
  'one to property': { fa: 'یک مالی', en: 'one to property' },
  'none to property': { fa: 'بی‌مالی', en: 'none to property' },
  'the policy address': { fa: 'نشانی بیمه‌نامه', en: 'the policy address' },
  'a paper copy': { fa: 'با نسخهٔ کاغذی', en: 'a paper copy' },
  'without a holder': { fa: 'بی‌بیمه‌گذار', en: 'without a holder' },
  'of a motorcycle': { fa: 'موتورسیکلت', en: 'of a motorcycle' },
  'of another purchase': { fa: 'سفارش خریدی دیگر', en: 'of another purchase' },
  'about to end': { fa: 'رو به پایان', en: 'about to end' },
  'ended, with a fee': { fa: 'پایان‌یافته، با جریمه', en: 'ended, with a fee' },
  'at a ceiling and a term that are gone': {
    fa: 'سقف و مدت دیگر نیست',
    en: 'ceiling and term no longer offered',
  },
  'as last year': { fa: 'مثل پارسال', en: 'as last year' },
  'sold no more': { fa: 'دیگر نمی‌فروشد', en: 'sold no more' },
  'found, its insurer sells no more': {
    fa: 'پیدا شد، بیمه‌گرش نمی‌فروشد',
    en: 'found, its insurer sells no more',
  },
  'details missing': { fa: 'اطلاعات مانده', en: 'details missing' },
}

const again = (fa: string, en: string): LocalisedText => ({ fa: `پس از قطع، ${fa}`, en: `Again after ${en}` })

export const renewalInputCases: Readonly<Record<string, LocalisedText>> = {
  'at offers': { fa: 'در پیشنهادها', en: 'At the offers' },
  'at information': { fa: 'در اطلاعات', en: 'At the details' },
  'guest at offers': { fa: 'مهمان، در پیشنهادها', en: 'Guest at the offers' },
  'guest at information': { fa: 'مهمان، در اطلاعات', en: 'Guest at the details' },
  'guest at payment': { fa: 'مهمان، در پرداخت', en: 'Guest at the payment' },
  'the same as last year': { fa: 'همان پارسال', en: 'The same as last year' },
  'again with a motorcycle': { fa: 'دوباره، با موتورسیکلت', en: 'Again with a motorcycle' },
  'information, from My Insurance': { fa: 'اطلاعات، از بیمه‌های من', en: 'Details, from My Insurance' },
  'from a renewal': { fa: 'از تمدید', en: 'From a renewal' },
  'again after registerRenewal': again('ثبت تمدید', 'registering the renewal'),
  'again after registerRenewal, at policy': again('ثبت همان پارسال', 'registering last year’s terms'),
  'again after confirmRenewal': again('تأیید تمدید', 'confirming the renewal'),
  'again after confirmRenewal, at policy': again('تأیید همان پارسال', 'confirming last year’s terms'),
}
