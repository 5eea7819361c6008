/** Titles of moves, actors, fields and logged actions on the operator page. Decisions, section 10. */
import type { Locale } from '#contract/texts.ts'
import type { DetailField, OrderActor } from '#contract/values/order-move.ts'
import type { OperatorAction } from '../../store/schema/index.ts'
import type { MoveName } from './choices.ts'

type Title = Readonly<Record<Locale, string>>

export const moveTitles: Readonly<Record<MoveName, Title>> = {
  approve: { fa: 'تأیید سفارش', en: 'Approve' },
  returnDetails: { fa: 'برگرداندن برای اصلاح اطلاعات', en: 'Return the details for correction' },
  rejectDocuments: { fa: 'رد مدارک', en: 'Reject documents' },
  rejectCheques: { fa: 'رد عکس چک‌ها', en: 'Reject cheques' },
  requestDocuments: { fa: 'درخواست مدارک بیشتر', en: 'Ask for more documents' },
  refuse: { fa: 'رد سفارش و بازپرداخت', en: 'Refuse and refund' },
  receive: { fa: 'شروع بررسی', en: 'Begin checking' },
  handOver: { fa: 'فرستادن به بیمه‌گر', en: 'Hand over to the insurer' },
  issue: { fa: 'صدور بیمه‌نامه', en: 'Issue the policy' },
  issueWithEndorsement: { fa: 'صدور با اصلاحیه', en: 'Issue with an endorsement' },
  correct: { fa: 'مشتری اصلاح کرد', en: 'The customer has corrected it' },
  chooseDelivery: { fa: 'مشتری زمان تحویل را انتخاب کرد', en: 'The customer has chosen a delivery time' },
  chooseVisit: { fa: 'مشتری زمان بازدید را انتخاب کرد', en: 'The customer has chosen a visit time' },
  offerVisit: { fa: 'پیشنهاد زمان بازدید', en: 'Offer a visit' },
  beginVisit: { fa: 'روز بازدید رسید', en: 'The visit’s day has come' },
  missVisit: { fa: 'زمان بازدید گذشت', en: 'The visit was missed' },
  passVisit: { fa: 'بازدید تأیید شد', en: 'The visit was passed' },
  noteDamage: { fa: 'بازدید تأیید شد، با آسیب', en: 'The visit was passed, with damage' },
  refuseVisit: { fa: 'بازدید رد شد', en: 'The visit was refused' },
  deliver: { fa: 'پیک تحویل داد', en: 'The courier has delivered it' },
  missDelivery: { fa: 'پیک کسی را پیدا نکرد', en: 'The courier found nobody' },
  sendSms: { fa: 'فرستادن پیامک', en: 'Send the SMS' },
  collectLastInstalment: { fa: 'قسط آخر پرداخت شد', en: 'The last instalment is paid' },
  endorse: { fa: 'افزودن اصلاحیه', en: 'Add an endorsement' },
  reissue: { fa: 'صدور دوباره', en: 'Reissue' },
  beginRefund: { fa: 'شروع بازپرداخت', en: 'Begin the refund' },
  refund: { fa: 'بازپرداخت انجام شد', en: 'The refund is made' },
  expire: { fa: 'پایان اعتبار، تمدید در سایت بیمه‌گر', en: 'Expire; renewed at the insurer' },
  expireRenewable: { fa: 'پایان اعتبار، تمدید در سپر', en: 'Expire; renewed here' },
  expireSold: { fa: 'پایان اعتبار، وسیلهٔ نقلیه فروخته شده', en: 'Expire; the vehicle was sold' },
  passMonth: { fa: 'سی روز از پایان اعتبار گذشت', en: 'Thirty days have passed since the end' },
  cancelForInsurer: { fa: 'لغو از سوی بیمه‌گر', en: 'Cancel for the insurer' },
  cancelForCustomer: { fa: 'لغو به درخواست مشتری', en: 'Cancel for the customer' },
}

export const actorTitles: Readonly<Record<OrderActor, Title>> = {
  customer: { fa: 'مشتری', en: 'Customer' },
  bank: { fa: 'بانک', en: 'Bank' },
  gateway: { fa: 'سپر', en: 'Separ' },
  expert: { fa: 'کارشناس', en: 'Expert' },
  insurer: { fa: 'بیمه‌گر', en: 'Insurer' },
  operator: { fa: 'متصدی', en: 'Operator' },
  courier: { fa: 'پیک', en: 'Courier' },
  visitor: { fa: 'کارشناس بازدید', en: 'Visitor' },
}

export const fieldTitles: Readonly<Record<DetailField, Title>> = {
  firstName: { fa: 'نام', en: 'First name' },
  lastName: { fa: 'نام خانوادگی', en: 'Last name' },
  nationalCode: { fa: 'کد ملی', en: 'National code' },
  birthDate: { fa: 'تاریخ تولد', en: 'Date of birth' },
  cellNumber: { fa: 'شمارهٔ موبایل', en: 'Mobile number' },
  companyName: { fa: 'نام شرکت', en: 'Company name' },
  companyNationalId: { fa: 'شناسهٔ ملی شرکت', en: 'Company ID' },
  establishmentDate: { fa: 'تاریخ تأسیس', en: 'Date of establishment' },
  carOwnerNationalCode: { fa: 'کد ملی مالک', en: 'Owner’s national code' },
  carOwnerBirthDate: { fa: 'تاریخ تولد مالک', en: 'Owner’s date of birth' },
  province: { fa: 'استان', en: 'Province' },
  city: { fa: 'شهر', en: 'City' },
  address: { fa: 'نشانی', en: 'Street address' },
  plaqueNumber: { fa: 'پلاک ساختمان', en: 'Building number' },
  unitNumber: { fa: 'واحد', en: 'Unit' },
  postalCode: { fa: 'کد پستی', en: 'Postal code' },
}

export const actionTitles: Readonly<Record<OperatorAction, Title>> = {
  'signed-in': { fa: 'ورود', en: 'Signed in' },
  'sign-in-refused': { fa: 'ورود ناموفق', en: 'Sign-in refused' },
  'signed-out': { fa: 'خروج', en: 'Signed out' },
  searched: { fa: 'جست‌وجو', en: 'Searched' },
  'viewed-order': { fa: 'دیدن سفارش', en: 'Viewed an order' },
  'viewed-document': { fa: 'دیدن مدرک', en: 'Viewed a document' },
  moved: { fa: 'تغییر وضعیت', en: 'Moved' },
  'move-refused': { fa: 'تغییر وضعیت پذیرفته نشد', en: 'Move refused' },
  held: { fa: 'نگه داشتن', en: 'Held' },
  released: { fa: 'رها کردن', en: 'Released' },
}
