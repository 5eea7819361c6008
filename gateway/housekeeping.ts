/**
 * Housekeeping of a running gateway, at its start and daily: deletes expired rows and files without an order.
 */
import type { FastifyInstance } from 'fastify'
import { recordsOverUntil } from '#contract/values/retention.ts'
import { removeOrphanedFiles } from './documents/orphaned-files.ts'
import { removeUnfinishedUploads } from './documents/unfinished-uploads.ts'
import type { Gateway } from './http/gateway.ts'
import { storedImageIds } from './store/documents.ts'
import { removeExpiredRows } from './store/housekeeping.ts'
import { removeOldRecords } from './store/remove-account.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const cleanFiles = async ({ store: { db }, instant, files, dataDir }: Gateway): Promise<void> => {
  await removeUnfinishedUploads(dataDir, instant())
  await removeOrphanedFiles(files, await storedImageIds(db), instant())
}

/** Cleans the store before the server starts, and the files meanwhile. Closing the server waits for both. */
export const addHousekeeping = async (server: FastifyInstance, gateway: Gateway): Promise<void> => {
  const logFailure = () => {
    server.log.error('housekeeping failed')
  }
  const cleanStore = async () => {
    await removeExpiredRows(gateway.store.db, gateway.instant())
    await removeOldRecords(gateway.store.db, recordsOverUntil(gateway.clock.today()))
  }
  await cleanStore()
  // Not awaited: a remote storage may be slow or unavailable.
  let running = cleanFiles(gateway).catch(logFailure)
  const daily = setInterval(() => {
    running = cleanStore()
      .then(() => cleanFiles(gateway))
      .catch(logFailure)
  }, DAY_MS).unref()
  server.addHook('onClose', async () => {
    clearInterval(daily)
    await running
  })
}
