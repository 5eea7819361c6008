/** What the charts say of their states and transitions, in Persian. Their English is the chart's own sentence, by which it is found. A test holds the table against the charts. */
import { appDescriptions } from './app-sentences.ts'

export const descriptionNames: Readonly<Record<string, string>> = {
  ...appDescriptions,
  'Goes where the address asked to go; where it cannot, to the step that the journey has come to.':
    'می‌رود به همان‌جا که نشانی خواسته؛ اگر نشود، به گامی که سفر به آن رسیده.',
  'Another term may follow at once: searched when nothing has been changed for a moment.':
    'شاید مدت دیگری هم پشت‌سرش بیاید: وقتی جست‌وجو می‌شود که لحظه‌ای چیزی عوض نشده باشد.',
  'The prices of another ceiling are there already; a flash says that they are others.':
    'قیمت‌های سقف دیگر از پیش رسیده؛ چشمک می‌گوید که این‌ها قیمت‌های دیگری است.',
  'How the list is ordered, and what each badge means.': 'فهرست چگونه مرتب شده و هر نشان چه معنایی دارد.',
  'The experiment offer-card: A asks how to pay, B goes straight on. A missing variant counts as A.':
    'آزمایش offer-card: گونهٔ A روش پرداخت را می‌پرسد، گونهٔ B یک‌راست پیش می‌رود. گونهٔ نرسیده همان A است.',
  'Another language is spoken: nothing but names is another.':
    'به زبان دیگری حرف می‌زنیم: جز نام‌ها چیزی عوض نمی‌شود.',
  'A guest signs in first; the choice waits.': 'مهمان اول وارد حساب می‌شود؛ انتخاب منتظر می‌ماند.',
  'Old price, new price and why; the person decides.': 'قیمت قبلی، قیمت تازه و دلیل آن؛ کاربر تصمیم می‌گیرد.',
  'Closes the entering of data: the gateway checks that nothing is missing.':
    'ورود اطلاعات را می‌بندد: درگاه بررسی می‌کند که چیزی کم نباشد.',
  'Old price, new price and why; nothing is paid before the person has decided.':
    'قیمت قبلی، قیمت تازه و دلیل آن؛ تا کاربر تصمیم نگرفته چیزی پرداخت نمی‌شود.',
  'Nobody waits for an experiment: every variant is A.': 'کسی منتظر آزمایش نمی‌ماند: همهٔ گونه‌ها A می‌شود.',
  'It follows the check of the answers, on every device.': 'پس از بررسی پاسخ‌ها می‌آید، روی هر دستگاهی.',
  'The receipt leads to what is still to be sent.': 'رسید به چیزی می‌رسد که هنوز باید فرستاده شود.',
  'A link that is not complete: what it says is kept, the rest is asked.':
    'پیوندی که کامل نیست: آنچه می‌گوید می‌ماند و باقی پرسیده می‌شود.',
  'Stages 2 to 5: what is complete is passed with one press each.':
    'مرحله‌های ۲ تا ۵: از هر کدام که کامل است با یک فشار می‌شود گذشت.',
  'What is missing is entered by hand; what is known is filled in.':
    'آنچه کم است دستی وارد می‌شود؛ آنچه معلوم است از پیش پر شده.',
  'Refused twice in the same way: on to manual entry.': 'دو بار به یک شکل پذیرفته نشد: می‌رود به ورود دستی.',
  'A changed ownership asks its own questions.': 'انتقال مالکیت پرسش‌های خودش را دارد.',
  'Discounts stay with the previous owner: nothing more to ask.':
    'تخفیف‌ها نزد مالک قبلی می‌ماند: پرسش دیگری نیست.',
  'Claims are asked of the same owner only.': 'خسارت‌ها فقط از همان مالک پرسیده می‌شود.',
  'Another offer was looked for from the check of the answers or from the invoice: the order is still there.':
    'از بررسی پاسخ‌ها یا از فاکتور، پیشنهاد دیگری جست‌وجو شده بود: سفارش هنوز هست.',
  'The page went away meanwhile: both prices are shown again.':
    'صفحه در این میان بسته شد: هر دو قیمت دوباره نشان داده می‌شود.',
  'Every ceiling is searched at once.': 'همهٔ سقف‌ها یک‌جا جست‌وجو می‌شود.',
  'Another term is another search: this one is aborted.': 'مدت دیگر جست‌وجوی دیگری است: این یکی رها می‌شود.',
  'The filters leave nothing, and the list itself offers to take them away.':
    'با این فیلترها چیزی نمی‌ماند و خود فهرست پیش می‌نهد که برداشته شود.',
  'Asked again: somebody was late, or the prices are no longer valid.':
    'دوباره پرسیده می‌شود: شرکتی دیر کرد یا قیمت‌ها دیگر معتبر نیست.',
  'The term was looked at while prices were on their way: they are asked for again.':
    'مدت هنگامی نگاه شد که قیمت‌ها در راه بود: دوباره پرسیده می‌شود.',
  'Here marks are only taken away.': 'این‌جا نشان‌ها فقط برداشته می‌شود.',
  'Nobody is kept from buying by an alternative that did not come.':
    'جایگزینی که نرسید کسی را از خرید بازنمی‌دارد.',
  'The offer as it was chosen.': 'همان پیشنهادی که انتخاب شده بود.',
  'Not registered with the provider, or not sold so: it stays with cash.':
    'نزد ارائه‌دهنده ثبت نشده یا چنین فروخته نمی‌شود: نقدی می‌ماند.',
  'Searched again at once: the same price goes on, another is shown and decided on.':
    'همان دم دوباره جست‌وجو می‌شود: قیمتِ یکسان پیش می‌رود، قیمتِ دیگر نشان داده و دربارهٔ آن تصمیم گرفته می‌شود.',
  'The order may have been made. Another search would make another one, so this very call is repeated.':
    'شاید سفارش ثبت شده باشد. جست‌وجوی دیگر سفارش دیگری می‌سازد، پس همین درخواست تکرار می‌شود.',
  'This offer cannot be had so: said aloud, and the person chooses again from a fresh list.':
    'این پیشنهاد چنین در دسترس نیست: گفته می‌شود و کاربر از فهرست تازه دوباره انتخاب می‌کند.',
  'It was opened from elsewhere: Back leads there.': 'از جای دیگری باز شده بود: بازگشت به همان‌جا می‌رود.',
  'A missing variant counts as A.': 'گونهٔ نرسیده همان A است.',
  'The details are given now.': 'مشخصات همین حالا داده می‌شود.',
  'The question was before the form.': 'پرسش پیش از فرم آمده بود.',
  'Somebody was faster: the days are read again.': 'کسی زودتر گرفت: روزها دوباره خوانده می‌شود.',
  'They were sent after paying.': 'پس از پرداخت فرستاده شد.',
  'Leaving would stop it: it is waited for.': 'با رفتن از این‌جا می‌ایستد: برایش صبر می‌شود.',
  'Another way of paying may ask for cheques.': 'شاید روش پرداخت دیگر چک بخواهد.',
  'Another offer is looked for.': 'پیشنهاد دیگری جست‌وجو می‌شود.',
  'It has changed once more.': 'یک بار دیگر عوض شده.',
  'The bank has not said yet: asked again after a moment, or at once by the person.':
    'بانک هنوز چیزی نگفته: پس از لحظه‌ای، یا همان دم به خواست کاربر، دوباره پرسیده می‌شود.',
  'It was paid first: holder, address and documents are given now.':
    'اول پرداخت شد: بیمه‌گذار، نشانی و مدارک اکنون داده می‌شود.',
}
