/** A store as the first version left it, for tests of opening it again: its schema alone, and one user's order in its words. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { MIGRATIONS } from '../store/snapshot.ts'
import journal from '../store/migrations/meta/_journal.json' with { type: 'json' }
import { emptyDatabase, type Engine } from './engines.sample.ts'

export const earlier = {
  userId: '6f1c7b1e-7d3a-4a58-9b5e-0a7f0f8f3c11',
  cellNumber: '09360000090',
  trackingCode: 'ABCDEFGHJKMNPQ',
  search: 'BCDEFGHJKMNPQR',
}

const OFFER = {
  companyCode: 'damavand',
  companyFa: 'بیمهٔ دماوند',
  companyTitle: 'دماوند',
  branchesNum: 214,
  liabilityPropertyDamage: 200_000_000,
  payableAmount: 4_000_000,
  payableAmountWithoutDiscount: 4_000_000,
  totalDiscountValue: 0,
  discountPercentage: 0,
  breakdown: [{ line: 'base', amount: 4_000_000, percent: null }],
  delay: 0,
  delayPenalty: 0,
  hasPaymentOnDelivery: false,
  position: 1,
  badge: null,
  bnpl: {
    plan: {
      amount: 1_000_000,
      first: 1_000_000,
      payments: [1, 2, 3, 4].map((day) => ({ amount: 1_000_000, dueDate: `1404-08-0${day}` })),
    },
    eligible: true,
    registered: true,
  },
}
const SEARCH = {
  carType: 'car',
  carUsage: 'passenger',
  carModel: 'peugeot-207-manual',
  carDetailCode: null,
  carProductionYear: '1399',
  policyStatus: 'with_policy',
  changeOwnershipStatus: null,
  deliveryDate: null,
  previousCompany: 'damavand',
  lastPolicyStartDate: '1403-09-04',
  lastPolicyExpDate: '1404-09-04',
  noDamageFactor: 35,
  driverNoDamageFactor: 35,
  propertyDamageCount: 0,
  lifeDamageCount: 0,
  driverDamageCount: 0,
  policyTerm: 12,
  discountCode: null,
  sbId: null,
}
const HOLDER = {
  type: 'car_owner',
  firstName: 'نگار',
  lastName: 'آزمون',
  nationalCode: '1234567891',
  birthDate: '1370-05-06',
  cellNumber: '09350000001',
  email: null,
}

const text = (value: unknown) => `'${typeof value === 'string' ? value : JSON.stringify(value)}'`
const AT = text('2025-11-15T09:00:00Z')
const STATEMENTS = [
  `insert into users (id, cell_number, created_at) values (${text(earlier.userId)}, ${text(earlier.cellNumber)}, ${AT})`,
  `insert into searches (tracking_code, owner, request, prices, valid_until, created_at) values (${text(earlier.search)}, ${text(`user:${earlier.userId}`)}, ${text(SEARCH)}, '{"ceilings":[],"amounts":{}}', ${AT}, ${AT})`,
  `insert into orders (tracking_code, user_id, search_tracking_code, company_code, ceiling, status, payment_type, search, offer, vehicle_title, delivery_mode, policy_holder, created_at)
    values (${text(earlier.trackingCode)}, ${text(earlier.userId)}, ${text(earlier.search)}, 'damavand', 200000000, 'paid', 'bnpl', ${text(SEARCH)}, ${text(OFFER)}, 'پژو ۲۰۷', 'optional', ${text(HOLDER)}, ${AT})`,
  `insert into payments (id, token, user_id, tracking_code, amount, state, return_origin, paid_on, created_at, expires_at)
    values (gen_random_uuid(), 'token', ${text(earlier.userId)}, ${text(earlier.trackingCode)}, 1000000, 'paid', 'http://localhost', '1404-08-24', ${AT}, ${AT})`,
]

/** Gives a folder with the first migration alone. */
const firstMigration = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'separ-first-'))
  await mkdir(join(folder, 'meta'))
  await cp(join(MIGRATIONS, '0000_first.sql'), join(folder, '0000_first.sql'))
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }),
  )
  return folder
}

/** Takes an engine; makes such a store and closes it. Gives where it is, for `openStore`, and what takes it away. */
export const makeEarlierStore = async (
  engine: Engine,
): Promise<{ place: { databaseUrl?: string; dataDir: string | null }; remove(): Promise<void> }> => {
  const migrationsFolder = await firstMigration()
  if (engine === 'pglite') {
    const dataDir = await mkdtemp(join(tmpdir(), 'separ-earlier-'))
    const client = await PGlite.create(join(dataDir, 'store'))
    await migratePglite(drizzlePglite(client), { migrationsFolder })
    for (const statement of STATEMENTS) await client.query(statement)
    await client.close()
    return { place: { dataDir }, remove: () => rm(dataDir, { recursive: true }) }
  }
  const { databaseUrl, drop } = await emptyDatabase()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await migratePg(drizzlePg(client), { migrationsFolder })
  for (const statement of STATEMENTS) await client.query(statement)
  await client.end()
  return { place: { databaseUrl, dataDir: null }, remove: drop }
}
