/** Verifies that every acknowledged result is in the database and in the bucket. */
import pg from 'pg'
import { openS3Storage } from '#gateway/documents/s3-storage.ts'
import type { S3Server } from '#gateway/testing/s3-server.sample.ts'
import type { Ledger } from './purchases.ts'

/** Runs statements one after another. Returns the rows of the last one. */
export async function query(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<Record<string, unknown>>(statement, [...values])
    .finally(() => client.end())
  return rows
}

/** Queries that count invalid rows, by the name of the fault. */
const WRONG = `
  select 'orders with two paid attempts' as what, count(*)::int as number from
    (select 1 from payments where state = 'paid' group by tracking_code having count(*) > 1) as twice
  union all select 'moves that were made twice', count(*)::int from
    (select 1 from order_moves group by tracking_code, to_status having count(*) > 1) as twice
  union all select 'paid orders without a paid attempt', count(*)::int from orders
    where status = 'paid' and not exists
      (select 1 from payments where payments.tracking_code = orders.tracking_code and state = 'paid')
  union all select 'searches with two orders', count(*)::int from
    (select 1 from orders group by search_tracking_code having count(*) > 1) as twice`

/** Returns missing and duplicated results as sentences. */
export async function problemsOf(
  ledger: Ledger,
  databaseUrl: string,
  s3: S3Server,
  retryLimit: number,
): Promise<string[]> {
  const acknowledged = ledger.paid.map(({ trackingCode }) => trackingCode)
  const missing = await query(
    databaseUrl,
    `select code from unnest($1::text[]) as code where not exists
      (select 1 from orders where tracking_code = code and status = 'paid')`,
    [acknowledged],
  )
  const wrong = await query(databaseUrl, WRONG)
  const files = await openS3Storage(s3.settings)
  const lost: string[] = []
  for (const { imageId } of ledger.paid) {
    const file = imageId === '' ? null : await files.read(imageId)
    file?.content.destroy()
    if (imageId !== '' && file === null) lost.push(imageId)
  }
  const most = Math.max(0, ...ledger.retries)
  return [
    ...ledger.failed.map((reason) => `a purchase failed: ${reason}`),
    ...missing.map(({ code }) => `the acknowledged order ${String(code)} is not there`),
    ...lost.map((imageId) => `the acknowledged file ${imageId} is not there`),
    ...wrong.flatMap(({ what, number }) => (number === 0 ? [] : [`${String(number)} ${String(what)}`])),
    ...(most > retryLimit
      ? [`a call had to be sent again ${most} times, at most ${retryLimit} are allowed`]
      : []),
    ...(ledger.paid.length === 0 ? ['nothing was bought'] : []),
  ]
}
