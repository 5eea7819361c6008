/** Messages of the phone insurer's site and of its claim page, in both languages. Document 3 section 9. */
import type { Locale } from '#contract/texts.ts'
import type { MobilePlan } from '#contract/values/mobile-policy.ts'

type PhoneMessages = {
  title: string
  heading: string
  sandbox: string
  cellNumber: string
  cellNumberHelp: string
  buyerName: string
  buyerNameHelp: string
  device: string
  chooseDevice: string
  imei: string
  imeiHelp: string
  phonePrice: string
  phonePriceHelp: string
  repaired: string
  repairedYes: string
  repairedNo: string
  plan: string
  plans: Readonly<Record<MobilePlan, readonly [name: string, pays: string]>>
  goOn: string
  problems: Readonly<Record<string, string>>
  phone: string
  premium: string
  discount: string
  toPay: string
  toman: string
  cover: (from: string, to: string) => string
  pay: string
  cancel: string
  renew: string
  orderedHeading: string
  renewHeading: string
  endings: Readonly<
    Record<
      'active' | 'cancelled' | 'expired' | 'previous_insurance',
      readonly [heading: string, sentence: string]
    >
  >
  back: string
  close: string
  over: readonly [heading: string, sentence: string]
  again: string
  claim: { title: string; lead: string; steps: readonly string[] }
}

export const phoneMessages: Readonly<Record<Locale, PhoneMessages>> = {
  fa: {
    title: 'سایت آزمایشی بیمهٔ موبایل',
    heading: 'گوشی‌تان را بیمه کنید',
    sandbox: 'این‌جا به‌جای سایت بیمه‌گر است. محیط آزمایشی است و پولی جابه‌جا نمی‌شود.',
    cellNumber: 'شمارهٔ موبایل',
    cellNumberHelp: 'بیمه‌نامه در سپر با همین شماره دیده می‌شود.',
    buyerName: 'نام و نام خانوادگی',
    buyerNameHelp: 'همان‌طور که در کارت ملی است.',
    device: 'مدل گوشی',
    chooseDevice: 'انتخاب کنید',
    imei: 'شمارهٔ شناسایی گوشی (IMEI)',
    imeiHelp: 'برای دیدنش \u2066*#06#\u2069 را بگیرید؛ ۱۵ رقم است.',
    phonePrice: 'قیمت روز گوشی، تومان',
    phonePriceHelp: 'حداکثر ۲۰۰ میلیون تومان.',
    repaired: 'گوشی تعمیر شده است؟',
    repairedYes: 'بله',
    repairedNo: 'نه',
    plan: 'طرح',
    plans: {
      theft: ['سرقت', 'تا ۹۵ درصد ارزش روز گوشی'],
      'theft-and-breakage': ['سرقت و شکستگی', 'سوختن قطعه‌ها هم هست؛ تا ۸۰ درصد ارزش روز گوشی'],
    },
    goOn: 'دیدن قیمت',
    problems: {
      'buyerName.missing': 'نام و نام خانوادگی را وارد کنید.',
      'device.missing': 'مدل گوشی را انتخاب کنید.',
      'device.not-insured': 'سامسونگ سری Z و موتورولا بیمه نمی‌شوند.',
      'imei.missing': 'شمارهٔ شناسایی گوشی را وارد کنید.',
      'imei.length': 'شمارهٔ شناسایی ۱۵ رقم است.',
      'imei.wrong': 'این شماره درست نیست؛ رقم‌ها را یک بار دیگر بررسی کنید.',
      'imei.insured': 'این گوشی بیمه‌نامهٔ معتبر دارد.',
      'phonePrice.missing': 'قیمت گوشی را وارد کنید.',
      'phonePrice.low': 'قیمت باید دست‌کم یک میلیون تومان باشد.',
      'phonePrice.high': 'گوشی گران‌تر از ۲۰۰ میلیون تومان بیمه نمی‌شود.',
      'repaired.missing': 'بگویید گوشی تعمیر شده است یا نه.',
      'repaired.repaired': 'گوشی تعمیرشده بیمه نمی‌شود.',
    },
    phone: 'گوشی',
    premium: 'حق‌بیمهٔ یک سال',
    discount: 'تخفیف ۶۵ درصدی مشتری تازه',
    toPay: 'مبلغ قابل پرداخت',
    toman: 'تومان',
    cover: (from, to) => `از ${from} تا ${to}`,
    pay: 'پرداخت',
    cancel: 'انصراف',
    renew: 'تمدید و پرداخت',
    orderedHeading: 'قیمت بیمهٔ گوشی شما',
    renewHeading: 'تمدید بیمهٔ گوشی',
    endings: {
      active: ['بیمه‌نامه صادر شد', 'بیمه‌نامه در سپر است، در «بیمه‌های من»، بخش موبایل.'],
      cancelled: ['این سفارش لغو شد', 'پولی کم نشد. می‌توانید دوباره بخرید.'],
      expired: [
        'زمان تمدید گذشته است',
        'بیش از ۳۰ روز از پایان بیمه‌نامه گذشته است؛ گوشی را از نو بیمه کنید.',
      ],
      previous_insurance: [
        'این بیمه‌نامه تمدید شده است',
        'بیمه‌نامهٔ تازه در سپر است، در «بیمه‌های من»، بخش موبایل.',
      ],
    },
    back: 'بازگشت به بیمه‌های من',
    close: 'این صفحه را ببندید تا به سپر برگردید.',
    over: ['این صفحه دیگر باز نیست', 'خرید را از نو شروع کنید.'],
    again: 'شروع دوباره',
    claim: {
      title: 'سایت آزمایشی خسارت موبایل',
      lead: 'این صفحه جای سایت اعلام خسارت بیمه‌گر را گرفته است. در سایت واقعی این کارها را می‌کنید:',
      steps: [
        'شمارهٔ بیمه‌نامه و شمارهٔ شناسایی گوشی را وارد می‌کنید.',
        'می‌گویید چه شده است: سرقت، شکستگی یا سوختن قطعه.',
        'عکس گوشی، یا برای سرقت گزارش پلیس را می‌فرستید.',
        'کارشناس بررسی می‌کند و مبلغ خسارت به حسابتان می‌آید.',
      ],
    },
  },
  en: {
    title: 'Sandbox site of mobile insurance',
    heading: 'Insure your phone',
    sandbox: 'This page stands where the insurer’s site would. It is a sandbox and no money moves.',
    cellNumber: 'Mobile number',
    cellNumberHelp: 'Separ shows the policy to this number.',
    buyerName: 'Full name',
    buyerNameHelp: 'As on the national card.',
    device: 'Phone',
    chooseDevice: 'Choose one',
    imei: 'Phone’s number (IMEI)',
    imeiHelp: 'Dial *#06# to see it; it has 15 digits.',
    phonePrice: 'Price of the phone today, Toman',
    phonePriceHelp: '200 million Toman at most.',
    repaired: 'Was the phone repaired?',
    repairedYes: 'Yes',
    repairedNo: 'No',
    plan: 'Plan',
    plans: {
      theft: ['Theft', 'up to 95% of the phone’s current value'],
      'theft-and-breakage': [
        'Theft and breakage',
        'with burnt parts; up to 80% of the phone’s current value',
      ],
    },
    goOn: 'See the price',
    problems: {
      'buyerName.missing': 'Enter the full name.',
      'device.missing': 'Choose the phone.',
      'device.not-insured': 'Samsung’s Z series and Motorola are not insured.',
      'imei.missing': 'Enter the phone’s number.',
      'imei.length': 'The number has 15 digits.',
      'imei.wrong': 'This number is not right; check its digits again.',
      'imei.insured': 'This phone has a policy in force.',
      'phonePrice.missing': 'Enter the price of the phone.',
      'phonePrice.low': 'The price must be one million Toman at least.',
      'phonePrice.high': 'A phone above 200 million Toman is not insured.',
      'repaired.missing': 'Say whether the phone was repaired.',
      'repaired.repaired': 'A repaired phone is not insured.',
    },
    phone: 'Phone',
    premium: 'Premium of a year',
    discount: 'New customer’s discount, 65%',
    toPay: 'Amount to pay',
    toman: 'Toman',
    cover: (from, to) => `From ${from} to ${to}`,
    pay: 'Pay',
    cancel: 'Cancel',
    renew: 'Renew and pay',
    orderedHeading: 'Price of your phone’s insurance',
    renewHeading: 'Renew your phone’s insurance',
    endings: {
      active: ['The policy is issued', 'It is in Separ, under My Insurance, mobile.'],
      cancelled: ['This order is cancelled', 'Nothing was taken. You can buy again.'],
      expired: ['It is too late to renew', 'The policy ended more than 30 days ago; insure the phone anew.'],
      previous_insurance: [
        'This policy was renewed',
        'The new policy is in Separ, under My Insurance, mobile.',
      ],
    },
    back: 'Back to My Insurance',
    close: 'Close this page to go back to Separ.',
    over: ['This page is not open any more', 'Start the purchase again.'],
    again: 'Start again',
    claim: {
      title: 'Sandbox site of mobile claims',
      lead: 'This page stands where the insurer’s claim site would. There you would:',
      steps: [
        'enter the number of the policy and of the phone;',
        'say what happened: theft, breakage or burnt parts;',
        'send pictures of the phone, or the police report of a theft;',
        'and once an expert has checked it, receive the payment on your account.',
      ],
    },
  },
}
