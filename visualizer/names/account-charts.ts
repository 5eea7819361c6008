/** Names for the charts of the account: the settings and the pages below them. */
import type { LocalisedText } from '../language.ts'

type Table = Readonly<Record<string, LocalisedText>>

const words = (fa: string, en: string): LocalisedText => ({ fa, en })

export const accountCharts: Table = {
  settings: words('تنظیمات', 'Settings'),
  'user-page': words('صفحهٔ کاربر', 'Page of the user'),
  'bank-account': words('حساب بانکی', 'Bank account'),
  payments: words('پرداخت‌ها', 'Payments'),
}

export const accountStates: Table = {
  'settings.signed-out': words('تنظیمات مهمان', 'Settings of a guest'),
  'settings.loading': words('گرفتن مقدار سطرها', 'Getting the values of the rows'),
  'settings.failed': words('مقدار سطرها نرسید', 'Values did not come'),
  'settings.shown': words('تنظیمات کاربر', 'Settings of a user'),
  'user-page.signed-out': words('ورود به حساب', 'Sign in'),
  'user-page.loading': words('گرفتن صفحهٔ کاربر', 'Getting the page of the user'),
  'user-page.failed': words('صفحهٔ کاربر نرسید', 'Page of the user did not come'),
  'user-page.list': words('نشانی‌ها و دستگاه‌ها', 'Addresses and devices'),
  'user-page.relocalising': words('گرفتن نام‌ها به زبان دیگر', 'Getting names in another language'),
  'user-page.address-form': words('فرم نشانی', 'Address form'),
  'user-page.saving-address': words('ذخیرهٔ نشانی', 'Saving the address'),
  'user-page.address-deletion': words('نشانی حذف شود؟', 'Delete the address?'),
  'user-page.deleting-address': words('حذف نشانی', 'Deleting the address'),
  'user-page.device-sign-out': words('دستگاه خارج شود؟', 'Sign the device out?'),
  'user-page.signing-out': words('خروج دستگاه', 'Signing the device out'),
  'user-page.copy': words('نسخه‌ای از داده‌ها', 'A copy of the data'),
  'user-page.reading-copy': words('گرفتن داده‌ها', 'Getting the data'),
  'user-page.deletion': words('حذف حساب', 'Deletion of the account'),
  'user-page.reading-terms': words('گرفتن شرط‌های حذف', 'Getting the terms of the deletion'),
  'user-page.terms-failed': words('شرط‌های حذف نرسید', 'Terms did not come'),
  'user-page.terms': words('شرط‌های حذف', 'Terms of the deletion'),
  'user-page.sending-code': words('فرستادن کد', 'Sending a code'),
  'user-page.code': words('نوشتن کد', 'Typing the code'),
  'user-page.deleting': words('حذف حساب کاربر', 'Deleting the account'),
  'user-page.deleted': words('حساب پاک شد', 'Account deleted'),
  'bank-account.signed-out': words('ورود به حساب', 'Sign in'),
  'bank-account.loading': words('گرفتن حساب بانکی', 'Getting the bank account'),
  'bank-account.failed': words('حساب بانکی نرسید', 'Bank account did not come'),
  'bank-account.form': words('نوشتن شبا', 'Typing a Sheba'),
  'bank-account.saving': words('ثبت حساب', 'Saving the account'),
  'bank-account.named': words('حساب ثبت‌شده', 'Named account'),
  'bank-account.asking': words('پرسش پیش از حذف', 'Question before the removal'),
  'bank-account.removing': words('حذف حساب', 'Removing the account'),
  'payments.signed-out': words('ورود به حساب', 'Sign in'),
  'payments.loading': words('گرفتن پرداخت‌ها', 'Getting the payments'),
  'payments.failed': words('پرداخت‌ها نرسید', 'Payments did not come'),
  'payments.empty': words('بدون پرداخت', 'No payment'),
  'payments.list': words('پرداخت‌های یک سال', 'Payments of a year'),
  'payments.reading-year': words('گرفتن سال دیگر', 'Getting another year'),
  'payments.year-failed': words('آن سال نرسید', 'That year did not come'),
}

export const accountEvents: Table = {
  'language.chosen': words('انتخاب زبان', 'Language chosen'),
  'scheme.chosen': words('انتخاب ظاهر', 'Colour scheme chosen'),
  'device-sign-out.asked': words('خواستن خروج دستگاه', 'Ask to sign a device out'),
  'copy.opened': words('نسخهٔ داده‌ها', 'Copy of the data'),
  'account-deletion.opened': words('خواستن حذف حساب', 'Ask to delete the account'),
  'code.changed': words('نوشتن کد', 'Code typed'),
  'code.requested': words('کد تازه', 'Another code'),
  'sheba.changed': words('نوشتن شبا', 'Sheba typed'),
  'change.chosen': words('تغییر حساب', 'Change the account'),
  'removal.opened': words('خواستن حذف', 'Ask to remove'),
  'removal.confirmed': words('تأیید حذف', 'Removal confirmed'),
  'year.chosen': words('انتخاب سال', 'Year chosen'),
  'file.chosen': words('دریافت فایل', 'File chosen'),
  'payments.changed': words('زبان دیگر', 'Another language'),
}

export const accountCalls: Table = {
  readAccount: words('خواندن حساب', 'Read the account'),
  readBankAccount: words('خواندن حساب بانکی', 'Read the bank account'),
  saveBankAccount: words('ثبت حساب بانکی', 'Save the bank account'),
  removeBankAccount: words('حذف حساب بانکی', 'Remove the bank account'),
  readUserPage: words('خواندن صفحهٔ کاربر', 'Read the page of the user'),
  endSession: words('خروج دستگاه', 'Sign a device out'),
  readOwnData: words('گرفتن داده‌ها', 'Read the data'),
  readDeletionTerms: words('خواندن شرط‌های حذف', 'Read the terms of the deletion'),
  startDeletion: words('فرستادن کد', 'Send a code'),
  deleteAccount: words('حذف حساب', 'Delete the account'),
  listPayments: words('گرفتن پرداخت‌ها', 'List the payments'),
}

export const accountInputCases: Table = {
  'a user of a host app': words('کاربر برنامهٔ میزبان', 'A user of a host app'),
}

/** Event cases and call results. */
export const accountDetails: Table = {
  full: words('پر', 'full'),
  named: words('ثبت‌شده', 'named'),
  edit: words('ویرایش', 'edit'),
  'all others': words('همهٔ دیگران', 'all others'),
  'can be deleted': words('حذف‌شدنی', 'can be deleted'),
  'an order is under way': words('سفارشی در جریان', 'an order is under way'),
  'typed before': words('پیش‌تر نوشته‌شده', 'typed before'),
  'two years': words('دو سال', 'two years'),
  'a year without': words('سال بی‌پرداخت', 'a year without'),
}

/** Guards and descriptions in Persian; the English text is the chart’s own. */
export const accountGuards: Readonly<Record<string, string>> = {
  'the user can sign out here': 'کاربر اینجا خارج می‌شود',
  'an account is named': 'حسابی ثبت شده',
  'a Sheba was typed': 'شبا نوشته شده',
  'the Sheba is valid': 'شبا درست است',
  'something else was typed meanwhile': 'در این میان چیز دیگری نوشته شده',
  'an address was typed': 'نشانی‌ای نوشته شده',
  'the device can be signed out': 'دستگاه را می‌شود خارج کرد',
  'it is gone already': 'دیگر وجود ندارد',
  'the account can be deleted': 'حساب را می‌شود پاک کرد',
  'a code was sent': 'کدی فرستاده شده',
  'the code is complete': 'کد کامل است',
  'nothing was ever paid': 'هرگز چیزی پرداخت نشده',
  'another year is chosen': 'سال دیگری انتخاب شده',
  'payments are listed': 'پرداختی در فهرست هست',
}

export const accountDescriptions: Readonly<Record<string, string>> = {
  'The rows can be used before their values are there.': 'سطرها پیش از رسیدن مقدارشان هم کار می‌کنند.',
  'What was typed meanwhile is not saved yet.': 'آنچه در این میان نوشته شده هنوز ذخیره نشده است.',
  'An address that was typed waits on the device for its user.':
    'نشانی نوشته‌شده روی دستگاه برای صاحبش می‌ماند.',
  'The names of provinces and cities are in another language. Everything can be pressed meanwhile.':
    'نام استان‌ها و شهرها به زبان دیگری است. در این میان همه‌چیز را می‌شود زد.',
  'The names stay in the language before.': 'نام‌ها به زبان پیشین می‌مانند.',
  'Another tab or device was faster.': 'زبانه یا دستگاه دیگری زودتر بوده است.',
  'What was typed waits on the device for its user.': 'نوشته روی دستگاه برای صاحبش می‌ماند.',
  'The rows still lead to their pages, without values.': 'سطرها بی‌مقدار هم به صفحه‌شان می‌رسانند.',
}
