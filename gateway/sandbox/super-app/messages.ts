/** Messages of the super-app's page in both languages. Design language, section 6. */
import type { Opener } from '#contract/opener.ts'
import type { Locale } from '#contract/texts.ts'

type Messages = {
  title: string
  lead: string
  number: string
  numberHelp: string
  opener: string
  openers: Readonly<Record<Opener, string>>
  open: string
  frame: string
  /** Status of the communication with the app. */
  waiting: string
  signedIn: string
  nobody: string
  failed: string
}

export const superAppMessages: Readonly<Record<Locale, Messages>> = {
  fa: {
    title: 'سوپراپ آزمایشی',
    lead: 'این صفحه نقش برنامه‌ای را بازی می‌کند که سپر درون آن باز می‌شود و کاربرش از پیش وارد شده است.',
    number: 'شمارهٔ موبایل کاربر این برنامه',
    numberHelp:
      'اگر خالی بماند، کسی وارد نشده است. اگر در همین مرورگر در سپر وارد شده باشید، سپر چیزی نمی‌پرسد.',
    opener: 'سپر در کدام برنامه باز می‌شود؟',
    openers: {
      pwa: 'صفحهٔ سوپراپ',
      passenger: 'برنامهٔ مسافر',
      driver: 'برنامهٔ راننده',
      native: 'سوپراپ بومی',
    },
    open: 'باز کردن سپر',
    frame: 'سپر، درون سوپراپ',
    waiting: 'منتظر پرسش سپر هستیم.',
    signedIn: 'سپر پرسید چه کسی وارد شده است؛ یک توکن یک‌بارمصرف به آن دادیم.',
    nobody: 'سپر پرسید چه کسی وارد شده است؛ گفتیم هیچ‌کس.',
    failed: 'توکن ساخته نشد؛ به سپر گفتیم کسی وارد نشده است.',
  },
  en: {
    title: 'Sandbox super-app',
    lead: 'This page plays the app that Separ is opened in, whose person is signed in already.',
    number: 'Mobile number of this app’s person',
    numberHelp:
      'Left empty, nobody is signed in. If you are signed in to Separ in this browser already, ' +
      'Separ does not ask.',
    opener: 'Which app is Separ opened in?',
    openers: {
      pwa: 'The super-app’s page',
      passenger: 'Passenger app',
      driver: 'Driver app',
      native: 'Native super-app',
    },
    open: 'Open Separ',
    frame: 'Separ, inside the super-app',
    waiting: 'Waiting for Separ to ask.',
    signedIn: 'Separ asked who is signed in; we gave it a one-time token.',
    nobody: 'Separ asked who is signed in; we said nobody.',
    failed: 'No token could be made; we told Separ that nobody is signed in.',
  },
}
