/**
 * Every error that the gateway may answer with: its code, its HTTP status, and what the person sees.
 * Specification: document 1 section 8, document 2 section 8. Codes that the documents do not name start at 2000.
 */
import * as v from 'valibot'
import type { Locale } from './texts.ts'

type Entry = { code: number; status: number; fa: string; en: string }

export const errors = {
  registryDown: { code: 1000, status: 503, fa: 'ارتباط با سامانهٔ سنهاب برقرار نشد؛ دوباره استعلام بگیرید.', en: 'The registry could not be reached, try again.' },
  plateNotOwners: { code: 1027, status: 422, fa: 'این پلاک و کد ملی به یک نفر تعلق ندارند؛ هر دو را بررسی کنید.', en: 'This plate and national code do not belong to one person.' },
  plateUnknown: { code: 1028, status: 404, fa: 'این پلاک در سامانهٔ سنهاب پیدا نشد؛ پلاک را بررسی کنید.', en: 'This plate is not in the registry.' },
  registryRefused: { code: 1030, status: 422, fa: 'سامانهٔ سنهاب پاسخ این پلاک را نداد؛ کمی بعد دوباره امتحان کنید.', en: 'The registry refused this plate.' },
  discountUnknown: { code: 2001, status: 422, fa: 'این کد تخفیف را نمی‌شناسیم؛ حروف و رقم‌هایش را بررسی کنید.', en: 'This discount code is not known.' },
  discountExpired: { code: 2002, status: 422, fa: 'مهلت این کد تخفیف تمام شده است.', en: 'This discount code has expired.' },
  discountOtherInsurer: { code: 2003, status: 422, fa: 'این کد تخفیف برای بیمه‌گری که انتخاب کرده‌اید نیست.', en: 'This discount code is not for this insurer.' },
  discountUsedUp: { code: 2004, status: 422, fa: 'ظرفیت این کد تخفیف پر شده است.', en: 'This discount code is used up.' },
  searchExpired: { code: 2010, status: 409, fa: 'مهلت این قیمت‌ها تمام شده است؛ دوباره قیمت می‌گیریم.', en: 'These prices are no longer valid; searching again.' },
  offerUnavailable: { code: 2011, status: 409, fa: 'این پیشنهاد دیگر فروش ندارد؛ پیشنهاد دیگری انتخاب کنید.', en: 'This offer is no longer sold.' },
  paymentMethodUnavailable: { code: 2012, status: 422, fa: 'این روش پرداخت برای این پیشنهاد نیست؛ روش دیگری انتخاب کنید.', en: 'This payment method is not offered here.' },
  searchRefused: { code: 2013, status: 422, fa: 'با این مشخصات نمی‌شود قیمت گرفت؛ مشخصات خودرو و سابقهٔ بیمه را بررسی کنید.', en: 'These details cannot be priced; check the vehicle and its history.' },
  orderClosed: { code: 2020, status: 409, fa: 'این سفارش پرداخت شده و دیگر تغییر نمی‌کند.', en: 'This order is paid and cannot be changed.' },
  orderIncomplete: { code: 2021, status: 409, fa: 'اطلاعات سفارش هنوز کامل نیست.', en: 'The order is not complete yet.' },
  cellNumberNotHolders: { code: 2030, status: 422, fa: 'این شمارهٔ موبایل به نام بیمه‌گذار نیست؛ شماره‌ای به نام خود او وارد کنید.', en: 'This mobile number does not belong to the policy holder.' },
  holderUnknown: { code: 2031, status: 422, fa: 'کد ملی با تاریخ تولد نمی‌خواند؛ هر دو را با شناسنامه مقایسه کنید.', en: 'The national code and date of birth do not match.' },
  slotTaken: { code: 2040, status: 409, fa: 'این زمان تحویل دیگر خالی نیست؛ زمان دیگری انتخاب کنید.', en: 'This delivery time is taken.' },
  nothingToPay: { code: 2045, status: 409, fa: 'برای این سفارش پرداختی در جریان نیست.', en: 'There is no payment under way for this order.' },
  signInTokenRefused: { code: 2051, status: 401, fa: 'ورود کامل نشد؛ دوباره وارد شوید.', en: 'Sign-in did not complete; sign in again.' },
  fileType: { code: 2060, status: 415, fa: 'فقط عکس JPG و PNG یا فایل PDF بفرستید.', en: 'Send a JPG or PNG picture, or a PDF.' },
  fileTooLarge: { code: 2061, status: 413, fa: 'حجم فایل بیش از ۱۲ مگابایت است؛ فایل کوچک‌تری بفرستید.', en: 'The file is over 12 MB; send a smaller one.' },
  fileUnreadable: { code: 2062, status: 422, fa: 'این فایل باز نمی‌شود؛ عکس دیگری بفرستید.', en: 'This file cannot be opened; send another.' },
  invalid: { code: 4000, status: 400, fa: 'بعضی از اطلاعات درست نیست؛ بخش‌های مشخص‌شده را بررسی کنید.', en: 'Some of the details are wrong; check the marked fields.' },
  signInNeeded: { code: 4010, status: 401, fa: 'برای ادامه وارد حساب خود شوید.', en: 'Sign in to go on.' },
  notFound: { code: 4040, status: 404, fa: 'چنین چیزی پیدا نشد.', en: 'Not found.' },
  keyReused: { code: 4090, status: 409, fa: 'این درخواست پیش‌تر با اطلاعات دیگری فرستاده شده است؛ صفحه را تازه کنید.', en: 'This key was used for another request.' },
  keyMissing: { code: 4001, status: 400, fa: 'این درخواست ناقص فرستاده شد؛ صفحه را تازه کنید.', en: 'This change carries no idempotency key.' },
  keyUnderWay: { code: 4091, status: 409, fa: 'همین درخواست در حال انجام است؛ کمی صبر کنید.', en: 'The same request is under way.' },
  tooMany: { code: 4290, status: 429, fa: 'چند درخواست پشت سر هم فرستادید؛ کمی صبر کنید و دوباره امتحان کنید.', en: 'Too many requests; wait a little.' },
  broken: { code: 5000, status: 500, fa: 'مشکلی از سمت ما پیش آمد؛ دوباره امتحان کنید.', en: 'Something went wrong on our side; try again.' },
} as const satisfies Record<string, Entry>

export type ErrorName = keyof typeof errors

/** Takes an error's name and a language; gives the sentence a person reads. */
export const errorText = (name: ErrorName, locale: Locale): string => errors[name][locale]

/**
 * The envelope of every error answer. `data.fields` names each refused field with its sentence in the asked language;
 * `data.missing` names the parts that an incomplete order still needs.
 */
export const ErrorAnswer = v.strictObject({
  errorData: v.strictObject({
    message: v.string(),
    errorCode: v.number(),
    data: v.strictObject({
      fields: v.optional(v.record(v.string(), v.string())),
      missing: v.optional(v.array(v.string())),
      retryAfterSeconds: v.optional(v.number()),
    }),
  }),
})
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>
