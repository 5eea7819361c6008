/** Messages of the sign-in page in both languages. Decisions, section 3; design language, section 6. */
import type { Locale } from '#contract/texts.ts'

const fa = {
  title: 'ورود به سپر',
  askNumber: 'شمارهٔ موبایل شما چند است؟',
  whySignIn: 'برای خرید بیمه و دیدن بیمه‌نامه‌ها وارد شوید. یک کد ورود برایتان می‌فرستیم.',
  number: 'شمارهٔ موبایل',
  numberHelp: 'مثل ۰۹۱۲۳۴۵۶۷۸۹',
  sendCode: 'دریافت کد ورود',
  askCode: 'کد ورود را وارد کنید',
  sentBefore: 'کد پنج‌رقمی را به شمارهٔ',
  sentAfter: 'فرستادیم.',
  shownBefore: 'این‌جا محیط آزمایشی است و پیامکی نمی‌رود. کد شما',
  shownAfter: 'است.',
  code: 'کد ورود',
  codeHelp: 'این کد پنج دقیقه اعتبار دارد.',
  change: 'تغییر شماره',
  resend: 'ارسال دوبارهٔ کد',
  resendIn: 'ارسال دوبارهٔ کد تا {time}',
  resendSoon: 'برای کد تازه {seconds} ثانیه صبر کنید.',
  back: 'بازگشت به سپر',
  offline: 'برای ورود، اینترنت لازم است؛ پس از اتصال دوباره امتحان کنید.',
  done: 'شما وارد شده‌اید',
  goOn: 'ادامه در سپر',
  signIn: 'ورود',
  expired: 'مهلت کد قبلی تمام شد؛ کد تازه بگیرید.',
  wrong: 'این کد درست نیست؛ رقم‌ها را دوباره بررسی کنید.',
  badLink: ['این پیوند ورود درست نیست', 'از خود سپر دوباره دکمهٔ ورود را بزنید.'],
  visitOver: ['مهلت این صفحه تمام شده است', 'به سپر برگردید و دوباره دکمهٔ ورود را بزنید.'],
  mistakes: ['فعلاً نمی‌شود وارد شد', 'پنج بار کد نادرست وارد شد. ده دقیقهٔ دیگر دوباره امتحان کنید.'],
} as const

type Messages = {
  readonly [K in keyof typeof fa]: (typeof fa)[K] extends string
    ? string
    : readonly [heading: string, sentence: string]
}

const en: Messages = {
  title: 'Sign in to Separ',
  askNumber: 'What is your mobile number?',
  whySignIn: 'Sign in to buy insurance and see your policies. We send you a sign-in code.',
  number: 'Mobile number',
  numberHelp: 'Like 09123456789',
  sendCode: 'Get a sign-in code',
  askCode: 'Enter the sign-in code',
  sentBefore: 'We sent the five-digit code to',
  sentAfter: '.',
  shownBefore: 'This is a sandbox and no message is sent. Your code is',
  shownAfter: '.',
  code: 'Sign-in code',
  codeHelp: 'This code is good for five minutes.',
  change: 'Change number',
  resend: 'Send the code again',
  resendIn: 'Send the code again in {time}',
  resendSoon: 'Wait {seconds} seconds for a new code.',
  back: 'Back to Separ',
  offline: 'Signing in needs the internet; try again once you are connected.',
  done: 'You are signed in',
  goOn: 'Continue in Separ',
  signIn: 'Sign in',
  expired: 'The last code has expired; get a new one.',
  wrong: 'This code is not right; check its digits again.',
  badLink: ['This sign-in link is not right', 'Press the sign-in button in Separ again.'],
  visitOver: ['This page has expired', 'Go back to Separ and press the sign-in button again.'],
  mistakes: ['You cannot sign in for now', 'A wrong code was entered five times. Try again in ten minutes.'],
}

export const signInMessages: Readonly<Record<Locale, Messages>> = { fa, en }
