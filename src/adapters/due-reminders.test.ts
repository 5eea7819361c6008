import { describe, expect, it } from 'vitest'
import { notificationOf, pageOfNotification } from './due-reminders.ts'
import { pageOfReminder, type Reminder } from './reminder-store.ts'

const code = 'ABCDEFGHJKMNPQ'
const earlier: Reminder = {
  trackingCode: code,
  end: '1404-09-01',
  title: 'بیمه‌نامه‌تان رو به پایان است',
  text: 'اعتبارش تا شنبه ۱ آذر است.',
  todayUrl: 'https://separ.example/api/v1/today',
  isShown: false,
}
const ofRenewal = { ...earlier, address: `/third-party/renewal/${code}` }

describe('a reminder of a renewal', () => {
  it('opens the page that it was stored with, from the notification and from the app', () => {
    const notification = notificationOf(ofRenewal)
    expect(notification).toEqual({ body: ofRenewal.text, tag: code, data: `/third-party/renewal/${code}` })
    expect(pageOfNotification(notification)).toBe(`/third-party/renewal/${code}`)
    expect(pageOfReminder(ofRenewal)).toBe(`/third-party/renewal/${code}`)
  })
  it('of an earlier version opens its policy', () => {
    expect(pageOfReminder(earlier)).toBe(`/my-insurances/${code}`)
    expect(pageOfNotification({ tag: code, data: null })).toBe(`/my-insurances/${code}`)
  })
})
