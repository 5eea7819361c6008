import { describe, expect, it } from 'vitest'
import { testClock } from '../testing/clock.sample.ts'
import { registry } from './registry.ts'
import { motorcycleShowcase, showcase } from './showcase.ts'

const { bnplOf, companyOf, personByCellNumber, personByNationalCode, scenarioOfPlate } = registry
const clock = testClock('1404-08-24')
const named = (title: string) => {
  const found = showcase.find((entry) => entry.title === title)
  if (found === undefined) throw new Error(`No case is titled «${title}».`)
  return found
}
const look = (title: string) => {
  const { nationalCode, plate } = named(title)
  return registry.lookUpPlate({ nationalCode, ...plate }, clock, 'fa')
}

describe('the sandbox’s cases', () => {
  it('have persons and companies of the registry with their dates and numbers', () => {
    for (const { nationalCode, birthDate, cellNumber } of [...showcase, ...motorcycleShowcase]) {
      const company = companyOf(nationalCode)
      expect(company?.establishmentDate ?? personByNationalCode(nationalCode)?.birthDate).toBe(birthDate)
      expect(personByCellNumber(cellNumber)?.nationalCode).toBe(company?.representative ?? nationalCode)
    }
  })
  it('begin with a car with a complete history', async () => {
    expect(showcase[0]?.cellNumber).toBe('09123456789')
    expect(await look('سواری با سابقهٔ کامل')).toMatchObject({
      isDefective: false,
      message: null,
      noDamageFactor: 35,
    })
    expect(await look('سواری بدون تخفیف')).toMatchObject({ isDefective: false, noDamageFactor: 0 })
  })
  it('show data that the registry may lack', async () => {
    expect(await look('مشخصات ناقص خودرو')).toMatchObject({
      isDefective: true,
      carType: 'car',
      carBrand: null,
      carModel: null,
      carProductionYear: null,
      previousCompany: 'karun',
    })
    expect(await look('سابقهٔ ناقص بیمه')).toMatchObject({
      isDefective: true,
      carModel: 'saipa-saina-s',
      previousCompany: null,
      noDamageFactor: null,
    })
    expect(await look('تعویض مالک')).toMatchObject({
      isDefective: true,
      policyStatus: 'ownership_change',
      previousCompany: 'simorgh',
      noDamageFactor: null,
    })
    expect(await look('خودروی نو')).toMatchObject({
      isDefective: true,
      policyStatus: 'new',
      carProductionYear: '1404',
      lastPolicyExpDate: null,
    })
  })
  it('show a known and an unknown production month', async () => {
    expect(await look('ماه ساخت شناخته')).toMatchObject({
      isDefective: false,
      carProductionYear: '1403',
      carProductionMonth: '1',
    })
    expect(await look('ماه ساخت ناشناخته')).toMatchObject({
      isDefective: true,
      carProductionYear: '1403',
      carProductionMonth: null,
      carModel: 'chery-tiggo-7-pro',
    })
  })
  it('show a policy that ends next year', async () => {
    expect(await look('تغییر سال')).toMatchObject({ lastPolicyExpDate: '1405-01-15' })
  })
  it('show the scenarios of plates after an inquiry', () => {
    expect(scenarioOfPlate(named('سواری با سابقهٔ کامل').plate)).toMatchObject({
      closed: [],
      upsells: 'answered',
      firstPrices: 'valid',
      orderPrices: 'valid',
    })
    expect(scenarioOfPlate(named('بیمه‌گرانی که نمی‌فروشند').plate).closed).toEqual(['hamoon', 'aftab'])
    expect(scenarioOfPlate(named('خطا در پیشنهاد بهتر').plate).upsells).toBe('broken')
    expect(scenarioOfPlate(named('قیمتِ گران‌شده').plate).firstPrices).toBe('expire-and-rise')
    expect(scenarioOfPlate(named('قیمتِ گران‌شدهٔ سفارش').plate).orderPrices).toBe('rise')
    expect(scenarioOfPlate(named('مهلتِ گذشته، همان قیمت').plate).firstPrices).toBe('expire')
  })
  it('show every error of an inquiry', async () => {
    await expect(look('قطع سامانه')).rejects.toMatchObject({ errorName: 'registryDown' })
    await expect(look('پلاکِ شخص دیگر')).rejects.toMatchObject({ errorName: 'plateNotOwners' })
    await expect(look('پلاک ناشناس')).rejects.toMatchObject({ errorName: 'plateUnknown' })
    await expect(look('خودداری سامانه')).rejects.toMatchObject({ errorName: 'registryRefused' })
  })
  it('show a slow registry, slow insurers and silent ones', async () => {
    const before = clock.elapsed()
    expect(await look('پاسخ کند')).toMatchObject({ isDefective: false })
    expect(clock.elapsed() - before).toBe(2000)
    expect((await look('بیمه‌گران کند')).slowInsurers).not.toEqual([])
    expect((await look('بیمه‌گران خاموش')).silentInsurers).toHaveLength(3)
    expect((await look('هیچ پیشنهادی نیست')).silentInsurers).toHaveLength(22)
  })
  it('have titles of their own', () => {
    const titles = [...showcase, ...motorcycleShowcase].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })
  it('show an expired policy and heavy vehicles', async () => {
    expect(await look('بیمه‌نامهٔ منقضی')).toMatchObject({ lastPolicyExpDate: '1404-07-14' })
    expect(await look('اتوبوس')).toMatchObject({ carType: 'bus', carDetailCode: 'bus44' })
    expect(await look('کامیون')).toMatchObject({ carType: 'truck', carDetailCode: 'truck_10_20t' })
    expect(await look('سوخت‌کش')).toMatchObject({ carType: 'carrier', carDetailCode: 'truck_gt20t' })
  })
  it('show restrictions of BNPL', () => {
    expect(bnplOf(named('اعتبار قسطی کم').cellNumber).credit).toBe(900_000)
    const unregistered = bnplOf(named('بدون ثبت‌نام اقساط').cellNumber)
    expect(unregistered).toMatchObject({ eligible: true, registered: false })
    expect(bnplOf(named('خرید قسطی بسته').cellNumber)).toMatchObject({ eligible: false })
  })
})

describe('the sandbox’s cases of motorcycles', () => {
  const ridden = (title: string) => {
    const found = motorcycleShowcase.find((entry) => entry.title === title)
    if (found === undefined) throw new Error(`No case is titled «${title}».`)
    return found
  }
  const lookAt = (title: string, locale: 'fa' | 'en' = 'fa') => {
    const { nationalCode, plate } = ridden(title)
    return registry.lookUpPlate({ nationalCode, ...plate }, clock, locale)
  }

  it('begin with the motorcycle of an owner who has a car, too', async () => {
    expect(ridden('موتورسیکلت با سابقهٔ کامل').nationalCode).toBe(showcase[0]?.nationalCode)
    expect(await lookAt('موتورسیکلت با سابقهٔ کامل')).toMatchObject({
      isDefective: false,
      message: null,
      carType: 'motorcycle',
      carUsage: null,
      carModel: null,
      carBrand: null,
      carDetailCode: 'moto_1cyl',
      carProductionYear: '1398',
      carProductionMonth: null,
      policyStatus: 'with_policy',
      noDamageFactor: 25,
    })
    expect(await lookAt('موتورسیکلت بدون تخفیف')).toMatchObject({ isDefective: false, noDamageFactor: 0 })
  })
  it('show data that the registry may lack, in the motorcycle’s words', async () => {
    expect(await lookAt('مشخصات ناقص موتورسیکلت')).toMatchObject({
      isDefective: true,
      message: 'بخشی از اطلاعات این موتورسیکلت در سامانه نبود؛ جاهای خالی را خودتان کامل کنید.',
      carType: 'motorcycle',
      carDetailCode: null,
      carProductionYear: null,
    })
    expect(await lookAt('سابقهٔ ناقص موتورسیکلت', 'en')).toMatchObject({
      isDefective: true,
      message: 'Some details of this motorcycle were not in the registry; fill in the gaps yourself.',
      previousCompany: null,
    })
    expect(await lookAt('تعویض مالک موتورسیکلت')).toMatchObject({
      isDefective: true,
      message: 'مالک این موتورسیکلت عوض شده است؛ سابقهٔ بیمه را خودتان کامل کنید.',
      policyStatus: 'ownership_change',
      noDamageFactor: null,
    })
    expect(await lookAt('موتورسیکلت نو')).toMatchObject({
      isDefective: true,
      message: 'این موتورسیکلت هنوز بیمه‌نامه‌ای ندارد؛ تاریخ تحویل آن را وارد کنید.',
      policyStatus: 'new',
      carProductionYear: '1404',
      carProductionMonth: null,
    })
  })
  it('show every error of an inquiry', async () => {
    await expect(lookAt('موتورسیکلت و قطع سامانه')).rejects.toMatchObject({ errorName: 'registryDown' })
    await expect(lookAt('موتورسیکلتِ شخص دیگر')).rejects.toMatchObject({ errorName: 'plateNotOwners' })
    await expect(lookAt('پلاک ناشناس موتورسیکلت')).rejects.toMatchObject({ errorName: 'plateUnknown' })
    await expect(lookAt('موتورسیکلت و خودداری سامانه')).rejects.toMatchObject({
      errorName: 'registryRefused',
    })
  })
  it('show a slow registry, and insurers that are slow, silent or closed', async () => {
    const before = clock.elapsed()
    expect(await lookAt('موتورسیکلت با پاسخ کند')).toMatchObject({ isDefective: false })
    expect(clock.elapsed() - before).toBe(2000)
    expect((await lookAt('موتورسیکلت و بیمه‌گران کند')).slowInsurers).not.toEqual([])
    expect((await lookAt('موتورسیکلت و بیمه‌گران خاموش')).silentInsurers).toHaveLength(3)
    expect((await lookAt('هیچ پیشنهادی برای موتورسیکلت نیست')).silentInsurers).toHaveLength(22)
    expect(scenarioOfPlate(ridden('موتورسیکلت و بیمه‌گرانی که نمی‌فروشند').plate).closed).toEqual([
      'karun',
      'zagros',
    ])
  })
  it('show prices that expire, an expired policy without a discount, and the other classes', async () => {
    expect(scenarioOfPlate(ridden('قیمتِ گران‌شدهٔ موتورسیکلت').plate).firstPrices).toBe('expire-and-rise')
    expect(scenarioOfPlate(ridden('قیمتِ گران‌شدهٔ سفارش موتورسیکلت').plate).orderPrices).toBe('rise')
    expect(await lookAt('موتورسیکلت با بیمه‌نامهٔ منقضی')).toMatchObject({
      lastPolicyExpDate: '1404-07-14',
      noDamageFactor: 0,
    })
    expect(await lookAt('موتورسیکلت سنگین')).toMatchObject({ carDetailCode: 'moto_2cyl' })
    expect(await lookAt('سه‌چرخ')).toMatchObject({ carDetailCode: 'moto_3wheel' })
  })
})
