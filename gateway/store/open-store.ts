/**
 * Opens and migrates the database: PostgreSQL if an address is given, otherwise the embedded one.
 * Decisions, section 8 "Durable": acknowledged changes survive `kill -9` on both.
 */
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Store } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import * as schema from './schema/index.ts'
import { MIGRATIONS, readSnapshot, writeSnapshot } from './snapshot.ts'

/** An arbitrary number that all gateways share. */
const MIGRATION_LOCK = 4_600_1404
/** Longest wait for a connection, so that calls fail soon while the database is down. */
const CONNECT_MS = 5000
/** Longest waits for a connection and for an answer when a load balancer asks. */
const REACHABLE_MS = 1000

/** Calls wait no longer for a lock, and no query takes longer; `options` sets both for every connection. */
const TIMEOUTS = '-c lock_timeout=5s -c statement_timeout=20s'

/**
 * Migrates in one transaction that holds a lock, so that of gateways that start together one migrates. A lock
 * of the session would stay behind on a connection pooler in transaction mode.
 */
const migrateOnce = async (client: pg.PoolClient): Promise<void> => {
  await client.query('begin')
  await client.query('set local lock_timeout = 0; set local statement_timeout = 0')
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  // Drizzle's own `begin` changes nothing here, and its `commit` ends this transaction.
  await migratePg(drizzlePg(client, { schema }), { migrationsFolder: MIGRATIONS })
}

/**
 * @throws an Error if a pooler drops the timeouts: a repeated call would wait for the first one without an
 * end
 */
const checkTimeouts = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(name, ' and ') as names from pg_settings
      where name in ('lock_timeout', 'statement_timeout') and setting = '0'`,
  )
  const names = rows[0]?.names
  if (names)
    throw new Error(
      `The connection pooler before PostgreSQL drops ${names}; set them there (docs/operating.md, "Connection pooler").`,
    )
}

const isReachable = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: REACHABLE_MS,
    query_timeout: REACHABLE_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const openPostgres = async (url: string): Promise<Store> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    options: TIMEOUTS,
  })
  // A lost connection fails its query, or is replaced by the next one; without a listener the process would
  // end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const client = await pool.connect()
  try {
    await migrateOnce(client)
    await checkTimeouts(client)
  } finally {
    client.release(true)
  }
  return {
    db: drizzlePg(pool, { schema }),
    engine: 'postgresql',
    isReachable: () => isReachable(url),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

const migrated = async (client: PGlite) => {
  const db = drizzlePglite(client, { schema })
  await migratePglite(db, { migrationsFolder: MIGRATIONS })
  return db
}

const makeEmpty = async (folder: string | null): Promise<PGlite> => {
  const snapshot = await readSnapshot()
  const client = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  })
  if (snapshot !== undefined) return client
  await migrated(client)
  await writeSnapshot(client)
  return client
}

/**
 * The directory gets its name when it is complete, so that a killed process leaves none that cannot be
 * opened.
 */
const makeFolder = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await (await makeEmpty(unfinished)).close()
  await rename(unfinished, folder)
}

/** @param folder null for a database in memory */
const openEmbedded = async (folder: string | null): Promise<Store> => {
  if (folder !== null && !existsSync(folder)) await makeFolder(folder)
  const client = folder === null ? await makeEmpty(null) : await PGlite.create(folder)
  const db = await migrated(client)
  return {
    db,
    engine: 'pglite',
    isReachable: () =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    connections: () => ({ used: 1, idle: 0, waiting: 0 }),
    close: () => client.close(),
  }
}

export type StorePlace = {
  databaseUrl?: string | undefined
  dataDir: string | null
  /** Called if another process has taken the data directory. This process must not write any more. */
  onDirectoryLost?: () => void
}

/**
 * Opens a migrated store. The data directory is locked with PostgreSQL, too, because it contains uploaded
 * files.
 * @param dataDir null for a database in memory, for tests
 * @throws FolderInUseError
 */
export const openStore = async ({
  databaseUrl,
  dataDir,
  onDirectoryLost: onLost = () => undefined,
}: StorePlace): Promise<Store> => {
  const unlock = dataDir === null ? () => Promise.resolve() : await lockFolder(dataDir, { onLost })
  try {
    const store = databaseUrl
      ? await openPostgres(databaseUrl)
      : await openEmbedded(dataDir === null ? null : join(dataDir, 'store'))
    const close = async () => {
      await store.close()
      await unlock()
    }
    return { ...store, close }
  } catch (error) {
    await unlock()
    throw error
  }
}
