/** Conditions and descriptions of the app's own charts, in Persian; their English is the chart's own. */

export const appGuards: Readonly<Record<string, string>> = {
  'it was not begun here': 'ورود از اینجا شروع نشده بود',
  'a sign-in came back': 'ورودی برگشته',
  'the native app may bring one': 'شاید برنامهٔ میزبان بیاورد',
  'the native app brought one': 'برنامهٔ میزبان آورد',
  'the answer was lost, and tries are left': 'پاسخ گم شد و هنوز می‌شود تلاش کرد',
  'the answer was lost': 'پاسخ گم شد',
  'somebody is signed in': 'کسی وارد شده',
  'somebody signed in': 'کسی وارد شد',
  'one is to be seen': 'پیامی دیدنی هست',
  'it is the one that is seen': 'همان است که دیده می‌شود',
  'it is installed, and another than was seen last': 'نصب است و نسخه با قبلی فرق دارد',
  'a call is under way': 'درخواستی در راه است',
  'the page can be loaded anew where it is': 'صفحه همان‌جا دوباره باز می‌شود',
  'it is installed': 'نصب است',
  'the person agreed': 'کاربر پذیرفت',
}

export const appDescriptions: Readonly<Record<string, string>> = {
  'The address was read and stripped before the chart began.':
    'نشانی پیش از شروع نمودار خوانده و پاک شده است.',
  'A native app that says nothing keeps nobody waiting: the app goes on with a guest.':
    'برنامهٔ میزبانی که چیزی نگوید کسی را منتظر نمی‌گذارد: برنامه با مهمان ادامه می‌دهد.',
  'The error page: what failed, its id, try again; or on without signing in.':
    'صفحهٔ خطا: چه نشد، کد خطا، تلاش دوباره؛ یا ادامه بدون ورود.',
  'Known by a uuid only, for 15 days.': 'فقط با یک شناسه شناخته می‌شود، تا ۱۵ روز.',
  'Nobody waits for it: the page is there already.': 'کسی منتظرش نمی‌ماند: صفحه از پیش باز است.',
  'From now on whatever is reported says the variants, on any page.':
    'از این پس هر گزارشی گونه‌ها را می‌گوید، در هر صفحه.',
  'Nobody waits for an experiment: the variants that are known stay.':
    'کسی منتظر آزمایش نمی‌ماند: گونه‌هایی که معلوم است می‌ماند.',
  'Log out, or stay.': 'خروج یا ماندن.',
  'Its time runs out by itself.': 'زمانش خودبه‌خود تمام می‌شود.',
  'Touched, pointed at or focused: somebody reads it. Let go of, its time begins anew.':
    'دستی روی آن است یا تمرکز دارد: کسی آن را می‌خواند. رها که شد زمانش از نو شروع می‌شود.',
  'Said with the next page, not in the middle of a step.': 'با صفحهٔ بعد گفته می‌شود، نه وسط یک گام.',
  'Asked again when the app is started again, or from the help.':
    'دوباره پرسیده می‌شود وقتی برنامه از نو باز شود، یا از پشتیبانی.',
  'The browser has not offered it: it may be installed, or not of that kind.':
    'مرورگر پیشنهادش را نداده: یا نصب است یا مرورگر نمی‌تواند.',
  'The browser asks once; it may offer it again another day.':
    'مرورگر یک بار می‌پرسد؛ شاید روز دیگری دوباره پیشنهاد بدهد.',
  'Nothing of it is fetched before help is asked for.': 'تا کسی پشتیبانی نخواهد چیزی از آن گرفته نمی‌شود.',
  'The widget did not answer; it is asked for again with the next opening of the sheet.':
    'ابزارک پاسخ نداد؛ با باز شدن بعدی برگه دوباره خواسته می‌شود.',
  'The same token may be exchanged again for two minutes.': 'همان توکن تا دو دقیقه دوباره مبادله می‌شود.',
  'It may be somebody else: another tab signed in.': 'شاید کس دیگری باشد: در زبانهٔ دیگری وارد شده‌اند.',
  'The token is gone with the answer; a step that needs somebody signed in asks for it and keeps what was typed.':
    'توکن با همین پاسخ رفته؛ گامی که ورود می‌خواهد خودش می‌پرسد و آنچه نوشته شده می‌ماند.',
  'Storage that is refused holds nothing that the next page could read.':
    'حافظه‌ای که در دسترس نیست چیزی برای صفحهٔ بعد ندارد.',
  'It says something else: its time begins anew.': 'چیز دیگری می‌گوید: زمانش از نو شروع می‌شود.',
  'It is kept with the next update: nobody is held up for it.':
    'با به‌روز کردن بعدی ثبت می‌شود: کسی معطلش نمی‌ماند.',
}
