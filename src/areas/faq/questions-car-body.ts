/**
 * Questions about car-body insurance, as the documents describe it. It cannot be bought here yet, which its first answer
 * says. Document 3, sections 1, 2, 4, 5 and 9.
 */
import { msg } from '@lingui/core/macro'
import type { Question } from './question.ts'

export const carBodyQuestions: readonly Question[] = [
  {
    id: 'buy-car-body',
    question: msg`از سپر می‌توانم بیمهٔ بدنه بخرم؟`,
    answer: msg`هنوز نه. این پاسخ‌ها می‌گویند بیمهٔ بدنه چیست و خریدش چه می‌خواهد تا وقتی آمد، آماده باشید.`,
  },
  {
    id: 'covers',
    question: msg`چه پوشش‌هایی را می‌شود اضافه کرد؟`,
    answer: msg`سرقت لوازم، نوسان قیمت، شکست شیشه، بلایای طبیعی، خط و خش، مواد شیمیایی، ایاب‌وذهاب، کاهش ارزش، هزینهٔ استهلاک، خطر جنگ و بدون فرانشیز.`,
  },
  {
    id: 'price-fluctuation',
    question: msg`نوسان قیمت یعنی چه؟`,
    answer: msg`اگر خودرو پس از خرید بیمه گران شود، تا ۲۵، ۵۰ یا ۱۰۰ درصد ارزش آن هم بیمه است؛ اندازه‌اش را شما انتخاب می‌کنید.`,
  },
  {
    id: 'theft-of-parts',
    question: msg`سرقت لوازم تا چقدر پوشش دارد؟`,
    answer: msg`سه اندازه دارد: ۵، ۱۰ یا ۲۰ درصد.`,
  },
  {
    id: 'car-value',
    question: msg`ارزش خودرو را چقدر وارد کنم؟`,
    answer: msg`قیمت روز آن را، از ۵۰ میلیون تا نزدیک ۱۰۰ میلیارد تومان. حق‌بیمه و مبلغ خسارت هر دو از همین عدد حساب می‌شود.`,
  },
  {
    id: 'accessories',
    question: msg`لوازم غیرفابریک هم بیمه می‌شود؟`,
    answer: msg`بله، اگر ارزش آن‌ها را جدا اعلام کنید؛ حداکثر ۱۰ میلیارد تومان.`,
  },
  {
    id: 'inspection',
    question: msg`بازدید خودرو لازم است؟`,
    answer: msg`بله. محل و ساعت آن را از میان امروز و هفت روز بعد انتخاب می‌کنید، در شهرهایی که بازدید دارند. پس از بازدید و تأیید کارشناس بیمه‌نامه صادر می‌شود.`,
  },
  {
    id: 'inspection-conditions',
    question: msg`برای بازدید چه آماده کنم؟`,
    answer: msg`خودروی تمیز در جایی مناسب، باز و روشن، سوئیچ و راننده، و لوازم غیرفابریک روی خودرو. شمارهٔ شاسی باید خوانا و آسیب‌ها تعمیرشده باشد.`,
  },
  {
    id: 'car-body-history',
    question: msg`سابقهٔ مالک قبلی به کار من می‌آید؟`,
    answer: msg`نه. سابقهٔ بیمه باید از آنِ خودتان باشد؛ تخفیف‌های مالک قبلی به پلاک تازه منتقل نمی‌شود.`,
  },
  {
    id: 'car-body-term',
    question: msg`مدت بیمهٔ بدنه چقدر است؟`,
    answer: msg`۱۲ ماه.`,
  },
  {
    id: 'car-body-payment',
    question: msg`بیمهٔ بدنه را قسطی می‌شود خرید؟`,
    answer: msg`نقدی، با چک، یا با ۴ قسط بدون سود که قسط اول آن هنگام خرید پرداخت می‌شود.`,
  },
  {
    id: 'car-body-documents',
    question: msg`مدارک بدنه را بعد از پرداخت هم می‌شود فرستاد؟`,
    answer: msg`نه، در بیمهٔ بدنه همهٔ مدارک پیش از پرداخت فرستاده می‌شود.`,
  },
]
