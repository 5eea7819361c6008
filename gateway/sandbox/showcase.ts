/**
 * Cases for testers by product, one per outcome: printed at start and listed in docs/sandbox.md. Decisions,
 * section 8.
 */
import { type CarPlate, isCarPlate, type MotorcyclePlate, type Plate } from '#contract/values/plate.ts'
import { plateLetter } from '#contract/values/plate-letters.ts'
import { companyOf, personByNationalCode } from './people.ts'
import { registeredMotorcycles } from './registered-motorcycles.ts'
import type { RegisteredVehicle } from './registered-vehicle.ts'
import { registeredVehicles } from './registered-vehicles.ts'

export type ShowcaseCase<P extends Plate = CarPlate> = {
  title: string
  plate: P
  /** A person's national code, or a company's national id. */
  nationalCode: string
  /** Of a company: its establishment date. */
  birthDate: string
  /** Of a company: its representative's number. */
  cellNumber: string
  /** Tells testers what they will see. */
  leadsTo: string
}

/** The plate in a line of text, with Latin digits. */
export const plateText = (plate: Plate): string =>
  isCarPlate(plate)
    ? `${plate.plk1} ${plateLetter(plate.plk2)} ${plate.plk3} ایران ${plate.plkSrl}`
    : `${plate.plk1} روی ${plate.plk2}`

type Exception<P> = { plate?: P; nationalCode?: string }

/**
 * Returns a function that describes a case by the code of the vehicle's owner. An exception is the plate or
 * national code that the tester enters instead of the registered one.
 */
const casesOf =
  <P extends Plate>(vehicles: readonly RegisteredVehicle<P>[]) =>
  (
    title: string,
    owner: string,
    leadsTo: string,
    { plate, nationalCode = owner }: Exception<P> = {},
  ): ShowcaseCase<P> => {
    const company = companyOf(nationalCode)
    const person = personByNationalCode(company?.representative ?? nationalCode)
    const vehicle = vehicles.find((registered) => registered.owner === owner)
    if (person === undefined || vehicle === undefined)
      throw new Error(`The registry has no person or no vehicle for ${owner}.`)
    return {
      title,
      plate: plate ?? vehicle.plate,
      nationalCode,
      birthDate: company?.establishmentDate ?? person.birthDate,
      cellNumber: person.cellNumber,
      leadsTo,
    }
  }

/** Describes a case by the code of a car's owner. */
export const carCase = casesOf(registeredVehicles)
const motorcycleCase = casesOf(registeredMotorcycles)

const SARA = '0084575948'

export const showcase: readonly ShowcaseCase[] = [
  carCase('سواری با سابقهٔ کامل', SARA, 'پژو ۲۰۷ با ۳۵ درصد تخفیف؛ بیمه‌نامه تا ۱۰ روز دیگر اعتبار دارد'),
  carCase('سواری بدون تخفیف', '9971126486', 'همهٔ اطلاعات هست، تخفیف عدم خسارت صفر است'),
  carCase('مشخصات ناقص خودرو', '9941205671', 'برند، مدل و سال ساخت را خودتان وارد می‌کنید'),
  carCase('سابقهٔ ناقص بیمه', '9992393521', 'بیمه‌گر، تاریخ‌ها و تخفیف‌ها را خودتان وارد می‌کنید'),
  carCase('قطع سامانه', '9911284867', 'خطای ۱۰۰۰'),
  carCase('پلاکِ شخص دیگر', '9981364053', 'خطای ۱۰۲۷: پلاک و کد ملی از دو نفرند', {
    nationalCode: '9932551902',
  }),
  carCase('پلاک ناشناس', '9981364053', 'خطای ۱۰۲۸', {
    plate: { plk1: '11', plk2: '02', plk3: '111', plkSrl: '11' },
  }),
  carCase('خودداری سامانه', '9951443249', 'خطای ۱۰۳۰'),
  carCase('پاسخ کند', '9921522434', 'استعلام دو ثانیه طول می‌کشد'),
  carCase('بیمه‌نامهٔ منقضی', '9991601627', '۴۰ روز گذشته است؛ جریمهٔ دیرکرد دارد'),
  carCase(
    'تعویض مالک',
    '9961680812',
    'سابقهٔ تخفیف را خودتان وارد می‌کنید؛ خودرو باز هم فروخته می‌شود و بیمه‌نامه تمدید نمی‌شود',
  ),
  carCase('خودروی نو', '9931760001', 'تاریخ تحویل را وارد می‌کنید؛ ۵ درصد تخفیف ثبت اول'),
  carCase('اتوبوس', '9901839191', 'نرخ ۴۴ نفره؛ چند بیمه‌گر نمی‌پذیرند'),
  carCase('کامیون', '9971918382', 'نرخ ۱۰ تا ۲۰ تن'),
  carCase('سوخت‌کش', '9941997578', '۲۵ درصد اضافه‌نرخ؛ بیمه‌گران کمتری می‌پذیرند'),
  carCase('بیمه‌گران کند', '9912076761', 'قیمت‌ها پس از حدود یک ثانیه می‌رسند'),
  carCase('بیمه‌گران خاموش', '9922314339', 'سه بیمه‌گر تا دو ثانیه پاسخ نمی‌دهند و نامشان می‌آید'),
  carCase('اعتبار قسطی کم', '9982155954', 'اعتبار کمتر از یک قسط است؛ مازاد به قسط اول می‌رود'),
  carCase('خودروی شرکت', '14012345679', 'با شناسهٔ ملی یازده‌رقمی استعلام می‌شود؛ شرکت «پخش سپیدار»'),
  carCase('کد نماینده به‌جای شرکت', '14012345679', 'خطای ۱۰۲۷: خودرو از آنِ شرکت است، نه نماینده‌اش', {
    nationalCode: '9954152008',
  }),
  carCase('بدون ثبت‌نام اقساط', '9952235143', 'روش قسطی دیده می‌شود ولی انتخاب نمی‌شود'),
  carCase('خرید قسطی بسته', '9942789472', 'با این موبایل خرید قسطی باز نیست؛ پیشنهادها چک و نقدی می‌گویند'),
  carCase('ماه ساخت شناخته', '9925113016', 'ساخت پارسال؛ سامانه ماه ساخت را می‌داند'),
  carCase('ماه ساخت ناشناخته', '9906114029', 'ساخت پارسال؛ ماه ساخت را خودتان وارد می‌کنید'),
  carCase('تغییر سال', '9977115036', 'بیمه‌نامهٔ تازه سال بعد شروع می‌شود؛ قیمت به تعرفهٔ امسال است'),
  carCase('بیمه‌گرانی که نمی‌فروشند', '9948116046', 'هامون و آفتاب قیمت می‌دهند ولی فعلاً خرید ندارند'),
  carCase(
    'هیچ پیشنهادی نیست',
    '9944121096',
    'هیچ بیمه‌گری تا دو ثانیه پاسخ نمی‌دهد؛ فهرست خالی است و کارشناس کمک می‌کند',
  ),
  carCase('خطا در پیشنهاد بهتر', '9919117056', 'پیشنهاد جایگزین خطای ۵۰۰ می‌دهد و خرید ادامه می‌یابد'),
  carCase('قیمتِ گران‌شده', '9980118067', 'جست‌وجوی اول بی‌درنگ منقضی می‌شود؛ در جست‌وجوی بعد تخفیف بیمه‌گران نیست'),
  carCase(
    'قیمتِ گران‌شدهٔ سفارش',
    '9932120081',
    'قیمت سفارش بی‌درنگ منقضی می‌شود؛ پیش از پرداخت بی تخفیف بیمه‌گر است',
  ),
  carCase(
    'مهلتِ گذشته، همان قیمت',
    '9961119071',
    'جست‌وجوی اول بی‌درنگ منقضی می‌شود؛ در جست‌وجوی بعد قیمت همان است',
  ),
]

export const motorcycleShowcase: readonly ShowcaseCase<MotorcyclePlate>[] = [
  motorcycleCase(
    'موتورسیکلت با سابقهٔ کامل',
    SARA,
    'دنده‌ای، یک سیلندر، با ۲۵ درصد تخفیف؛ مالک آن سواری هم دارد و فهرست پلاک‌ها جداست',
  ),
  motorcycleCase('موتورسیکلت بدون تخفیف', '9962472717', 'گازی؛ همهٔ اطلاعات هست، تخفیف عدم خسارت صفر است'),
  motorcycleCase('مشخصات ناقص موتورسیکلت', '9902631096', 'نوع و سال ساخت را خودتان وارد می‌کنید'),
  motorcycleCase('سابقهٔ ناقص موتورسیکلت', '9972710289', 'بیمه‌گر، تاریخ‌ها و تخفیف‌ها را خودتان وارد می‌کنید'),
  motorcycleCase('موتورسیکلت و قطع سامانه', '9912868668', 'خطای ۱۰۰۰'),
  motorcycleCase('موتورسیکلتِ شخص دیگر', '9982947850', 'خطای ۱۰۲۷: پلاک و کد ملی از دو نفرند', {
    nationalCode: '9923106233',
  }),
  motorcycleCase('پلاک ناشناس موتورسیکلت', '9982947850', 'خطای ۱۰۲۸', {
    plate: { plk1: '111', plk2: '11111' },
  }),
  motorcycleCase('موتورسیکلت و خودداری سامانه', '9953027048', 'خطای ۱۰۳۰'),
  motorcycleCase('موتورسیکلت با پاسخ کند', '9993185426', 'استعلام دو ثانیه طول می‌کشد'),
  motorcycleCase(
    'موتورسیکلت با بیمه‌نامهٔ منقضی',
    '9963264611',
    'تخفیف ندارد و ۴۰ روز گذشته است؛ جریمهٔ دیرکرد دارد',
  ),
  motorcycleCase('تعویض مالک موتورسیکلت', '9933343807', 'سابقهٔ تخفیف را خودتان وارد می‌کنید'),
  motorcycleCase(
    'موتورسیکلت نو',
    '9973502183',
    'بیمه‌نامه نداشته است و تاریخ تحویل را وارد می‌کنید؛ ۵ درصد تخفیف ثبت اول',
  ),
  motorcycleCase('موتورسیکلت سنگین', '9943581379', 'دو سیلندر؛ بیمهٔ سرو و چهار بیمه‌گر دیگر نمی‌پذیرند'),
  motorcycleCase('سه‌چرخ', '9903422997', 'سه‌چرخ؛ بیمهٔ سیمرغ و چهار بیمه‌گر دیگر نمی‌پذیرند'),
  motorcycleCase('موتورسیکلت و بیمه‌گران کند', '9983739755', 'قیمت‌ها پس از حدود یک ثانیه می‌رسند'),
  motorcycleCase(
    'موتورسیکلت و بیمه‌گران خاموش',
    '9953818940',
    'سه بیمه‌گر تا دو ثانیه پاسخ نمی‌دهند و نامشان می‌آید',
  ),
  motorcycleCase(
    'موتورسیکلت و بیمه‌گرانی که نمی‌فروشند',
    '9923898131',
    'کارون و زاگرس قیمت می‌دهند ولی فعلاً خرید ندارند',
  ),
  motorcycleCase(
    'هیچ پیشنهادی برای موتورسیکلت نیست',
    '9993977322',
    'هیچ بیمه‌گری تا دو ثانیه پاسخ نمی‌دهد؛ فهرست خالی است و کارشناس کمک می‌کند',
  ),
  motorcycleCase(
    'قیمتِ گران‌شدهٔ موتورسیکلت',
    '9964056516',
    'جست‌وجوی اول بی‌درنگ منقضی می‌شود؛ در جست‌وجوی بعد تخفیف بیمه‌گران نیست',
  ),
  motorcycleCase(
    'قیمتِ گران‌شدهٔ سفارش موتورسیکلت',
    '9934135701',
    'قیمت سفارش بی‌درنگ منقضی می‌شود؛ پیش از پرداخت بی تخفیف بیمه‌گر است',
  ),
]
