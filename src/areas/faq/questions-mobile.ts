/** Questions about mobile insurance. Document 3, sections 1, 2 and 9. */
import { msg } from '@lingui/core/macro'
import type { Question } from './question.ts'

export const mobileQuestions: readonly Question[] = [
  {
    id: 'mobile-damages',
    question: msg`بیمهٔ موبایل چه خسارت‌هایی را می‌پردازد؟`,
    answer: msg`شکستگی، سوختن قطعه‌ها و سرقت، بسته به طرحی که می‌خرید.`,
  },
  {
    id: 'mobile-plans',
    question: msg`هر طرح چقدر می‌پردازد؟`,
    answer: msg`طرح سرقت تا ۹۵ درصد و طرح سرقت و شکستگی تا ۸۰ درصد ارزش روز گوشی.`,
  },
  {
    id: 'mobile-price',
    question: msg`گوشی تا چه قیمتی بیمه می‌شود؟`,
    answer: msg`تا ۲۰۰ میلیون تومان.`,
  },
  {
    id: 'mobile-refused',
    question: msg`کدام گوشی‌ها بیمه نمی‌شوند؟`,
    answer: msg`سامسونگ سری Z، موتورولا، و گوشی‌هایی که تعمیر شده‌اند.`,
  },
  {
    id: 'mobile-purchase',
    question: msg`بیمهٔ موبایل را کجا بخرم؟`,
    answer: msg`در سایت بیمه‌گر، که از صفحهٔ «بیمهٔ موبایل» باز می‌شود. اگر وارد حسابتان شده باشید، شمارهٔ موبایلتان به آن داده می‌شود؛ وگرنه همان‌جا می‌پرسند.`,
  },
  {
    id: 'mobile-discount',
    question: msg`بیمهٔ موبایل تخفیف دارد؟`,
    answer: msg`بله، مشتری تازه ۶۵ درصد تخفیف می‌گیرد.`,
  },
  {
    id: 'mobile-policy',
    question: msg`بیمه‌نامهٔ گوشی‌ام کجاست؟`,
    answer: msg`در «بیمه‌های من»، بخش موبایل، با همان شماره‌ای که خریده‌اید. فایل آن را از همان‌جا می‌گیرید.`,
  },
  {
    id: 'mobile-renewal',
    question: msg`بیمهٔ گوشی را چطور تمدید کنم؟`,
    answer: msg`نزدیک پایانش، در «بیمه‌های من» دکمهٔ تمدید می‌آید و شما را به سایت بیمه‌گر می‌برد.`,
  },
  {
    id: 'mobile-claim',
    question: msg`خسارت گوشی را چطور ثبت کنم؟`,
    answer: msg`در سایت خسارت بیمه‌گر. راهنمای آن در «بیمه‌های من»، بالای بخش موبایل است.`,
  },
]
