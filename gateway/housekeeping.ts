/** Housekeeping of a running gateway, at its start and once a day: what is over in the store, what no order has among the files. */
import type { FastifyInstance } from 'fastify'
import { removeOrphanedFiles } from './documents/orphaned-files.ts'
import { removeUnfinishedUploads } from './documents/unfinished-uploads.ts'
import type { Gateway } from './http/gateway.ts'
import { storedImageIds } from './store/documents.ts'
import { removeExpiredRows } from './store/housekeeping.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const tidyFiles = async ({ store: { db }, instant, files, dataDir }: Gateway): Promise<void> => {
  await removeUnfinishedUploads(dataDir, instant())
  await removeOrphanedFiles(files, await storedImageIds(db), instant())
}

/** Takes a server that does not listen yet; tidies the store, and the files while the server starts. Closing the server waits for it. */
export const addHousekeeping = async (server: FastifyInstance, gateway: Gateway): Promise<void> => {
  const tell = () => {
    server.log.error('tidying failed')
  }
  const tidyStore = () => removeExpiredRows(gateway.store.db, gateway.instant())
  await tidyStore()
  // Nobody waits for it: a storage far away may be slow, or not there for now.
  let tidying = tidyFiles(gateway).catch(tell)
  const daily = setInterval(() => {
    tidying = tidyStore()
      .then(() => tidyFiles(gateway))
      .catch(tell)
  }, DAY_MS).unref()
  server.addHook('onClose', async () => {
    clearInterval(daily)
    await tidying
  })
}
