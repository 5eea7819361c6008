/** What the sign-in page keeps between its steps, and the one-time tokens that it hands out. Decisions, section 3. */
import { and, count, eq, gt } from 'drizzle-orm'
import type { Opener } from '#contract/opener.ts'
import { hashOf, newOneTimeCode, newToken } from './credentials.ts'
import type { Database } from './database.ts'
import { acquireNamedLock } from './named-lock.ts'
import { startSession, userOfNumber } from './owners.ts'
import { signInMistakes, signInTokens, signInVisits } from './schema/index.ts'

const MINUTE = 60_000
const [VISIT_MS, CODE_MS, TOKEN_MS, MISTAKES_MS] = [30 * MINUTE, 5 * MINUTE, 2 * MINUTE, 10 * MINUTE]
const MISTAKES = 5

export type SignInVisit = typeof signInVisits.$inferSelect
export type SignInPurpose = Pick<SignInVisit, 'returnTo' | 'openedVia' | 'state'>

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Takes where a sign-in leads back to; gives the unguessable token that its pages carry. */
export const openVisit = async (db: Database, purpose: SignInPurpose, now: Date): Promise<string> => {
  const token = newToken()
  await db.insert(signInVisits).values({ ...purpose, tokenHash: hashOf(token), createdAt: now })
  return token
}

/** Takes a visit's token; gives the visit, or null where there is none of the last half hour. */
export const visitOf = async (db: Database, token: string, now: Date): Promise<SignInVisit | null> => {
  const [visit] = await db
    .select()
    .from(signInVisits)
    .where(and(eq(signInVisits.tokenHash, hashOf(token)), gt(signInVisits.createdAt, later(now, -VISIT_MS))))
  return visit ?? null
}

/** Takes a visit and a mobile number; sends (here: keeps, for the page to show) a new code. A null number takes it back. */
export const issueCode = async (
  db: Database,
  visit: SignInVisit,
  cellNumber: string | null,
  now: Date,
): Promise<void> => {
  const asked =
    cellNumber === null
      ? { code: null, codeExpiresAt: null }
      : { code: newOneTimeCode(), codeExpiresAt: later(now, CODE_MS) }
  await db
    .update(signInVisits)
    .set({ cellNumber, ...asked })
    .where(eq(signInVisits.tokenHash, visit.tokenHash))
}

/** Takes a mobile number; tells whether five wrong codes were given for it in the last ten minutes. */
export const isCodeEntryBlocked = async (db: Database, cellNumber: string, now: Date): Promise<boolean> => {
  const [mistakes] = await db
    .select({ number: count() })
    .from(signInMistakes)
    .where(and(eq(signInMistakes.cellNumber, cellNumber), gt(signInMistakes.at, later(now, -MISTAKES_MS))))
  return (mistakes?.number ?? 0) >= MISTAKES
}

/** Takes whose mobile number it is, the state that the app said and what it was opened by; gives a one-time token, good for two minutes. */
export const issueToken = async (
  tx: Database,
  { cellNumber, state, openedVia }: { cellNumber: string; state: string; openedVia: Opener },
  now: Date,
): Promise<string> => {
  const user = await userOfNumber(tx, cellNumber, now)
  const token = newToken()
  await tx.insert(signInTokens).values({
    tokenHash: hashOf(token),
    stateHash: hashOf(state),
    openedVia,
    userId: user.id,
    expiresAt: later(now, TOKEN_MS),
  })
  return token
}

/** Takes a visit and the code that was typed; gives the one-time token, or why there is none. */
export const tryCode = (
  db: Database,
  visit: SignInVisit,
  typed: string,
  now: Date,
): Promise<{ token: string } | 'wrong' | 'expired' | 'too-many'> =>
  db.transaction(async (tx) => {
    // Guesses sent all at once, from however many visits, are counted one after another.
    await acquireNamedLock(tx, `sign-in ${visit.cellNumber ?? ''}`)
    const [fresh] = await tx.select().from(signInVisits).where(eq(signInVisits.tokenHash, visit.tokenHash))
    const { cellNumber, code, codeExpiresAt } = fresh ?? visit
    if (cellNumber === null || code === null || codeExpiresAt === null || codeExpiresAt <= now)
      return 'expired'
    if (await isCodeEntryBlocked(tx, cellNumber, now)) return 'too-many'
    if (typed !== code) {
      await tx.insert(signInMistakes).values({ cellNumber, at: now })
      return 'wrong'
    }
    const token = await issueToken(tx, { cellNumber, state: visit.state, openedVia: visit.openedVia }, now)
    await tx
      .update(signInVisits)
      .set({ code: null, codeExpiresAt: null })
      .where(eq(signInVisits.tokenHash, visit.tokenHash))
    return { token }
  })

/** Where a one-time token is exchanged: the drivers' app has a place of its own. */
type Counter = 'driver' | 'passenger'

/** Takes a one-time token, the state that the app left with and where it is exchanged; gives a bearer token, or null where they are not good together now. */
export const exchangeToken = async (
  db: Database,
  { token, state }: { token: string; state: string },
  counter: Counter,
  now: Date,
): Promise<{ token: string; expiresAt: Date } | null> => {
  const [found] = await db
    .select()
    .from(signInTokens)
    .where(
      and(
        eq(signInTokens.tokenHash, hashOf(token)),
        eq(signInTokens.stateHash, hashOf(state)),
        gt(signInTokens.expiresAt, now),
      ),
    )
  if (found === undefined || (found.openedVia === 'driver') !== (counter === 'driver')) return null
  return startSession(db, found.userId, now)
}
