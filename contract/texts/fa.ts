/**
 * What rules and forms say, in Persian: the language that the others follow. «{n}» is the number that a
 * reference carries.
 */
export const fa = {
  required: 'این بخش را خالی نگذارید.',
  'national-code.short': 'کد ملی ۱۰ رقم است؛ {n} رقم کم دارد.',
  'national-code.long': 'کد ملی ۱۰ رقم است؛ {n} رقم زیاد دارد.',
  'national-code.wrong': 'این کد ملی درست نیست؛ رقم‌ها را با کارت ملی مقایسه کنید.',
  'company-national-id.length': 'شناسهٔ ملی شرکت ۱۱ رقم است.',
  'company-national-id.wrong': 'این شناسهٔ ملی درست نیست؛ رقم‌ها را با آگهی تأسیس مقایسه کنید.',
  'company-name.required': 'نام شرکت را وارد کنید.',
  'company-name.long': 'نام شرکت حداکثر ۶۰ نویسه است.',
  'company-name.characters': 'در نام شرکت فقط حرف، عدد و فاصله بنویسید.',
  'establishment-date.required': 'تاریخ تأسیس شرکت را انتخاب کنید.',
  'plate.incomplete': 'پلاک کامل نیست؛ دو رقم، حرف، سه رقم و دو رقم سمت ایران را وارد کنید.',
  'plate.motorcycle-incomplete': 'پلاک کامل نیست؛ سه رقم بالا و پنج رقم پایین را وارد کنید.',
  'plate.letter': 'حرف پلاک را از فهرست انتخاب کنید.',
  'cell-number.wrong': 'شمارهٔ موبایل با ۰۹ شروع می‌شود و ۱۱ رقم است.',
  'postal-code.short': 'کد پستی ۱۰ رقم است؛ {n} رقم کم دارد.',
  'postal-code.long': 'کد پستی ۱۰ رقم است؛ {n} رقم زیاد دارد.',
  'postal-code.unusual': 'در پنج رقم اول کد پستی معمولاً ۰ و ۲ نیست؛ اگر مطمئن هستید ادامه دهید.',
  'name.required': 'نام را خالی نگذارید.',
  'last-name.required': 'نام خانوادگی را خالی نگذارید.',
  'name.long': 'نام حداکثر ۲۹ نویسه است.',
  'name.characters': 'در نام فقط حرف و فاصله بنویسید؛ عدد و نشانه مجاز نیست.',
  'address.words': 'نشانی حداقل دو کلمه است؛ خیابان و کوچه را بنویسید.',
  'address.digits': 'نشانی فقط عدد نیست؛ نام خیابان را هم بنویسید.',
  'address.characters': 'در نشانی فقط حرف فارسی یا انگلیسی، عدد و «، . - /» بنویسید.',
  'address.long': 'نشانی حداکثر ۳۰۰ نویسه است.',
  'plaque.required': 'پلاک ساختمان را وارد کنید.',
  'plaque.long': 'پلاک ساختمان حداکثر ۵ رقم است.',
  'unit.long': 'واحد حداکثر ۵ رقم است.',
  'province.required': 'استان را انتخاب کنید.',
  'city.required': 'شهر را انتخاب کنید.',
  'date.wrong': 'این تاریخ در تقویم نیست؛ مثل ۱۳۶۹/۰۲/۱۲ بنویسید.',
  'birth-date.required': 'تاریخ تولد را انتخاب کنید.',
  'birth-date.under-age': 'بیمه‌گذار باید دست‌کم ۱۸ سال داشته باشد.',
  'birth-date.future': 'تاریخ تولد نمی‌تواند در آینده باشد.',
  'expiry.order': 'تاریخ پایان باید بعد از تاریخ شروع باشد.',
  'expiry.late': 'پایان بیمه‌نامه بیش از یک سال و یک ماه و پنج روز پس از شروع است؛ تاریخ‌ها را بررسی کنید.',
  'date.future': 'این تاریخ هنوز نرسیده است.',
  'choice.unknown': 'این گزینه در فهرست نیست؛ دوباره انتخاب کنید.',
  'tracking-code.wrong': 'کد پیگیری درست نیست.',
  'discount-code.required': 'کد تخفیف را وارد کنید.',
  'discount-code.long': 'کد تخفیف حداکثر ۳۲ نویسه است.',
  'unknown-key': 'این درخواست بخشی دارد که نمی‌شناسیم.',
  malformed: 'این مقدار درست نیست.',
  'file.extension': 'فقط عکس JPG و PNG یا فایل PDF بفرستید.',
  'file.too-large': 'حجم فایل بیش از ۱۲ مگابایت است؛ فایل کوچک‌تری بفرستید.',
  'not-found': 'چنین چیزی پیدا نشد.',
} as const

/** Names a sentence. */
export type TextId = keyof typeof fa
/** A whole language: every sentence, and no other. */
export type Sentences = Readonly<Record<TextId, string>>
