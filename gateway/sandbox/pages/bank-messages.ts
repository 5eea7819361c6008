/** Messages of the bank page in both languages. Decisions, section 4; design language, section 6. */
import type { PaymentType } from '#contract/operations/offers.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import type { AttemptState } from '../../store/schema/index.ts'

/** How an attempt ended. */
export type Ending = Exclude<AttemptState, 'open'>
type HeadingAndSentence = readonly [heading: string, sentence: string]

type Messages = {
  title: string
  heading: string
  sandbox: string
  minutes: (left: number) => string
  insurer: string
  vehicle: Readonly<Record<InsuranceType, string>>
  payNow: Readonly<Record<PaymentType, string>>
  toman: string
  cancel: string
  forTesting: string
  refuse: string
  timeOut: string
  pay: string
  endings: Readonly<Record<Ending, HeadingAndSentence>>
  back: string
  unknown: HeadingAndSentence
}

const nothingTaken = {
  fa: 'مبلغی کم نشد. از فاکتور دوباره پرداخت کنید.',
  en: 'Nothing was taken. Pay again from the invoice.',
}

export const bankMessages: Readonly<Record<Locale, Messages>> = {
  fa: {
    title: 'درگاه بانک آزمایشی',
    heading: 'پرداخت حق‌بیمه',
    sandbox: 'این‌جا محیط آزمایشی است و پولی جابه‌جا نمی‌شود.',
    minutes: (left) => `${left} دقیقه فرصت دارید.`,
    insurer: 'بیمه‌گر',
    vehicle: { thirdparty: 'خودرو', motorcycle: 'موتورسیکلت', carbody: 'خودرو' },
    payNow: { cash: 'مبلغ قابل پرداخت', bnpl: 'قسط اول', installment: 'پیش‌پرداخت' },
    toman: 'تومان',
    cancel: 'انصراف از پرداخت',
    forTesting: 'برای آزمایش',
    refuse: 'کارت پذیرفته نشود',
    timeOut: 'مهلت تمام شود',
    pay: 'پرداخت',
    endings: {
      paid: ['این پرداخت انجام شده است', 'مبلغ یک بار پرداخت شد و دوباره کم نمی‌شود.'],
      cancelled: ['این پرداخت لغو شده است', nothingTaken.fa],
      'timed-out': ['مهلت این پرداخت تمام شده است', nothingTaken.fa],
      refused: ['کارت پذیرفته نشد', nothingTaken.fa],
    },
    back: 'بازگشت به سپر',
    unknown: ['این پرداخت پیدا نشد', 'به سپر برگردید و از فاکتور دوباره پرداخت کنید.'],
  },
  en: {
    title: 'Sandbox bank gateway',
    heading: 'Payment of the premium',
    sandbox: 'This is a sandbox and no money moves.',
    minutes: (left) => (left === 1 ? 'You have one minute.' : `You have ${left} minutes.`),
    insurer: 'Insurer',
    vehicle: { thirdparty: 'Vehicle', motorcycle: 'Motorcycle', carbody: 'Car' },
    payNow: { cash: 'Amount to pay', bnpl: 'First instalment', installment: 'Down payment' },
    toman: 'Toman',
    cancel: 'Cancel the payment',
    forTesting: 'For testing',
    refuse: 'Card is refused',
    timeOut: 'Time runs out',
    pay: 'Pay',
    endings: {
      paid: ['This payment is made', 'The amount was paid once and is not taken again.'],
      cancelled: ['This payment is cancelled', nothingTaken.en],
      'timed-out': ['The time for this payment has run out', nothingTaken.en],
      refused: ['The card was refused', nothingTaken.en],
    },
    back: 'Back to Separ',
    unknown: ['This payment was not found', 'Go back to Separ and pay again from the invoice.'],
  },
}
