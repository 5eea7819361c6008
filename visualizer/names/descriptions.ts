/**
 * Descriptions of states and transitions in Persian, keyed by the chart's English sentence. A test compares
 * the table with the charts.
 */
import { appDescriptions } from './app-sentences.ts'
import { areaDescriptions } from './area-charts.ts'
import { carBodyDescriptions } from './car-body.ts'
import { renewalDescriptions } from './renewal.ts'

export const descriptionNames: Readonly<Record<string, string>> = {
  ...appDescriptions,
  ...areaDescriptions,
  ...carBodyDescriptions,
  ...renewalDescriptions,
  'Goes to the requested address; if its guard refuses, to the current step of the journey.':
    'می‌رود به همان‌جا که نشانی خواسته؛ اگر نشود، به گامی که سفر به آن رسیده.',
  'Waits for a pause before searching, because another term may be chosen right away.':
    'شاید مدت دیگری هم پشت‌سرش بیاید: وقتی جست‌وجو می‌شود که لحظه‌ای چیزی عوض نشده باشد.',
  'The prices of the other ceiling are loaded already; a flash shows that they changed.':
    'قیمت‌های سقف دیگر از پیش رسیده؛ چشمک می‌گوید که این‌ها قیمت‌های دیگری است.',
  'Says which insurers are asked, how the list is sorted, what each badge means, and what Separ earns.':
    'از کدام شرکت‌ها قیمت می‌گیریم، فهرست چگونه مرتب شده، هر نشان چه معنایی دارد و درآمد سپر از کجاست.',
  'At first only the rows that differ.': 'در آغاز فقط ردیف‌هایی که فرق دارند.',
  'Each card is a checkbox. Leaving keeps the marks.':
    'هر کارت یک خانهٔ انتخاب است. نشان‌ها پس از بیرون رفتن می‌ماند.',
  'The user came back from a later step: the same order goes on.':
    'کاربر از گام بعدی برگشته است: همان سفارش ادامه پیدا می‌کند.',
  'Only now is the credit known, and with it the first instalment.':
    'اعتبار و با آن قسط اول تازه اکنون معلوم است.',
  'Says the first instalment with the credit that is known since signing in, or that the purchase is in cash.':
    'قسط اول را با اعتباری که پس از ورود معلوم شده می‌گوید، یا می‌گوید که خرید نقدی است.',
  'The shown instalments still apply, or a sheet shows what changed.':
    'یا همان است که گفته شده، یا برگه‌ای می‌گوید چه عوض شده است.',
  'Experiment offer-card: variant A asks how to pay, variant B skips it. A missing variant counts as A.':
    'آزمایش offer-card: گونهٔ A روش پرداخت را می‌پرسد، گونهٔ B یک‌راست پیش می‌رود. گونهٔ نرسیده همان A است.',
  'The address was saved, and edited meanwhile: the book is read again.':
    'نشانی ذخیره شد و در این میان عوض شد: دفترچهٔ نشانی دوباره خوانده می‌شود.',
  'The language changed: only labels are replaced.': 'به زبان دیگری حرف می‌زنیم: جز نام‌ها چیزی عوض نمی‌شود.',
  'The code has become invalid: the invoice is read again.':
    'کد دیگر معتبر نیست: فاکتور دوباره خوانده می‌شود.',
  'Back was pressed meanwhile.': 'در این فاصله «بازگشت» زده شد.',
  'What was entered meanwhile is not saved yet.': 'آنچه در این فاصله وارد شد هنوز ثبت نشده است.',
  'An earlier step is missing: the order is read again.': 'گامی پیش‌تر کم است: سفارش دوباره خوانده می‌شود.',
  'Signed in on another page: the journey goes on.': 'در صفحهٔ دیگری وارد شد: سفر ادامه می‌یابد.',
  'A guest signs in first; the choice is preserved.': 'مهمان اول وارد حساب می‌شود؛ انتخاب منتظر می‌ماند.',
  'Shows the old price, the new price and the reason; the user decides.':
    'قیمت قبلی، قیمت تازه و دلیل آن؛ کاربر تصمیم می‌گیرد.',
  'What is ticked is a draft until it is selected.': 'علامت پیش‌نویس است تا وقتی انتخاب شود.',
  'A slot became free meanwhile: the days are loaded again.':
    'در این میان زمانی خالی شد: روزها دوباره خوانده می‌شود.',
  'Empty fields are filled with what is known; what was typed stays.':
    'جاهای خالی با آنچه معلوم است پر می‌شود؛ آنچه نوشته شده می‌ماند.',
  'Reads what is known of a returning user. The form is shown meanwhile, and can be filled in.':
    'آنچه از کاربرِ قبلی معلوم است خوانده می‌شود؛ فرم در این میان روی صفحه است و پر می‌شود.',
  'The page was reloaded while an address was being saved.': 'صفحه هنگام ذخیرهٔ نشانی از نو باز شده است.',
  'The form starts without it.': 'فرم بدون آن شروع می‌شود.',
  'Completes the order: the gateway checks that nothing is missing.':
    'ورود اطلاعات را می‌بندد: درگاه بررسی می‌کند که چیزی کم نباشد.',
  'Shows the old price, the new price and the reason. Nothing is paid before the user decides.':
    'قیمت قبلی، قیمت تازه و دلیل آن؛ تا کاربر تصمیم نگرفته چیزی پرداخت نمی‌شود.',
  'The journey does not wait for experiments: every variant counts as A.':
    'کسی منتظر آزمایش نمی‌ماند: همهٔ گونه‌ها A می‌شود.',
  'The sheet of the changed price was closed without a decision.': 'برگهٔ قیمت تازه بی تصمیم بسته شده است.',
  'Opened by its address: the same screen. Nothing is paid before a press.':
    'با نشانی باز شده: همان صفحه. تا دکمه زده نشود چیزی پرداخت نمی‌شود.',
  'The bank’s window was lost: the gateway answers with the page of the same attempt.':
    'پنجرهٔ بانک گم شده: درگاه صفحهٔ همان پرداخت را می‌دهد.',
  'The receipt links to the pictures that are still missing.': 'رسید به چیزی می‌رسد که هنوز باید فرستاده شود.',
  'The link is incomplete: its answers are used, the rest is asked.':
    'پیوندی که کامل نیست: آنچه می‌گوید می‌ماند و باقی پرسیده می‌شود.',
  'Stages 2 to 5: each completed step takes one press of Continue.':
    'مرحله‌های ۲ تا ۵: از هر کدام که کامل است با یک فشار می‌شود گذشت.',
  'Known details are prefilled; the user enters the rest, and the page says what is missing.':
    'آنچه معلوم است از پیش پر شده؛ صفحه می‌گوید چه چیزی کم است و کاربر آن را وارد می‌کند.',
  'A toast says what the registry lacks; the page asks for it.':
    'پیامی می‌گوید در سنهاب چه نبود؛ صفحه همان را می‌پرسد.',
  'The first 1000 or 1027 of this inquiry: manual entry follows and says why.':
    'نخستین ۱۰۰۰ یا ۱۰۲۷ این استعلام: ورود دستی می‌آید و دلیلش را می‌گوید.',
  'A second 1000 or 1027 of this inquiry: a toast says it.':
    'دومین ۱۰۰۰ یا ۱۰۲۷ این استعلام: پیامی کوتاه آن را می‌گوید.',
  'A second 1000 or 1027 of this inquiry: manual entry follows.':
    'دومین خطای ۱۰۰۰ یا ۱۰۲۷ در همین استعلام: ورود دستی می‌آید.',
  'The page shows the error, so no toast repeats it.':
    'خود صفحه خطا را نشان می‌دهد؛ پیام دیگری تکرارش نمی‌کند.',
  'Earlier plates are a shortcut: the form works without them.':
    'پلاک‌های قبلی فقط راه کوتاه‌تر است؛ فرم بدون آن‌ها هم کار می‌کند.',
  'After a failed lookup everything that was typed goes along.':
    'پس از استعلام ناموفق، هر چه نوشته شده همراه می‌رود.',
  'Without plate or code there is no inquiry: another vehicle is entered.':
    'بی پلاک یا کد ملی استعلامی در کار نیست: خودروی دیگری وارد می‌شود.',
  'The offers were not reached by this journey: it starts at its index.':
    'پیشنهادها از راه این سفر نیامده بود: سفر از آغاز خود شروع می‌شود.',
  'A change of ownership has its own questions.': 'انتقال مالکیت پرسش‌های خودش را دارد.',
  'Discounts stay with the previous owner: nothing more to ask.':
    'تخفیف‌ها نزد مالک قبلی می‌ماند: پرسش دیگری نیست.',
  'Only the same owner is asked about claims.': 'خسارت‌ها فقط از همان مالک پرسیده می‌شود.',
  'The user was looking for another offer for an order that still exists.':
    'از بررسی پاسخ‌ها یا از فاکتور، پیشنهاد دیگری جست‌وجو شده بود: سفارش هنوز هست.',
  'The page was closed meanwhile: both prices are shown again.':
    'صفحه در این میان بسته شد: هر دو قیمت دوباره نشان داده می‌شود.',
  'One search covers every ceiling.': 'همهٔ سقف‌ها یک‌جا جست‌وجو می‌شود.',
  'Another term needs another search: this one is aborted.': 'مدت دیگر جست‌وجوی دیگری است: این یکی رها می‌شود.',
  'No offer matches the filters; the list itself offers to clear them.':
    'با این فیلترها چیزی نمی‌ماند و خود فهرست پیش می‌نهد که برداشته شود.',
  'Searches again: an insurer answered late, or the prices have expired.':
    'دوباره پرسیده می‌شود: شرکتی دیر کرد یا قیمت‌ها دیگر معتبر نیست.',
  'The term sheet was opened while prices were loading: they are loaded again.':
    'مدت هنگامی نگاه شد که قیمت‌ها در راه بود: دوباره پرسیده می‌شود.',
  'A failed request for alternatives does not block buying.': 'جایگزینی که نرسید کسی را از خرید بازنمی‌دارد.',
  'Continues with the offer as it was chosen.': 'همان پیشنهادی که انتخاب شده بود.',
  'Searches again at once: an unchanged price continues, a changed one needs a decision.':
    'همان دم دوباره جست‌وجو می‌شود: قیمتِ یکسان پیش می‌رود، قیمتِ دیگر نشان داده و دربارهٔ آن تصمیم گرفته می‌شود.',
  'The order may exist already. Another search would create a second one, so the same call is repeated.':
    'شاید سفارش ثبت شده باشد. جست‌وجوی دیگر سفارش دیگری می‌سازد، پس همین درخواست تکرار می‌شود.',
  'The offer is not available: a toast says so, and the user chooses again from a fresh list.':
    'این پیشنهاد چنین در دسترس نیست: گفته می‌شود و کاربر از فهرست تازه دوباره انتخاب می‌کند.',
  'The order was opened from another page: Back returns there.':
    'از جای دیگری باز شده بود: بازگشت به همان‌جا می‌رود.',
  'A missing variant counts as A.': 'گونهٔ نرسیده همان A است.',
  'The details are entered now.': 'مشخصات همین حالا داده می‌شود.',
  'The question came before the form.': 'پرسش پیش از فرم آمده بود.',
  'Another customer took the slot: the days are loaded again.': 'کسی زودتر گرفت: روزها دوباره خوانده می‌شود.',
  'The documents were sent after the payment.': 'پس از پرداخت فرستاده شد.',
  'Leaving would abort the upload, so the step waits for it.': 'با رفتن از این‌جا می‌ایستد: برایش صبر می‌شود.',
  'Leaving would abort the upload: the user decides.':
    'با رفتن از این‌جا بارگذاری می‌ایستد: کاربر تصمیم می‌گیرد.',
  'A changed answer can reopen an earlier step of the order.':
    'پاسخی که عوض شود شاید گامی پیشین از سفارش را دوباره باز کند.',
  'The user looks for another offer.': 'پیشنهاد دیگری جست‌وجو می‌شود.',
  'The price changed once more.': 'یک بار دیگر عوض شده.',
  'Asks again after a moment until the policy is issued, so that the receipt says when.':
    'تا بیمه‌نامه صادر نشده هر از گاهی دوباره می‌پرسد، تا رسید زمان آن را بگوید.',
  'Nothing is missing: an order that lacks something is not issued, and is not asked for again.':
    'چیزی کم نیست: سفارشی که چیزی کم دارد صادر نمی‌شود و دوباره پرسیده نمی‌شود.',
  'The bank has not decided yet: asks again after a moment, or at once when the user retries.':
    'بانک هنوز چیزی نگفته: پس از لحظه‌ای، یا همان دم به خواست کاربر، دوباره پرسیده می‌شود.',
  'The order was paid first: holder, address and documents are entered now.':
    'اول پرداخت شد: بیمه‌گذار، نشانی و مدارک اکنون داده می‌شود.',
}
