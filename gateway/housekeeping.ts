/**
 * Housekeeping of a running gateway: deletes expired rows and files without an order, daily and once for all
 * processes on a database; unfinished uploads are on this process's own disk.
 */
import type { FastifyInstance } from 'fastify'
import { recordsOverUntil } from '#contract/values/retention.ts'
import { removeOrphanedFiles } from './documents/orphaned-files.ts'
import { removeUnfinishedUploads } from './documents/unfinished-uploads.ts'
import type { Gateway } from './http/gateway.ts'
import { storedImageIds } from './store/documents.ts'
import { removeExpiredRows } from './store/housekeeping.ts'
import { removeOldRecords } from './store/remove-account.ts'
import { runScheduled } from './store/scheduled-tasks.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const cleanStore = ({ store: { db }, instant, clock }: Gateway): Promise<boolean> =>
  runScheduled(db, { name: 'remove expired rows', everyMs: DAY_MS }, instant(), async () => {
    await removeExpiredRows(db, instant())
    await removeOldRecords(db, recordsOverUntil(clock.today()))
  })

const cleanFiles = async ({ store: { db }, instant, files, dataDir }: Gateway): Promise<void> => {
  await removeUnfinishedUploads(dataDir, instant())
  await runScheduled(db, { name: 'remove orphaned files', everyMs: DAY_MS }, instant(), async () =>
    removeOrphanedFiles(files, await storedImageIds(db), instant()),
  )
}

/**
 * Cleans the store before the server starts, and the files meanwhile; asks hourly whether a day is over.
 * Closing the server waits for both.
 */
export const addHousekeeping = async (server: FastifyInstance, gateway: Gateway): Promise<void> => {
  const logFailure = () => {
    server.log.error('housekeeping failed')
  }
  await cleanStore(gateway)
  // Not awaited: a remote storage may be slow or unavailable.
  let running = cleanFiles(gateway).catch(logFailure)
  const hourly = setInterval(() => {
    running = cleanStore(gateway)
      .then(() => cleanFiles(gateway))
      .catch(logFailure)
  }, HOUR_MS).unref()
  server.addHook('onClose', async () => {
    clearInterval(hourly)
    await running
  })
}
