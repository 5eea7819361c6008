/** The engines that store tests run on: the embedded database in memory, and PostgreSQL where TEST_DATABASE_URL is set, a database of its own for each file. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Store } from '../store/database.ts'
import { openStore } from '../store/open-store.ts'

export type Engine = 'pglite' | 'postgresql'

/** A PostgreSQL in which tests may make databases of their own. */
export const testDatabase = process.env['TEST_DATABASE_URL']

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: testDatabase })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Gives the address of a database of its own that is empty, and what takes it away. */
export const emptyDatabase = async (): Promise<{ databaseUrl: string; drop(): Promise<void> }> => {
  if (testDatabase === undefined) throw new Error('TEST_DATABASE_URL is not set.')
  const name = `separ_test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  const databaseUrl = new URL(testDatabase)
  databaseUrl.pathname = `/${name}`
  return { databaseUrl: databaseUrl.href, drop: () => administer(`drop database ${name} with (force)`) }
}

/** Takes an engine; gives an empty, migrated store that is gone once it is closed. */
export const openEngine = async (engine: Engine): Promise<Store> => {
  if (engine === 'pglite') return openStore({ dataDir: null })
  const { databaseUrl, drop } = await emptyDatabase()
  const store = await openStore({ databaseUrl, dataDir: null })
  const close = async () => {
    await store.close()
    await drop()
  }
  return { ...store, close }
}
