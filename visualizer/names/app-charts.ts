/**
 * Names for the app's own charts (startup, session, toasts, updates, installing, help), in the same tables as
 * for journeys.
 */
import type { LocalisedText } from '../language.ts'

type Table = Readonly<Record<string, LocalisedText>>

const words = (fa: string, en: string): LocalisedText => ({ fa, en })

export const appCharts: Table = {
  startup: words('شروع برنامه', 'Startup'),
  session: words('نشست کاربر', 'Session'),
  toasts: words('پیام‌های گذرا', 'Toasts'),
  updates: words('نسخهٔ تازه', 'Updates'),
  installing: words('نصب', 'Installing'),
  support: words('پشتیبانی', 'Support'),
}

export const appStates: Table = {
  'startup.waiting-for-native-app': words('منتظر برنامهٔ میزبان', 'Waiting for the host app'),
  'startup.exchanging': words('مبادلهٔ توکن', 'Exchanging the token'),
  'startup.waiting-to-retry': words('در انتظار تلاش دوباره', 'Waiting to try again'),
  'startup.failed': words('شروع نشد', 'Startup failed'),
  'startup.ready': words('آماده', 'Ready'),
  'session.guest': words('مهمان', 'Guest'),
  'session.reading': words('خواندن کاربر', 'Reading the user'),
  'session.known': words('کاربر شناخته', 'User known'),
  'session.confirming-logout': words('خارج می‌شوید؟', 'Sign out?'),
  'session.clearing-data': words('پاک کردن داده‌های کاربر', 'Clearing personal data'),
  'session.removing-data': words('فراموش کردن کاربر', 'Forgetting the user'),
  'session.deleted': words('حساب پاک شد', 'Account deleted'),
  'session.ended': words('خارج شد', 'Signed out'),
  'toasts.empty': words('بی‌پیام', 'No toast'),
  'toasts.visible': words('پیام دیده می‌شود', 'A toast is visible'),
  'toasts.running': words('زمان می‌گذرد', 'Time runs'),
  'toasts.paused': words('نگه داشته شده', 'Paused'),
  'updates.current': words('به‌روز', 'Up to date'),
  'updates.found': words('نسخهٔ تازه رسیده', 'A newer one is here'),
  'updates.offered': words('پیشنهاد به‌روز کردن', 'Offered'),
  'updates.waiting': words('منتظر پایان درخواست', 'Waiting for a call'),
  'updates.saving-version': words('ثبت نسخه', 'Saving the version'),
  'updates.postponed': words('برای بعد', 'Put off'),
  'updates.activated': words('نسخهٔ تازه فعال شد', 'Update activated'),
  'installing.impossible': words('نصب ممکن نیست', 'Not possible'),
  'installing.possible': words('نصب ممکن است', 'Possible'),
  'installing.asking': words('مرورگر می‌پرسد', 'The browser asks'),
  'installing.declined': words('نپذیرفت', 'Declined'),
  'installing.installed': words('نصب شده', 'Installed'),
  'support.closed': words('برگه بسته', 'Sheet closed'),
  'support.open': words('برگه باز', 'Sheet open'),
  'chat.absent': words('گفت‌وگو نخواسته', 'Chat not asked for'),
  'chat.loading': words('گفت‌وگو در راه', 'Chat on its way'),
  'chat.silent': words('گفت‌وگو بی‌پاسخ', 'Chat silent'),
  'chat.hidden': words('گفت‌وگو پنهان', 'Chat hidden'),
  'chat.shown': words('گفت‌وگو باز', 'Chat open'),
}

export const appKeys: Table = {
  user: words('کاربر', 'User'),
  sheet: words('برگه', 'Sheet'),
  chat: words('گفت‌وگو', 'Chat'),
  ready: words('آماده', 'Ready'),
}

export const appEvents: Table = {
  'guest.chosen': words('ادامه بدون ورود', 'Continue without signing in'),
  'sign-in.chosen': words('ورود به حساب', 'Sign in'),
  'logout.chosen': words('خروج از حساب', 'Sign out'),
  'logout.confirmed': words('خروج تأیید شد', 'Sign-out confirmed'),
  'logout.cancelled': words('ماندن', 'Stay'),
  'account.deleted': words('حساب پاک شد', 'Account deleted'),
  'toast.added': words('پیام تازه', 'Toast added'),
  'toast.removed': words('برداشتن پیام', 'Toast removed'),
  navigated: words('صفحهٔ دیگر', 'Another page'),
  'toast.paused': words('دست روی پیام', 'Toast paused'),
  'toast.resumed': words('رها کردن پیام', 'Toast resumed'),
  'version.known': words('نسخهٔ قبلی معلوم شد', 'Earlier version known'),
  'version.waiting': words('نسخهٔ تازه منتظر است', 'Newer version waits'),
  'update.opened': words('خواستن به‌روز کردن', 'Ask for the update'),
  'update.chosen': words('به‌روز کردن', 'Update'),
  'update.postponed': words('بعداً', 'Later'),
  'call.ended': words('درخواست تمام شد', 'Call ended'),
  installed: words('نصب شد', 'Installed'),
  'install.possible': words('نصب ممکن شد', 'Install possible'),
  'install.chosen': words('نصب', 'Install'),
  'install.postponed': words('نصب برای بعد', 'Install later'),
  'support.opened': words('باز کردن پشتیبانی', 'Open support'),
  'support.closed': words('بستن پشتیبانی', 'Close support'),
  'chat.ready': words('گفت‌وگو آماده شد', 'Chat ready'),
  'chat.chosen': words('گفت‌وگوی آنلاین', 'Online chat'),
  'chat.unread': words('پیام نخوانده', 'Unread messages'),
  'chat.closed': words('بستن گفت‌وگو', 'Chat closed'),
}

export const appDelays: Table = {
  'native app timeout': words('پس از ۳ ثانیه', 'After 3 s'),
  'retry delay': words('پس از ۱، سپس ۲ ثانیه', 'After 1 s, then 2 s'),
  'reading time': words('پس از زمان خواندن', 'After the time to read it'),
  'chat timeout': words('پس از ۱۰ ثانیه', 'After 10 s'),
}

export const appCalls: Table = {
  exchangeToken: words('مبادلهٔ توکن', 'Exchange the token'),
  waitForNativeApp: words('پرسیدن از برنامهٔ میزبان', 'Ask the host app'),
  readUser: words('خواندن کاربر و تنظیمش', 'Read the user and their setting'),
  clearPersonalData: words('پاک کردن داده‌های کاربر', 'Clear personal data'),
  keepUserSetting: words('ثبت نسخهٔ دیده‌شده', 'Save the version'),
  askToInstall: words('پرسش مرورگر', 'The browser’s question'),
}

export const appInputCases: Table = {
  'no toast': words('بی‌پیام', 'No toast'),
  'a toast of the previous page': words('پیامی از صفحهٔ قبل', 'A toast of the previous page'),
  'no returned sign-in': words('بازگشتی نیست', 'No returned sign-in'),
  'a returned sign-in': words('بازگشت از ورود', 'A returned sign-in'),
  'a returned sign-in of another app': words(
    'بازگشت از ورودی که از اینجا نبود',
    'A returned sign-in of another app',
  ),
  'inside another app': words('درون برنامه‌ای دیگر', 'Inside another app'),
  'a guest': words('مهمان', 'A guest'),
  'a user': words('کاربر', 'A user'),
  installed: words('نصب‌شده', 'Installed'),
  'in a browser': words('در مرورگر', 'In a browser'),
  'on the home screen': words('روی صفحهٔ اصلی', 'On the home screen'),
  'a page': words('یک صفحه', 'A page'),
}

/** Event cases and call results. */
export const appDetails: Table = {
  'a user signed in': words('کاربری وارد شد', 'a user signed in'),
  'the session ended': words('نشست تمام شد', 'the session ended'),
  'the same in other words': words('همان با واژه‌های دیگر', 'the same in other words'),
  'for the next page': words('برای صفحهٔ بعد', 'for the next page'),
  'for after a reload': words('برای پس از بازشدن', 'for after a reload'),
  'the visible one': words('همان که دیده می‌شود', 'the visible one'),
  'by its key': words('با کلیدش', 'by its key'),
  'on the offers': words('در پیشنهادها', 'on the offers'),
  'on home': words('در خانه', 'on home'),
  'while a call is under way': words('درخواستی در راه', 'while a call is under way'),
  'a sign-in': words('کسی وارد شده است', 'a sign-in'),
  'no sign-in': words('کسی وارد نشده است', 'no sign-in'),
  agreed: words('پذیرفت', 'agreed'),
  declined: words('نپذیرفت', 'declined'),
}
