/**
 * Texts of rules and errors, Persian and English, by id (decisions, section 9: both sides import them).
 * A schema's message is a reference: an id, or an id and one number («postal-code.short|3»), so that
 * the gateway and the app can say it in the reader's language.
 */
import { toPersianDigits } from './values/digits.ts'

export type Locale = 'fa' | 'en'

const texts = {
  'required': { fa: 'این بخش را خالی نگذارید.', en: 'This field cannot be empty.' },
  'national-code.short': { fa: 'کد ملی ۱۰ رقم است؛ {n} رقم کم دارد.', en: 'A national code has 10 digits; {n} missing.' },
  'national-code.long': { fa: 'کد ملی ۱۰ رقم است؛ {n} رقم زیاد دارد.', en: 'A national code has 10 digits; {n} too many.' },
  'national-code.wrong': { fa: 'این کد ملی درست نیست؛ رقم‌ها را با کارت ملی مقایسه کنید.', en: 'This national code is wrong; compare the digits with the card.' },
  'plate.incomplete': { fa: 'پلاک کامل نیست؛ دو رقم، حرف، سه رقم و دو رقم سمت ایران را وارد کنید.', en: 'The plate is incomplete: two digits, a letter, three digits, and the two digits beside IRAN.' },
  'plate.letter': { fa: 'حرف پلاک را از فهرست انتخاب کنید.', en: 'Choose the plate letter from the list.' },
  'cell-number.wrong': { fa: 'شمارهٔ موبایل با ۰۹ شروع می‌شود و ۱۱ رقم است.', en: 'A mobile number starts with 09 and has 11 digits.' },
  'postal-code.short': { fa: 'کد پستی ۱۰ رقم است؛ {n} رقم کم دارد.', en: 'A postal code has 10 digits; {n} missing.' },
  'postal-code.long': { fa: 'کد پستی ۱۰ رقم است؛ {n} رقم زیاد دارد.', en: 'A postal code has 10 digits; {n} too many.' },
  'postal-code.unusual': { fa: 'در پنج رقم اول کد پستی معمولاً ۰ و ۲ نیست؛ اگر مطمئن هستید ادامه دهید.', en: 'The first five digits of a postal code rarely hold 0 or 2; go on if you are sure.' },
  'name.required': { fa: 'نام را خالی نگذارید.', en: 'Enter a name.' },
  'name.long': { fa: 'نام حداکثر ۲۹ نویسه است.', en: 'A name has at most 29 characters.' },
  'name.characters': { fa: 'در نام فقط حرف و فاصله بنویسید؛ عدد و نشانه مجاز نیست.', en: 'A name holds letters and spaces only.' },
  'address.words': { fa: 'نشانی حداقل دو کلمه است؛ خیابان و کوچه را بنویسید.', en: 'The address cannot be shorter than 2 words.' },
  'address.digits': { fa: 'نشانی فقط عدد نیست؛ نام خیابان را هم بنویسید.', en: 'An address is more than digits; write the street too.' },
  'address.characters': { fa: 'در نشانی فقط حرف فارسی یا انگلیسی، عدد و «، . - /» بنویسید.', en: 'Use Persian or English letters, digits and , . - / in an address.' },
  'address.long': { fa: 'نشانی حداکثر ۳۰۰ نویسه است.', en: 'An address has at most 300 characters.' },
  'plaque.required': { fa: 'پلاک ساختمان را وارد کنید.', en: 'Enter the building number.' },
  'plaque.long': { fa: 'پلاک ساختمان حداکثر ۵ رقم است.', en: 'A building number has at most 5 digits.' },
  'unit.long': { fa: 'واحد حداکثر ۵ رقم است.', en: 'A unit has at most 5 digits.' },
  'province.required': { fa: 'استان را انتخاب کنید.', en: 'Choose a province.' },
  'city.required': { fa: 'شهر را انتخاب کنید.', en: 'Choose a city.' },
  'date.wrong': { fa: 'این تاریخ در تقویم نیست؛ مثل ۱۳۶۹/۰۲/۱۲ بنویسید.', en: 'No such date; write it like 1369/02/12.' },
  'birth-date.required': { fa: 'تاریخ تولد را انتخاب کنید.', en: 'Choose the date of birth.' },
  'birth-date.under-age': { fa: 'بیمه‌گذار باید دست‌کم ۱۸ سال داشته باشد.', en: 'The policy holder must be at least 18.' },
  'birth-date.future': { fa: 'تاریخ تولد نمی‌تواند در آینده باشد.', en: 'A date of birth cannot be in the future.' },
  'expiry.order': { fa: 'تاریخ پایان باید بعد از تاریخ شروع باشد.', en: 'The expiry must be after the start.' },
  'expiry.late': { fa: 'پایان بیمه‌نامه بیش از یک سال و یک ماه و پنج روز پس از شروع است؛ تاریخ‌ها را بررسی کنید.', en: 'The expiry is more than 1 year, 1 month and 5 days after the start.' },
  'date.future': { fa: 'این تاریخ هنوز نرسیده است.', en: 'This date has not come yet.' },
  'choice.unknown': { fa: 'این گزینه در فهرست نیست؛ دوباره انتخاب کنید.', en: 'That is not one of the choices; choose again.' },
  'tracking-code.wrong': { fa: 'کد پیگیری درست نیست.', en: 'The tracking code is wrong.' },
  'discount-code.required': { fa: 'کد تخفیف را وارد کنید.', en: 'Enter a discount code.' },
  'discount-code.long': { fa: 'کد تخفیف حداکثر ۳۲ نویسه است.', en: 'A discount code has at most 32 characters.' },
  'unknown-key': { fa: 'این درخواست بخشی دارد که نمی‌شناسیم.', en: 'The request holds a part that is not known.' },
  'malformed': { fa: 'این مقدار درست نیست.', en: 'This value is malformed.' },
  'file.extension': { fa: 'فقط عکس JPG و PNG یا فایل PDF بفرستید.', en: 'Send a JPG or PNG picture, or a PDF.' },
  'file.too-large': { fa: 'حجم فایل بیش از ۱۲ مگابایت است؛ فایل کوچک‌تری بفرستید.', en: 'The file is over 12 MB; send a smaller one.' },
} as const satisfies Record<string, { fa: string; en: string }>

export type TextId = keyof typeof texts

/** Takes a text id and, where its sentence counts something, the number; gives the reference a schema carries. */
export const textRef = (id: TextId, n?: number): string => (n === undefined ? id : `${id}|${n}`)

const isTextId = (id: string): id is TextId => Object.hasOwn(texts, id)

/** Takes a reference and a language; gives the sentence. An unknown reference gives «malformed», never itself. */
export const say = (ref: string, locale: Locale): string => {
  const [id = '', n = ''] = ref.split('|')
  const text = texts[isTextId(id) ? id : 'malformed'][locale]
  return text.replace('{n}', locale === 'fa' ? toPersianDigits(n) : n)
}
