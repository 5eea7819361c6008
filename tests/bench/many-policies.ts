/**
 * A user with 10,000 policies, made for the benchmark only: the sandbox makes one issued policy, and the
 * database copies it.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { orderMoves, orders, users } from '#gateway/store/schema/index.ts'
import { openStore } from '#gateway/store/open-store.ts'
import { startGateway } from '#tests/browser/gateway-process.ts'

/** The sandbox's user with one policy. */
export const OWNER = '09000009001'
export const MANY = 10_000
const SEEDING_LIMIT_MS = 60_000

type Store = Awaited<ReturnType<typeof openStore>>

/** Whether the user's order has been issued. */
const isSeeded = async ({ db }: Store): Promise<boolean> => {
  const found = await db
    .select({ coverTo: orders.coverTo })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(users.cellNumber, OWNER), isNotNull(orders.coverTo)))
  return found.length > 0
}

/** The columns of a table that a copy takes over. */
const columnsOf = (table: PgTable, own: readonly string[]): string =>
  Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !own.includes(name))
    .map((name) => `"${name}"`)
    .join(', ')

/** Tracking codes of the copies: hexadecimal numbers without look-alikes. */
const CODE = `'WWWWWW' || translate(upper(lpad(to_hex(n), 8, '0')), '01', 'XY')`

const copyOrder = async (store: Store): Promise<void> => {
  const orderColumns = columnsOf(orders, ['tracking_code', 'number', 'policy_code'])
  const moveColumns = columnsOf(orderMoves, ['id', 'tracking_code'])
  const numbers = `generate_series(1, ${MANY - 1}) as n`
  await store.db.execute(
    sql.raw(
      `insert into orders (tracking_code, ${orderColumns}) select ${CODE}, ${orderColumns} from orders, ${numbers}
       where user_id = (select id from users where cell_number = '${OWNER}')`,
    ),
  )
  await store.db.execute(
    sql.raw(
      `insert into order_moves (tracking_code, ${moveColumns}) select ${CODE}, ${moveColumns} from order_moves, ${numbers}
       where tracking_code = (select tracking_code from orders join users on users.id = user_id
         where cell_number = '${OWNER}' and tracking_code not like 'WWWWWW%')`,
    ),
  )
}

/** Makes a data folder with the user. Returns its path. */
export async function makeManyPolicies(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'separ-many-'))
  const limit = Date.now() + SEEDING_LIMIT_MS
  for (;;) {
    const gateway = await startGateway({ dataDir, env: { SEPAR_SANDBOX_USERS: '1' } })
    await wait(5_000)
    await gateway.stop()
    const store = await openStore({ dataDir })
    const isThere = await isSeeded(store)
    if (isThere) await copyOrder(store)
    await store.close()
    if (isThere) return dataDir
    if (Date.now() > limit) throw new Error('The sandbox did not make its users.')
  }
}
