/** Titles of an order's statuses in both languages. Decisions, section 10. */
import type { Locale } from '#contract/texts.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'

type Titles = Readonly<Record<Locale, string>>

const issued: Titles = { fa: 'صادر شد', en: 'Issued' }
const expiredElsewhere: Titles = { fa: 'منقضی، تمدید در سایت بیمه‌گر', en: 'Expired, renew at the insurer' }
const expiredHere: Titles = { fa: 'منقضی، تمدید در سپر', en: 'Expired, renew here' }

const titles: Readonly<Record<OrderStatusId, Titles>> = {
  [ORDER_STATUS.unfinished]: { fa: 'ناتمام', en: 'Not finished' },
  [ORDER_STATUS.awaitingPayment]: { fa: 'در انتظار پرداخت', en: 'Waiting for payment' },
  [ORDER_STATUS.paid]: { fa: 'پرداخت شد', en: 'Paid' },
  [ORDER_STATUS.checking]: { fa: 'در حال بررسی', en: 'Being checked' },
  [ORDER_STATUS.approved]: { fa: 'تأیید شد', en: 'Approved' },
  [ORDER_STATUS.issuing]: { fa: 'در حال صدور', en: 'Being issued' },
  [ORDER_STATUS.cancelled]: { fa: 'لغو شد', en: 'Cancelled' },
  [ORDER_STATUS.correctingDetails]: { fa: 'نیاز به اصلاح اطلاعات', en: 'Correct your details' },
  [ORDER_STATUS.refunding]: { fa: 'در حال بازپرداخت', en: 'Being refunded' },
  [ORDER_STATUS.refunded]: { fa: 'بازپرداخت شد', en: 'Refunded' },
  [ORDER_STATUS.needingDocuments]: { fa: 'مدارک بیشتری لازم است', en: 'More documents needed' },
  [ORDER_STATUS.issuedWithPaper]: issued,
  [ORDER_STATUS.issued]: issued,
  [ORDER_STATUS.endorsed]: { fa: 'صادر شد، با اصلاحیه', en: 'Issued with an endorsement' },
  [ORDER_STATUS.issuedInInstalments]: { fa: 'صادر شد، قسط باز', en: 'Issued, instalments open' },
  [ORDER_STATUS.correctingDocuments]: { fa: 'نیاز به اصلاح مدارک', en: 'Correct documents' },
  [ORDER_STATUS.correctingCheques]: { fa: 'نیاز به اصلاح چک‌ها', en: 'Correct cheques' },
  [ORDER_STATUS.delivered]: { fa: 'تحویل شد', en: 'Delivered' },
  [ORDER_STATUS.sentBySms]: { fa: 'پیامک شد', en: 'Sent by SMS' },
  [ORDER_STATUS.reissued]: { fa: 'از نو صادر شد', en: 'Reissued' },
  [ORDER_STATUS.choosingDelivery]: { fa: 'زمان تحویل را انتخاب کنید', en: 'Choose a delivery time' },
  [ORDER_STATUS.requestingVisit]: { fa: 'درخواست بازدید', en: 'Ask for a visit' },
  [ORDER_STATUS.choosingVisit]: { fa: 'زمان بازدید را انتخاب کنید', en: 'Choose a visit time' },
  [ORDER_STATUS.issuedAfterVisit]: { fa: 'پس از بازدید صادر شد', en: 'Issued after the visit' },
  [ORDER_STATUS.visiting]: { fa: 'بازدید را شروع کنید', en: 'Start the visit' },
  [ORDER_STATUS.expired]: expiredElsewhere,
  [ORDER_STATUS.expiredLong]: expiredElsewhere,
  [ORDER_STATUS.notRenewable]: { fa: 'منقضی', en: 'Expired' },
  [ORDER_STATUS.renewable]: expiredHere,
  [ORDER_STATUS.renewableLong]: expiredHere,
}

/** The title of status 64 until the day of a visit that the customer has chosen. */
export const visitBooked: Titles = { fa: 'نوبت بازدید گرفته شد', en: 'Visit booked' }

/** Returns the title of a status in a language. */
export const statusTitle = (locale: Locale, id: OrderStatusId): string => titles[id][locale]
