/**
 * Makes the mobile policies of seeded users: as they are after their purchase on the phone insurer's site.
 */
import { addToJalali } from '#contract/values/jalali-date.ts'
import { insertMobilePolicy } from '../../store/mobile-policies.ts'
import type { User } from '../../store/owners.ts'
import { phonePremium } from '../phone-insurer/phones.data.ts'
import type { Seeding } from './seed-registration.ts'
import type { SeededPhone } from './seeded-users.ts'

const RENEWED_DAYS_BEFORE = 3

/** Makes a user's mobile policies, in the order of the list. */
export const seedPhones = async (
  { store: { db }, clock, instant, publicOrigin }: Seeding,
  user: User,
  phones: readonly SeededPhone[],
): Promise<void> => {
  const today = clock.today()
  for (const { ended, what, ...phone } of phones) {
    const coverTo = ended === null ? null : addToJalali(today, { days: -ended })
    const coverFrom = coverTo === null ? null : addToJalali(coverTo, { years: -1, days: 1 })
    await insertMobilePolicy(db, {
      ...phone,
      userId: user.id,
      buyerName: 'نگار آزمون',
      premium: phonePremium(phone.plan, phone.phonePrice),
      discount: 0,
      returnOrigin: publicOrigin ?? '',
      createdAt: instant(),
      paidOn: coverFrom,
      coverFrom,
      coverTo,
      cancelledOn: what === 'cancelled' ? today : null,
      renewedOn:
        what === 'renewed' && coverTo !== null ? addToJalali(coverTo, { days: -RENEWED_DAYS_BEFORE }) : null,
    })
  }
}
