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
  it('exists in English', () => {
    expect(
      vehicleTitleOf({ carType: 'car', carModel: 'peugeot-207-manual', carDetailCode: null }, 'en'),
    ).toBe('Peugeot 207 Manual')
    expect(vehicleTitleOf({ carType: 'bus', carModel: null, carDetailCode: 'bus44' }, 'en')).toBe(
      'Bus, 44 seats',
    )
  })
})
