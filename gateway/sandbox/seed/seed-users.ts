/**
 * Creates the seeded users with their orders, once per database. Existing users are not changed. Decisions,
 * section 8 "Steerable by testers".
 */
import type { FastifyInstance } from 'fastify'
import { acquireNamedLock } from '../../store/named-lock.ts'
import { isUserKnown, type User, userOfNumber } from '../../store/owners.ts'
import { dayOf, seedOrder } from './seed-order.ts'
import { seedPhones } from './seed-phones.ts'
import { makePictures } from './seed-pictures.ts'
import type { Seeding } from './seed-registration.ts'
import { type SeededUser, seededUsers } from './seeded-users.ts'

/** Returns a new user, or null for a known one. Of several processes on one database, one claims a user. */
const claim = ({ store: { db }, instant }: Seeding, cellNumber: string): Promise<User | null> =>
  db.transaction(async (tx) => {
    await acquireNamedLock(tx, `seed ${cellNumber}`)
    return (await isUserKnown(tx, cellNumber)) ? null : userOfNumber(tx, cellNumber, instant())
  })

/** Makes users who do not exist yet, until the signal aborts. */
export const seedUsers = async (
  gateway: Seeding,
  { users = seededUsers, signal }: { users?: readonly SeededUser[]; signal?: AbortSignal } = {},
): Promise<void> => {
  const pictures = await makePictures(gateway.files)
  const today = gateway.clock.today()
  for (const { cellNumber, orders, phones } of users) {
    const user = signal?.aborted === true ? null : await claim(gateway, cellNumber)
    // The newest order has the highest number, as if they had been made one after another.
    const oldestFirst = orders.toSorted((one, other) =>
      dayOf(one.madeOn, today) < dayOf(other.madeOn, today) ? -1 : 1,
    )
    for (const order of oldestFirst)
      if (user !== null && signal?.aborted !== true) await seedOrder(gateway, user, order, pictures)
    if (user !== null) await seedPhones(gateway, user, phones)
  }
  await pictures.remove()
}

/** Mobile numbers of users, or all users. */
export type SeededNumbers = 'all' | readonly string[]

/**
 * Makes the seeded users after the start, in the background. Closing the server stops it between two orders.
 */
export const addSeededUsers = (server: FastifyInstance, gateway: Seeding, numbers: SeededNumbers): void => {
  if (numbers.length === 0) return
  const users = seededUsers.filter(({ cellNumber }) => numbers === 'all' || numbers.includes(cellNumber))
  const closing = new AbortController()
  const seeding = seedUsers(gateway, { users, signal: closing.signal }).then(
    () => server.log.info('users with orders were made'),
    (error: unknown) =>
      server.log.error(
        { error: error instanceof Error ? error.message : 'unknown' },
        'users were not seeded',
      ),
  )
  server.addHook('onClose', async () => {
    closing.abort()
    await seeding
  })
}
