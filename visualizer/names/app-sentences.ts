/** Guards and descriptions of the app's own charts in Persian; the English text is the chart's own. */

export const appGuards: Readonly<Record<string, string>> = {
  'the sign-in was not started here': 'ورود از اینجا شروع نشده بود',
  'a sign-in has returned': 'ورودی برگشته',
  'the native app may provide a sign-in': 'شاید برنامهٔ میزبان بیاورد',
  'the native app provided a sign-in': 'برنامهٔ میزبان آورد',
  'no valid answer arrived, and tries remain': 'پاسخ گم شد و هنوز می‌شود تلاش کرد',
  'no valid answer arrived': 'پاسخ گم شد',
  'a user is signed in': 'کسی وارد شده',
  'the session has a user': 'نشست کاربر دارد',
  'a toast is visible': 'پیامی دیدنی هست',
  'it is the visible toast': 'همان است که دیده می‌شود',
  'the app is installed and its version is new': 'نصب است و نسخه با قبلی فرق دارد',
  'a call is in progress': 'درخواستی در راه است',
  'the page can be reloaded in place': 'صفحه همان‌جا دوباره باز می‌شود',
  'the app is installed': 'نصب است',
  'the user agreed': 'کاربر پذیرفت',
}

export const appDescriptions: Readonly<Record<string, string>> = {
  'The address was parsed and cleaned before the chart started.':
    'نشانی پیش از شروع نمودار خوانده و پاک شده است.',
  'If the native app does not answer in time, the app continues as a guest.':
    'برنامهٔ میزبانی که چیزی نگوید کسی را منتظر نمی‌گذارد: برنامه با مهمان ادامه می‌دهد.',
  'The error page: what failed, its error ID, retry, or continue without signing in.':
    'صفحهٔ خطا: چه نشد، کد خطا، تلاش دوباره؛ یا ادامه بدون ورود.',
  'Identified only by a UUID, for 15 days.': 'فقط با یک شناسه شناخته می‌شود، تا ۱۵ روز.',
  'The page does not wait for this call.': 'کسی منتظرش نمی‌ماند: صفحه از پیش باز است.',
  'From now on every report carries the variants, on any page.':
    'از این پس هر گزارشی گونه‌ها را می‌گوید، در هر صفحه.',
  'No page waits for experiments: the known variants stay.':
    'کسی منتظر آزمایش نمی‌ماند: گونه‌هایی که معلوم است می‌ماند.',
  'Log out, or stay.': 'خروج یا ماندن.',
  'Disappears when its time is over.': 'زمانش خودبه‌خود تمام می‌شود.',
  'Paused while it is touched, hovered or focused. Afterwards its time starts over.':
    'دستی روی آن است یا تمرکز دارد: کسی آن را می‌خواند. رها که شد زمانش از نو شروع می‌شود.',
  'Offered with the next page, not in the middle of a step.': 'با صفحهٔ بعد گفته می‌شود، نه وسط یک گام.',
  'Offered again at the next start of the app, or from the help menu.':
    'دوباره پرسیده می‌شود وقتی برنامه از نو باز شود، یا از پشتیبانی.',
  'The browser has not offered to install: the app may be installed, or the browser cannot.':
    'مرورگر پیشنهادش را نداده: یا نصب است یا مرورگر نمی‌تواند.',
  'The browser asks once; it may offer again another day.':
    'مرورگر یک بار می‌پرسد؛ شاید روز دیگری دوباره پیشنهاد بدهد.',
  'The chat is not loaded before the user opens the help.': 'تا کسی پشتیبانی نخواهد چیزی از آن گرفته نمی‌شود.',
  'The widget did not answer; it is loaded again when the sheet is opened next.':
    'ابزارک پاسخ نداد؛ با باز شدن بعدی برگه دوباره خواسته می‌شود.',
  'The same token may be exchanged again for two minutes.': 'همان توکن تا دو دقیقه دوباره مبادله می‌شود.',
  'Another tab signed in, maybe as another user.': 'شاید کس دیگری باشد: در زبانهٔ دیگری وارد شده‌اند.',
  'The token was removed with the answer. A step that needs a user asks to sign in and preserves what was typed.':
    'توکن با همین پاسخ رفته؛ گامی که ورود می‌خواهد خودش می‌پرسد و آنچه نوشته شده می‌ماند.',
  'If storage is unavailable, the next page can read nothing from it either.':
    'حافظه‌ای که در دسترس نیست چیزی برای صفحهٔ بعد ندارد.',
  'Its text changed: its time starts over.': 'چیز دیگری می‌گوید: زمانش از نو شروع می‌شود.',
  'The version is saved with the next update; this one does not wait.':
    'با به‌روز کردن بعدی ثبت می‌شود: کسی معطلش نمی‌ماند.',
}
