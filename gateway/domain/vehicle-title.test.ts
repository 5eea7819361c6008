import { describe, expect, it } from 'vitest'
import { vehicleTitleOf } from './vehicle-title.ts'

describe('a vehicle’s title', () => {
  it('is brand and model for a car, type and size for the rest', () => {
    expect(vehicleTitleOf({ carType: 'car', carModel: 'peugeot-207-manual', carDetailCode: null })).toBe(
      'پژو ۲۰۷ دنده‌ای',
    )
    expect(vehicleTitleOf({ carType: 'bus', carModel: null, carDetailCode: 'bus44' })).toBe('اتوبوس ۴۴ نفره')
    expect(vehicleTitleOf({ carType: 'carrier', carModel: null, carDetailCode: 'truck_gt20t' })).toBe(
      'سوخت‌کش و حمل مواد خطرناک بیش از ۲۰ تن',
    )
  })
  it('names the class of a motorcycle in both languages', () => {
    const ofClass = (carDetailCode: string, locale: 'fa' | 'en') =>
      vehicleTitleOf({ carType: 'motorcycle', carModel: null, carDetailCode }, locale)
    expect(ofClass('moto_1cyl', 'fa')).toBe('موتورسیکلت دنده‌ای، یک سیلندر')
    expect(ofClass('moto_1cyl', 'en')).toBe('Motorcycle, geared, one cylinder')
    expect(ofClass('moto_2cyl', 'fa')).toBe('موتورسیکلت دو سیلندر و بیشتر (سنگین)')
  })
  it('exists in English', () => {
    expect(
      vehicleTitleOf({ carType: 'car', carModel: 'peugeot-207-manual', carDetailCode: null }, 'en'),
    ).toBe('Peugeot 207 Manual')
    expect(vehicleTitleOf({ carType: 'bus', carModel: null, carDetailCode: 'bus44' }, 'en')).toBe(
      'Bus, 44 seats',
    )
    expect(vehicleTitleOf({ carType: 'pickup', carModel: null, carDetailCode: 'truck_le1t' }, 'en')).toBe(
      'Pickup, up to 1 tonne',
    )
  })
})
