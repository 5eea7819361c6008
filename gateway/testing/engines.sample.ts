/** The engines that store tests run on: the embedded database in memory, and PostgreSQL where TEST_DATABASE_URL is set, a database of its own for each file. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe } from 'vitest'
import type { Store } from '../store/database.ts'
import { openStore } from '../store/open-store.ts'

export type Engine = 'pglite' | 'postgresql'

const server = process.env['TEST_DATABASE_URL']

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Takes an engine; gives an empty, migrated store that is gone once it is closed. */
export const openEngine = async (engine: Engine): Promise<Store> => {
  if (engine === 'pglite') return openStore({ dataDir: null })
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set.')
  const name = `separ_test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  const databaseUrl = new URL(server)
  databaseUrl.pathname = `/${name}`
  const store = await openStore({ databaseUrl: databaseUrl.href, dataDir: null })
  const close = async () => {
    await store.close()
    await administer(`drop database ${name} with (force)`)
  }
  return { ...store, close }
}

/** Takes a title and tests; runs them on each engine. Where there is no PostgreSQL they are counted as skipped, under a title that says why. */
export const describeOnEngines = (title: string, tests: (engine: Engine) => void): void => {
  describe(`${title}, embedded`, () => { tests('pglite') })
  describe.skipIf(server === undefined)(`${title}, PostgreSQL${server === undefined ? ' (TEST_DATABASE_URL is not set)' : ''}`, () => { tests('postgresql') })
}
