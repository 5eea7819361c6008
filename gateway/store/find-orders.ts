/** Orders of all owners, for the operator page only. Decisions, section 8 "Steerable by testers". */
import { count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Plate } from '#contract/values/plate.ts'
import type { Database } from './database.ts'
import type { Order } from './orders.ts'
import { numberOfUser, type User } from './owners.ts'
import { orders, users } from './schema/index.ts'

export const ORDERS_ON_A_PAGE = 20

/** Possible meanings of a search text. An order matches if any of them does. */
export type OrderSearch = {
  trackingCode?: string
  number?: number
  plate?: Plate
  /** National code of a person, or national id of a company. */
  code?: string
  cellNumber?: string
}

const inJson = (column: typeof orders.plate | typeof orders.policyHolder, part: object): SQL =>
  sql`${column} @> ${JSON.stringify(part)}::jsonb`

const matches = ({ trackingCode, number, plate, code, cellNumber }: OrderSearch): SQL | undefined =>
  or(
    ...(trackingCode === undefined ? [] : [eq(orders.trackingCode, trackingCode)]),
    ...(number === undefined ? [] : [eq(orders.number, number)]),
    ...(plate === undefined ? [] : [inJson(orders.plate, plate)]),
    ...(code === undefined
      ? []
      : ['nationalCode', 'companyNationalId', 'carOwnerNationalCode'].map((field) =>
          inJson(orders.policyHolder, { [field]: code }),
        )),
    ...(cellNumber === undefined
      ? []
      : [eq(users.cellNumber, cellNumber), inJson(orders.policyHolder, { cellNumber })]),
  )

/** Returns a page (from 1) of the orders that a search finds, the newest first; of all for null. */
export const findOrders = async (
  db: Database,
  search: OrderSearch | null,
  page: number,
): Promise<{ orders: Order[]; total: number }> => {
  const condition = search === null ? undefined : (matches(search) ?? sql`false`)
  const found = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(condition)
    .orderBy(desc(orders.number))
    .limit(ORDERS_ON_A_PAGE)
    .offset((page - 1) * ORDERS_ON_A_PAGE)
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(condition)
  return { orders: found.map(({ order }) => order), total: counted?.total ?? 0 }
}

/** Returns an order of any owner and its owner, or null. */
export const orderWithOwner = async (
  db: Database,
  trackingCode: string,
): Promise<{ order: Order; owner: User } | null> => {
  const [found] = await db
    .select({ order: orders, owner: { id: users.id, cellNumber: numberOfUser } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.trackingCode, trackingCode))
  return found ?? null
}
