/** A copy of the user's data, and the deletion of the account. Decisions, section 7; decision 042. */
import { Readable } from 'node:stream'
import { textRef } from '#contract/texts.ts'
import { recordKeptUntil } from '#contract/values/retention.ts'
import { FileResponse } from '../../documents/file-response.ts'
import { underWay } from '../../domain/account-deletion.ts'
import { ApiError } from '../../domain/api-error.ts'
import { type Confirmed, confirmDeletion, startDeletion } from '../../store/account-deletions.ts'
import { ownOrders, ownParts } from '../../store/own-data.ts'
import { userOfToken } from '../../store/owners.ts'
import { keptRecordsOf, ordersUnderWayOf } from '../../store/remove-account.ts'
import type { CallOf, Handlers } from '../handler.ts'
import { titleOfVehicle } from './load-order.ts'

/** Seconds to wait after five wrong codes before another one may be tried. */
const BLOCKED_SECONDS = 600

/** Yields the document in pieces, so that at most one page of orders is in memory. */
async function* documentOf({ db, user, clock }: CallOf<'readOwnData'>): AsyncGenerator<string> {
  yield `{"copiedOn":${JSON.stringify(clock.today())}`
  for (const [name, read] of Object.entries(ownParts(db, user)))
    yield `,\n"${name}":${JSON.stringify(await read())}`
  yield ',\n"orders":['
  let separator = '\n'
  for await (const order of ownOrders(db, user.id)) {
    yield separator + JSON.stringify(order)
    separator = ',\n'
  }
  yield ']}\n'
}

const refusal = (outcome: Exclude<Confirmed['outcome'], 'deleted'>): ApiError => {
  switch (outcome) {
    case 'unknown':
      return new ApiError('notFound')
    case 'signed-out':
      return new ApiError('signInNeeded')
    case 'expired':
      return new ApiError('codeExpired')
    case 'too-many':
      return new ApiError('tooMany', { retryAfterSeconds: BLOCKED_SECONDS })
    case 'wrong':
      return new ApiError('invalid', { fields: { code: textRef('code.wrong') } })
    case 'in-use':
      return new ApiError('accountInUse')
  }
}

export const ownData = {
  readOwnData: (_request, call) => {
    const content = Readable.from(documentOf(call))
    return Promise.resolve(
      new FileResponse({ content, bytes: null }, 'application/json', `separ-${call.clock.today()}`),
    )
  },

  readDeletionTerms: async (_request, { db, user, now, locale }) => {
    const ordersUnderWay = await ordersUnderWayOf(db, user.id, { statusIds: underWay, now })
    const kept = await keptRecordsOf(db, user.id)
    return {
      ordersUnderWay: ordersUnderWay.map((order) => ({
        orderNumber: String(order.number),
        vehicleTitle: titleOfVehicle(order, locale),
      })),
      keptRecords: kept.number,
      keptUntil: kept.lastPaidOn === null ? null : recordKeptUntil(kept.lastPaidOn),
    }
  },

  startDeletion: async (_request, { db, user, now }) => {
    if ((await ordersUnderWayOf(db, user.id, { statusIds: underWay, now })).length > 0)
      throw new ApiError('accountInUse')
    const { id, code, codeExpiresAt } = await startDeletion(db, user.id, now)
    return {
      id,
      sentTo: user.cellNumber,
      codeExpiresAt: codeExpiresAt.toISOString(),
      // The sandbox sends no messages, so the answer contains the code, like its sign-in page.
      shownCode: code,
    }
  },

  deleteAccount: async ({ params: { id }, body: { code } }, call) => {
    const { db, token, now, clock, files, logWarning } = call
    const user = token === null ? null : await userOfToken(db, token, now)
    const confirmed = await confirmDeletion(
      db,
      { id, code, user },
      { statusIds: underWay, today: clock.today(), now },
    )
    if (confirmed.outcome !== 'deleted') throw refusal(confirmed.outcome)
    // Housekeeping removes files that could not be deleted here.
    for (const imageId of confirmed.imageIds)
      await files.remove(imageId).catch(() => {
        logWarning({}, 'a picture of a deleted account was not removed')
      })
    return { done: true }
  },
} satisfies Partial<Handlers>
