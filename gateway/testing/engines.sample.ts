/**
 * The engines that store tests run on: the embedded database in memory, one per test worker, and PostgreSQL
 * if TEST_DATABASE_URL is set, one database per store.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Store } from '../store/database.ts'
import { openStore } from '../store/open-store.ts'

export type Engine = 'pglite' | 'postgresql'

/** A PostgreSQL in which tests may create databases. */
export const testDatabase = process.env['TEST_DATABASE_URL']

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: testDatabase })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Creates an empty database. Returns its address and a function that drops it. */
export const emptyDatabase = async (): Promise<{ databaseUrl: string; drop(): Promise<void> }> => {
  if (testDatabase === undefined) throw new Error('TEST_DATABASE_URL is not set.')
  const name = `separ_test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  const databaseUrl = new URL(testDatabase)
  databaseUrl.pathname = `/${name}`
  return { databaseUrl: databaseUrl.href, drop: () => administer(`drop database ${name} with (force)`) }
}

/** Migrated, empty embedded databases of this worker that no test uses at the moment. */
const idle: Store[] = []

const truncateAll = async ({ db }: Store): Promise<void> => {
  await db.execute(sql`
    do $$ declare tables text; begin
      select string_agg(quote_ident(tablename), ', ') into tables from pg_tables where schemaname = 'public';
      execute 'truncate table ' || tables || ' restart identity cascade';
    end $$`)
}

/** Returns an idle database, or a new one. Closing it empties it for the next test. */
const borrowEmbedded = async (): Promise<Store> => {
  const store = idle.pop() ?? (await openStore({ dataDir: null }))
  const close = async () => {
    await truncateAll(store)
    idle.push(store)
  }
  return { ...store, close }
}

/** Opens an empty, migrated store. Closing it removes its content. */
export const openEngine = async (engine: Engine): Promise<Store> => {
  if (engine === 'pglite') return borrowEmbedded()
  const { databaseUrl, drop } = await emptyDatabase()
  const store = await openStore({ databaseUrl, dataDir: null })
  const close = async () => {
    await store.close()
    await drop()
  }
  return { ...store, close }
}
