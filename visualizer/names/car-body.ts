/**
 * Names of the states, events, guards and calls that only the car-body journey has. Tests compare them with
 * its chart.
 */
import type { LocalisedText } from '../language.ts'

export const carBodyStates: Readonly<Record<string, LocalisedText>> = {
  'inquiry.car-insurance': { fa: 'بیمهٔ بدنهٔ قبلی', en: 'Earlier car-body insurance' },
  'inquiry.third-party': { fa: 'تخفیف شخص ثالث', en: 'Third-party discount' },
  'inquiry.value': { fa: 'قیمت خودرو', en: 'Price of the car' },
  wizard: { fa: 'ورود دستی', en: 'Manual entry' },
  'wizard.car': { fa: 'مشخصات خودرو', en: 'Car details' },
  'wizard.value': { fa: 'قیمت خودرو', en: 'Price of the car' },
  'wizard.insurance': { fa: 'بیمهٔ بدنهٔ قبلی', en: 'Earlier car-body insurance' },
  'wizard.third-party': { fa: 'تخفیف شخص ثالث', en: 'Third-party discount' },
  'offers.cover-levels': { fa: 'سطح‌های پوشش', en: 'Levels of a cover' },
  'offers.cover-sheet': { fa: 'همهٔ پوشش‌ها', en: 'All covers' },
  'offers.cover-explained': { fa: 'توضیح پوشش', en: 'A cover explained' },
  inspection: { fa: 'بازدید', en: 'Inspection' },
  'inspection.visiting': { fa: 'روز بازدید', en: 'Day of the visit' },
  'inspection.starting-visit': { fa: 'ثبت شروع بازدید', en: 'Starting the visit' },
  'inspection.reading': { fa: 'خواندن سفارش', en: 'Reading the order' },
  'inspection.failed': { fa: 'جاها یا نوبت‌ها نیامد', en: 'Places or slots did not arrive' },
  'inspection.listing-places': { fa: 'گرفتن جاهای بازدید', en: 'Listing the places' },
  'inspection.choosing-place': { fa: 'انتخاب جا', en: 'Choosing the place' },
  'inspection.saving-place': { fa: 'ثبت جا', en: 'Saving the place' },
  'inspection.listing-times': { fa: 'گرفتن نوبت‌ها', en: 'Listing the slots' },
  'inspection.saving-first-time': { fa: 'گرفتن زودترین نوبت', en: 'Reserving the earliest slot' },
  'inspection.choosing-time': { fa: 'انتخاب نوبت', en: 'Choosing the slot' },
  'inspection.saving-time': { fa: 'ثبت نوبت', en: 'Saving the slot' },
  'inspection.completing': { fa: 'بررسی کامل بودن سفارش', en: 'Completing the order' },
  terms: { fa: 'شرایط بازدید', en: 'Conditions of the visit' },
  'terms.accepting': { fa: 'ثبت پذیرش شرایط', en: 'Accepting the conditions' },
}

export const carBodyEvents: Readonly<Record<string, LocalisedText>> = {
  'value.changed': { fa: 'تغییر قیمت خودرو', en: 'Price changed' },
  'insurance.changed': { fa: 'تغییر بیمهٔ قبلی', en: 'Insurance changed' },
  'third-party-discount.chosen': { fa: 'انتخاب تخفیف شخص ثالث', en: 'Third-party discount chosen' },
  'cover.toggled': { fa: 'گذاشتن یا برداشتن پوشش', en: 'Cover toggled' },
  'cover-levels.opened': { fa: 'سطح‌های پوشش', en: 'Open the levels' },
  'cover-level.picked': { fa: 'انتخاب سطح', en: 'Level picked' },
  'cover-level.removed': { fa: 'حذف پوشش', en: 'Cover removed' },
  'cover-sheet.opened': { fa: 'پوشش بیشتر', en: 'More cover' },
  'cover-explanation.opened': { fa: 'توضیح پوشش', en: 'Explain the cover' },
  'inspection-place.picked': { fa: 'انتخاب جای بازدید', en: 'Place picked' },
  'inspection-place.reopened': { fa: 'تغییر جای بازدید', en: 'Change the place' },
  'inspection-time.picked': { fa: 'انتخاب نوبت', en: 'Slot picked' },
}

export const carBodyCallNames: Readonly<Record<string, LocalisedText>> = {
  readInspection: { fa: 'خواندن بازدید سفارش', en: 'Read the order’s inspection' },
  listInspectionPlaces: { fa: 'گرفتن جاهای بازدید', en: 'List the places' },
  saveInspectionPlace: { fa: 'ثبت جای بازدید', en: 'Save the place' },
  listInspectionTimes: { fa: 'گرفتن نوبت‌ها', en: 'List the slots' },
  saveFirstInspectionTime: { fa: 'گرفتن زودترین نوبت', en: 'Reserve the earliest slot' },
  saveInspectionTime: { fa: 'ثبت نوبت', en: 'Save the slot' },
  waitForSlot: { fa: 'مهلت نوبت', en: 'Wait for the end of the slot' },
  acceptTerms: { fa: 'پذیرش شرایط', en: 'Accept the conditions' },
  startVisit: { fa: 'شروع بازدید', en: 'Start the visit' },
}

export const carBodyGuardNames: Readonly<Record<string, string>> = {
  'the value is complete': 'قیمت خودرو کامل است',
  'the value can be asked': 'نوبت قیمت خودرو است',
  'the value of the found car can be asked': 'نوبت قیمت خودروی پیداشده است',
  'the value can be changed like this': 'قیمت عوض می‌شود',
  'the insurance is complete': 'بیمهٔ قبلی کامل است',
  'the insurance can be asked': 'نوبت بیمهٔ قبلی است',
  'the insurance can be changed like this': 'بیمهٔ قبلی عوض می‌شود',
  'the third-party discount is answered': 'تخفیف شخص ثالث معلوم است',
  'the third-party discount can be asked': 'نوبت تخفیف شخص ثالث است',
  'the third-party discount of the found car can be asked': 'نوبت تخفیف شخص ثالث خودروی پیداشده است',
  'the third-party discount differs': 'تخفیف شخص ثالث عوض می‌شود',
  'the car came from the registry': 'خودرو از سنهاب آمده',
  'the edited answer is value': 'قیمت خودرو ویرایش می‌شود',
  'the edited answer is insurance': 'بیمهٔ قبلی ویرایش می‌شود',
  'the edited answer is third-party': 'تخفیف شخص ثالث ویرایش می‌شود',
  'the edited answer is inspection': 'بازدید ویرایش می‌شود',
  'another level is picked': 'سطح دیگری انتخاب شده',
  'the picked level differs from the quote': 'سطح انتخاب‌شده با استعلام فرق دارد',
  'the picked level differs from the draft': 'سطح انتخاب‌شده با برگهٔ پوشش‌ها فرق دارد',
  'a level is chosen in the quote': 'این پوشش در استعلام هست',
  'a level is chosen in the draft': 'این پوشش در برگهٔ پوشش‌ها هست',
  'the drafted covers differ': 'پوشش‌ها عوض شده',
  'the car-body-card variant is missing': 'شاخهٔ آزمایش کارت بدنه نیامده',
  'the first incomplete step is inspection': 'نخستین گام ناتمام بازدید است',
  'the first incomplete step is terms': 'نخستین گام ناتمام شرایط بازدید است',
  'the inspection can be chosen': 'بازدید را می‌شود انتخاب کرد',
  'the terms can be accepted': 'شرایط را می‌شود پذیرفت',
  'the terms are accepted': 'شرایط پذیرفته شده',
  'the visit can start': 'وقت بازدید است',
  'another visit is asked for': 'بازدید دیگری خواسته می‌شود',
  'another place can be picked': 'جای دیگری انتخاب می‌شود',
  'the picked place is usable': 'در جای انتخاب‌شده بازدید می‌شود',
  'the picked place is saved': 'جای انتخاب‌شده ثبت است',
  'no visit is possible there': 'آنجا بازدید نمی‌شود',
  'a first visit is proposed': 'زودترین نوبت پیشنهاد می‌شود',
  'another free visit is picked': 'نوبت خالی دیگری انتخاب می‌شود',
  'a free visit is picked': 'نوبت خالی انتخاب شده',
  'the picked visit is reserved': 'نوبت انتخاب‌شده گرفته شده',
  'the slot is held for some time': 'نوبت مهلت دارد',
  'the interrupted change is saveInspectionPlace': 'ثبت جای بازدید ناتمام مانده',
  'the interrupted change is saveInspectionTime': 'ثبت نوبت ناتمام مانده',
  'the interrupted change is acceptTerms': 'پذیرش شرایط ناتمام مانده',
  'the interrupted change is startVisit': 'شروع بازدید ناتمام مانده',
}

export const carBodyDescriptions: Readonly<Record<string, string>> = {
  'Waits for a pause before searching, because another cover may be chosen right away.':
    'کمی صبر می‌کند و بعد قیمت می‌گیرد؛ شاید پوشش دیگری هم انتخاب شود.',
  'What the cover pays, in an example with this car.': 'پوشش چه می‌پردازد، با مثالی از همین خودرو.',
  'The policy address may have become the place, and a slot may have been given back.':
    'شاید نشانی بیمه‌نامه جای بازدید شده یا نوبت پس داده شده باشد.',
  'The gateway checks that nothing before the conditions is missing.':
    'درگاه می‌بیند که پیش از شرایط چیزی کم نیست.',
  'A sheet of covers was opened while prices were loading: they are loaded again.':
    'هنگام گرفتن قیمت برگهٔ پوشش باز شده؛ قیمت‌ها دوباره گرفته می‌شود.',
  'The cover stays as it is.': 'پوشش همان که بود می‌ماند.',
  'After a missed visit the place is chosen again, which asks for another one.':
    'پس از بازدید ازدست‌رفته جا دوباره انتخاب می‌شود و بازدید دیگری خواسته می‌شود.',
  'The last place was taken meanwhile: the places are read again.':
    'جای آخر در این میان پر شد؛ جاها دوباره خوانده می‌شود.',
  'The earliest slot is reserved at once; another one can be chosen.':
    'زودترین نوبت همان دم گرفته می‌شود؛ می‌شود نوبت دیگری انتخاب کرد.',
  'The slot is only proposed: the user chooses one.': 'این نوبت فقط پیشنهاد بود؛ کاربر خودش انتخاب می‌کند.',
  'An unpaid order keeps its slot for half an hour.': 'سفارش پرداخت‌نشده نوبتش را نیم ساعت نگه می‌دارد.',
  'The gateway says whether the slot is still kept.': 'درگاه می‌گوید نوبت هنوز هست یا نه.',
  'The time of another visit: nothing else is missing.': 'زمان بازدیدی دیگر است و چیز دیگری کم نیست.',
  'Another customer took the slot: the days are read again, and none is proposed.':
    'مشتری دیگری این نوبت را گرفت؛ روزها دوباره خوانده می‌شود و نوبتی پیشنهاد نمی‌شود.',
  'They were accepted before.': 'پیش‌تر پذیرفته شده است.',
}

export const carBodyKeys: Readonly<Record<string, LocalisedText>> = {
  listing: { fa: 'فهرست', en: 'List' },
  decidingPlace: { fa: 'جا معلوم است؟', en: 'Is the place known?' },
  requestingVisit: { fa: 'جا برای بازدید دیگر', en: 'A place for another visit' },
  decidingTime: { fa: 'نوبتی هست؟', en: 'Is there a slot?' },
}

export const carBodyDetails: Readonly<Record<string, LocalisedText>> = {
  'of a car that is no longer listed': { fa: 'خودرو دیگر در فهرست نیست', en: 'car no longer listed' },
  'waiting for its inspection': { fa: 'منتظر بازدید', en: 'waiting for the inspection' },
  'waiting for its terms': { fa: 'منتظر پذیرش شرایط', en: 'waiting for the conditions' },
  'paid, another visit to ask for': { fa: 'پرداخت‌شده، درخواست بازدید', en: 'paid, another visit to ask for' },
  'paid, another visit to choose': { fa: 'پرداخت‌شده، انتخاب نوبت', en: 'paid, another visit to choose' },
  'paid, on the day of the visit': { fa: 'پرداخت‌شده، روز بازدید', en: 'paid, on the day of the visit' },
  'with a place': { fa: 'جا دارد', en: 'with a place' },
  'without a place': { fa: 'جا ندارد', en: 'without a place' },
  'with a slot': { fa: 'نوبت دارد', en: 'with a slot' },
  'of a complete order': { fa: 'سفارش کامل است', en: 'of a complete order' },
  'another visit to ask for': { fa: 'درخواست بازدید دیگر', en: 'another visit to ask for' },
  'another visit to choose': { fa: 'انتخاب بازدید دیگر', en: 'another visit to choose' },
  'one possible': { fa: 'یک جا', en: 'one possible' },
  'two possible': { fa: 'دو جا', en: 'two possible' },
  'none possible': { fa: 'هیچ جا', en: 'none possible' },
  'all taken': { fa: 'همه پر', en: 'all taken' },
  'inspection missing': { fa: 'بازدید مانده', en: 'inspection missing' },
  'terms missing': { fa: 'شرایط مانده', en: 'conditions missing' },
  'the car': { fa: 'خودرو', en: 'the car' },
  'too little': { fa: 'کمتر از حد', en: 'too little' },
  'with accessories': { fa: 'با لوازم', en: 'with accessories' },
  'insured before': { fa: 'قبلاً بیمه بوده', en: 'insured before' },
  'insured before, company open': { fa: 'قبلاً بیمه بوده، شرکت مانده', en: 'insured before, company open' },
  'two years': { fa: 'دو سال', en: 'two years' },
  glass: { fa: 'شیشه', en: 'glass' },
  'price fluctuation': { fa: 'نوسان قیمت', en: 'price fluctuation' },
  theft: { fa: 'سرقت لوازم', en: 'theft of parts' },
  '10 percent': { fa: '۱۰ درصد', en: '10 percent' },
  '20 percent': { fa: '۲۰ درصد', en: '20 percent' },
  'another brand': { fa: 'برند دیگر', en: 'another brand' },
  'all of it, in the other calendar': { fa: 'همهٔ آن، در تقویم دیگر', en: 'all of it, in the other calendar' },
  first: { fa: 'اول', en: 'first' },
  value: { fa: 'قیمت', en: 'value' },
  insurance: { fa: 'بیمهٔ قبلی', en: 'insurance' },
  'third-party discount': { fa: 'تخفیف شخص ثالث', en: 'third-party discount' },
  inspection: { fa: 'بازدید', en: 'inspection' },
}

const again = (fa: string, en: string): LocalisedText => ({ fa: `پس از قطع، ${fa}`, en: `Again after ${en}` })

export const carBodyInputCases: Readonly<Record<string, LocalisedText>> = {
  'at inspection': { fa: 'در بازدید', en: 'At the inspection' },
  'at terms': { fa: 'در شرایط بازدید', en: 'At the conditions' },
  'inspection, from My Insurance': { fa: 'بازدید، از بیمه‌های من', en: 'Inspection, from My Insurance' },
  'again after saveInspectionPlace': again('ثبت جای بازدید', 'saving the place'),
  'again after saveInspectionTime': again('ثبت نوبت', 'saving the slot'),
  'again after saveAddress, at inspection': again(
    'ذخیرهٔ نشانی در بازدید',
    'saving an address at the inspection',
  ),
  'again after acceptTerms': again('پذیرش شرایط', 'accepting the conditions'),
  'again after startVisit': again('شروع بازدید', 'starting the visit'),
}
