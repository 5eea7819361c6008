/**
 * Rules and sentences of the sandbox's chat expert. Document 1 section 9 (hours), document 2 section 4
 * (documents).
 */
import type { Locale } from '#contract/texts.ts'

export type Rule = {
  /** The rule matches if a message contains one of these; Persian with one spelling of ی and ک. */
  keywords: readonly string[]
  answer: Readonly<Record<Locale, string>>
  /** A question offered as a button. */
  hint?: Readonly<Record<Locale, string>>
}

export const rules: readonly Rule[] = [
  {
    keywords: ['قیمت', 'حق بیمه', 'حق‌بیمه', 'چند', 'ارزان', 'price', 'premium', 'cost', 'how much', 'cheap'],
    hint: { fa: 'قیمت بیمه چقدر است؟', en: 'How much is the insurance?' },
    answer: {
      fa: 'قیمت به خودرو یا موتورسیکلت، تخفیف عدم خسارت، سقف مالی و مدت بیمه بستگی دارد. با پلاک و کد ملی استعلام بگیرید تا قیمت همهٔ بیمه‌گران را کنار هم ببینید.',
      en: 'The price depends on the vehicle, the no-claim discount, the ceiling and the term. Look your plate up and you see every insurer’s price side by side.',
    },
  },
  {
    keywords: ['مدرک', 'مدارک', 'عکس', 'کارت', 'document', 'picture', 'photo', 'card'],
    hint: { fa: 'چه مدارکی لازم است؟', en: 'Which documents are needed?' },
    answer: {
      fa: 'روی کارت ملی، روی و پشت کارت خودرو یا موتورسیکلت و بیمه‌نامهٔ قبلی. برای خودرو یا موتورسیکلت نو، کارت ملی و سند آن کافی است. عکس JPG یا PNG یا فایل PDF تا ۱۲ مگابایت بفرستید.',
      en: 'The front of the national card, both sides of the vehicle card and the previous policy. For a new vehicle the national card and the title deed will do. Send JPG, PNG or PDF, up to 12 MB.',
    },
  },
  {
    keywords: ['ساعت', 'کی صادر', 'صدور', 'چه زمان', 'hour', 'open', 'when', 'issue'],
    hint: { fa: 'ساعت کاری و زمان صدور چیست؟', en: 'What are your hours?' },
    answer: {
      fa: 'شنبه تا چهارشنبه ۸ تا ۱۸ و پنجشنبه ۸ تا ۱۲ پاسخ می‌دهیم. سفارشی که تا ساعت ۲۱ کامل شود همان روز صادر می‌شود؛ پنجشنبه و جمعه تا ۱۹.',
      en: 'We answer Saturday to Wednesday 8 to 18, Thursday 8 to 12. An order that is complete by 21:00 is issued the same day; on Thursday and Friday by 19:00.',
    },
  },
  {
    keywords: ['قسط', 'اقساط', 'چک', 'instal', 'cheque', 'bnpl'],
    answer: {
      fa: 'چهار قسط بدون سود دارید که اولی هنگام خرید است، یا پیش‌پرداخت و چک‌های ماهانه؛ هر پیشنهاد می‌گوید کدام را می‌پذیرد.',
      en: 'There are four interest-free instalments, the first when you buy, or a down payment and monthly cheques; each offer says which it takes.',
    },
  },
  {
    keywords: ['تخفیف', 'discount', 'coupon'],
    answer: {
      fa: 'کد تخفیف را در فهرست پیشنهادها یا در فاکتور وارد کنید. درصد تخفیف عدم خسارت همان است که روی بیمه‌نامهٔ قبلی چاپ شده.',
      en: 'Enter a discount code in the list of offers or on the invoice. The no-claim percent is the one printed on your previous policy.',
    },
  },
  {
    keywords: ['ممنون', 'مرسی', 'متشکر', 'سپاس', 'thank'],
    answer: {
      fa: 'خواهش می‌کنم. اگر پرسش دیگری هست بنویسید.',
      en: 'You are welcome. Write if there is anything else.',
    },
  },
  {
    keywords: ['سلام', 'درود', 'وقت بخیر', 'hello', 'hi', 'hey', 'good morning'],
    answer: {
      fa: 'سلام، خوش آمدید. دربارهٔ قیمت، مدارک، اقساط یا ساعت کاری بپرسید.',
      en: 'Hello and welcome. Ask about prices, documents, instalments or hours.',
    },
  },
]

export const unknown: Rule['answer'] = {
  fa: 'این را نمی‌دانم؛ من برنامهٔ محیط آزمایشی‌ام. دربارهٔ قیمت، مدارک، اقساط یا ساعت کاری بپرسید، یا از منوی راهنما با کارشناس تماس بگیرید.',
  en: 'I do not know that; I am the sandbox’s program. Ask about prices, documents, instalments or hours, or call an expert from the help menu.',
}

/** The expert's first message. */
export const greeting: Rule['answer'] = {
  fa: 'سلام، من کارشناس محیط آزمایشی سپرم. چه کمکی از من برمی‌آید؟',
  en: 'Hello, I am the expert of Separ’s sandbox. How can I help?',
}
