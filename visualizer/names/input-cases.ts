/** Names of the journey's input cases. A test compares the table with the journey's model. */
import type { LocalisedText } from '../language.ts'
import { appInputCases } from './app-charts.ts'
import { areaInputCases } from './area-charts.ts'
import { carBodyInputCases } from './car-body.ts'
import { renewalInputCases } from './renewal.ts'

const again = (fa: string, en: string): LocalisedText => ({ fa: `پس از قطع، ${fa}`, en: `Again after ${en}` })

export const inputCaseNames: Readonly<Record<string, LocalisedText>> = {
  ...appInputCases,
  ...areaInputCases,
  ...carBodyInputCases,
  ...renewalInputCases,
  guest: { fa: 'مهمان', en: 'Guest' },
  'signed in': { fa: 'واردشده', en: 'Signed in' },
  'a shared link': { fa: 'پیوند هم‌رسانی‌شده', en: 'A shared link' },
  'a link with a gap': { fa: 'پیوند ناقص', en: 'A link with a gap' },
  'back from sign-in with a choice': {
    fa: 'بازگشت از ورود با یک انتخاب',
    en: 'Back from sign-in with a choice',
  },
  'back from sign-in with instalments': {
    fa: 'بازگشت از ورود با خرید قسطی',
    en: 'Back from sign-in with instalments',
  },
  'again while a changed price is decided on': {
    fa: 'دوباره، هنگام تصمیم بر قیمت تازه',
    en: 'Again while a price is decided on',
  },
  'again with marked offers': { fa: 'دوباره، با پیشنهادهای نشان‌شده', en: 'Again with marked offers' },
  'at holder': { fa: 'در بیمه‌گذار', en: 'At the holder' },
  'at address': { fa: 'در نشانی', en: 'At the address' },
  'at delivery': { fa: 'در ارسال', en: 'At the delivery' },
  'at documents': { fa: 'در مدارک', en: 'At the documents' },
  'at cheques': { fa: 'در چک‌ها', en: 'At the cheques' },
  'at payment': { fa: 'در پرداخت', en: 'At the payment' },
  'an incomplete order': { fa: 'سفارش ناتمام', en: 'An incomplete order' },
  'an incomplete order at its payment': {
    fa: 'سفارش ناتمام در پرداخت',
    en: 'An incomplete order at its payment',
  },
  'cheques are in': { fa: 'چک‌ها رسیده', en: 'Cheques are in' },
  'documents, from My Insurance': { fa: 'مدارک، از بیمه‌های من', en: 'Documents, from My Insurance' },
  'cheques, from My Insurance': { fa: 'چک‌ها، از بیمه‌های من', en: 'Cheques, from My Insurance' },
  'back from the bank': { fa: 'بازگشت از بانک', en: 'Back from the bank' },
  'an empty box': { fa: 'جعبهٔ خالی', en: 'An empty box' },
  'a box with a picture': { fa: 'جعبه با عکس', en: 'A box with a picture' },
  'again after chooseInstantPayment': again('انتخاب پرداخت', 'choosing to pay first'),
  'again after savePolicyHolder': again('ثبت بیمه‌گذار', 'saving the holder'),
  'again after savePolicyInfo': again('ثبت نشانی بیمه‌نامه', 'saving the policy address'),
  'again after saveAddress': again('ذخیرهٔ نشانی', 'saving an address'),
  'again after deleteAddress': again('حذف نشانی', 'deleting an address'),
  'again after saveAddress, at delivery': again('ذخیرهٔ نشانی در ارسال', 'saving an address at the delivery'),
  'again after deleteAddress, at delivery': again(
    'حذف نشانی در ارسال',
    'deleting an address at the delivery',
  ),
  'again after saveDeliveryAddress': again('ثبت ارسال', 'saving the delivery'),
  'again after saveDeliveryTime': again('ثبت زمان تحویل', 'saving the delivery time'),
  'again after registerOrder': again('ثبت سفارش', 'registering the order'),
  'again after completeOrder': again('تکمیل سفارش', 'completing the order'),
  'again after submitDocuments': again('ثبت مدارک', 'submitting documents'),
  'again after submitCheques': again('ثبت چک‌ها', 'submitting cheques'),
  'again after changePaymentType': again('تغییر روش پرداخت', 'changing the way of paying'),
  'again after applyDiscount': again('اعمال کد تخفیف', 'applying a code'),
  'again after removeDiscount': again('حذف کد تخفیف', 'removing a code'),
  'again after acceptPriceChange': again('پذیرفتن قیمت تازه', 'accepting a price'),
}
