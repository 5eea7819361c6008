/**
 * Stores of earlier versions, for tests of migrations: the schema of that time, and an order in its format.
 * The first version has a paid order; the last one before products an open one, with a search and an inquiry;
 * the last one before tasks that processes share only its user.
 */
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
  key: 'a3f0c1d2-registered',
  sbId: '2f0a4f0e-51c1-4f6c-9a3e-0c7c6b0a5d22',
  plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
  ownerNationalCode: '0084575948',
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

const AT = '2025-11-15T09:00:00Z'

/** Builds an insert statement; objects become JSON. */
const insert = (table: string, row: Readonly<Record<string, unknown>>): string => {
  const values = Object.values(row).map((value) =>
    typeof value === 'number' ? value : `'${typeof value === 'string' ? value : JSON.stringify(value)}'`,
  )
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})`
}

const user = insert('users', { id: earlier.userId, cell_number: earlier.cellNumber, created_at: AT })
const searchWith = (request: object): string =>
  insert('searches', {
    tracking_code: earlier.search,
    owner: `user:${earlier.userId}`,
    request,
    prices: { ceilings: [], amounts: {} },
    valid_until: AT,
    created_at: AT,
  })

const firstVersion = [
  user,
  searchWith(SEARCH),
  insert('orders', {
    tracking_code: earlier.trackingCode,
    user_id: earlier.userId,
    search_tracking_code: earlier.search,
    company_code: 'damavand',
    ceiling: 200_000_000,
    status: 'paid',
    payment_type: 'bnpl',
    search: SEARCH,
    offer: OFFER,
    vehicle_title: 'پژو ۲۰۷',
    delivery_mode: 'optional',
    policy_holder: HOLDER,
    created_at: AT,
  }),
  insert('payments', {
    id: '0b3c8a52-6d0e-4a67-8f55-2f2b8f1f9d10',
    token: 'token',
    user_id: earlier.userId,
    tracking_code: earlier.trackingCode,
    amount: 1_000_000,
    state: 'paid',
    return_origin: 'http://localhost',
    paid_on: '1404-08-24',
    created_at: AT,
    expires_at: AT,
  }),
]

const searchBeforeProducts = { ...SEARCH, carProductionMonth: null, sbId: earlier.sbId }
const beforeProducts = [
  user,
  insert('inquiries', {
    sb_id: earlier.sbId,
    owner: `user:${earlier.userId}`,
    request: { nationalCode: earlier.ownerNationalCode, ...earlier.plate },
    slow_insurers: [],
    silent_insurers: [],
    // Housekeeping removes old inquiries.
    created_at: new Date().toISOString(),
  }),
  searchWith(searchBeforeProducts),
  insert('orders', {
    tracking_code: earlier.trackingCode,
    user_id: earlier.userId,
    search_tracking_code: earlier.search,
    company_code: 'damavand',
    ceiling: 200_000_000,
    status: 'open',
    payment_type: 'cash',
    search: searchBeforeProducts,
    offer: { ...OFFER, active: true, hasUpSelling: false, bnpl: null, installment: null },
    price_valid_until: AT,
    vehicle_title: 'پژو ۲۰۷ دنده‌ای',
    plate: earlier.plate,
    delivery_mode: 'optional',
    created_at: AT,
  }),
  insert('idempotency_keys', {
    owner: `user:${earlier.userId}`,
    key: earlier.key,
    operation: 'registerThirdPartyOrder',
    body_hash: 'hash',
    status: 200,
    answer: { body: { trackingCode: earlier.trackingCode } },
    // Housekeeping removes old keys.
    created_at: new Date().toISOString(),
  }),
]

/** How many migrations a version has, and what is stored in it. */
const versions = {
  first: { migrations: 1, statements: firstVersion },
  'before products': { migrations: 3, statements: beforeProducts },
  'before shared tasks': { migrations: 19, statements: [user] },
} as const
export type EarlierVersion = keyof typeof versions

/** Returns a directory with the first migrations only. */
const firstMigrations = async (count: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'separ-first-'))
  const entries = journal.entries.slice(0, count)
  await mkdir(join(folder, 'meta'))
  for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

/** Creates such a store and closes it. Returns its place for `openStore`, and a function that removes it. */
export const makeEarlierStore = async (
  engine: Engine,
  version: EarlierVersion,
): Promise<{ place: { databaseUrl?: string; dataDir: string | null }; remove(): Promise<void> }> => {
  const { migrations, statements } = versions[version]
  const migrationsFolder = await firstMigrations(migrations)
  if (engine === 'pglite') {
    const dataDir = await mkdtemp(join(tmpdir(), 'separ-earlier-'))
    const client = await PGlite.create(join(dataDir, 'store'))
    await migratePglite(drizzlePglite(client), { migrationsFolder })
    for (const statement of statements) await client.query(statement)
    await client.close()
    return { place: { dataDir }, remove: () => rm(dataDir, { recursive: true }) }
  }
  const { databaseUrl, drop } = await emptyDatabase()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await migratePg(drizzlePg(client), { migrationsFolder })
  for (const statement of statements) await client.query(statement)
  await client.end()
  return { place: { databaseUrl, dataDir: null }, remove: drop }
}
