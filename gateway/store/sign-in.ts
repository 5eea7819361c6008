/** Visits of the sign-in page, and the one-time tokens that it issues. Decisions, section 3. */
import { and, count, eq, gt } from 'drizzle-orm'
import type { Opener } from '#contract/opener.ts'
import type { Device } from '#contract/operations/account.ts'
import { hashOf, newOneTimeCode, newToken } from './credentials.ts'
import type { Database } from './database.ts'
import { acquireNamedLock } from './named-lock.ts'
import { startSession, userOfNumber } from './owners.ts'
import { signInMistakes, type SignInProblem, signInTokens, signInVisits } from './schema/index.ts'

const MINUTE = 60_000
const [VISIT_MS, CODE_MS, TOKEN_MS, MISTAKES_MS] = [30 * MINUTE, 5 * MINUTE, 2 * MINUTE, 10 * MINUTE]
const MISTAKES = 5
/** Time between two codes for one visit. */
const RESEND_MS = MINUTE
/** Characters of a refused input that are kept. */
const LONGEST_TYPED = 40

export type SignInVisit = typeof signInVisits.$inferSelect
export type SignInPurpose = Pick<SignInVisit, 'returnTo' | 'openedVia' | 'state'>

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Opens a visit. Returns the unguessable token in the addresses of its pages. */
export const openVisit = async (db: Database, purpose: SignInPurpose, now: Date): Promise<string> => {
  const token = newToken()
  await db.insert(signInVisits).values({ ...purpose, tokenHash: hashOf(token), createdAt: now })
  return token
}

/** Returns a visit of the last half hour, or null. */
export const visitOf = async (db: Database, token: string, now: Date): Promise<SignInVisit | null> => {
  const [visit] = await db
    .select()
    .from(signInVisits)
    .where(and(eq(signInVisits.tokenHash, hashOf(token)), gt(signInVisits.createdAt, later(now, -VISIT_MS))))
  return visit ?? null
}

/** Nothing to show again. */
const settled = { typed: null, problem: null }

/** Issues a new code for a number, which the page shows instead of a message. */
export const issueCode = async (
  db: Database,
  visit: SignInVisit,
  cellNumber: string,
  now: Date,
): Promise<void> => {
  await db
    .update(signInVisits)
    .set({ ...settled, cellNumber, code: newOneTimeCode(), codeExpiresAt: later(now, CODE_MS) })
    .where(eq(signInVisits.tokenHash, visit.tokenHash))
}

/** Withdraws the code of a visit, which keeps its number, to be corrected. */
export const withdrawCode = async (db: Database, visit: SignInVisit): Promise<void> => {
  await db
    .update(signInVisits)
    .set({ ...settled, code: null, codeExpiresAt: null })
    .where(eq(signInVisits.tokenHash, visit.tokenHash))
}

/** Saves why a form was refused, and what was typed into it. An expired code is withdrawn. */
export const saveProblem = async (
  db: Database,
  visit: SignInVisit,
  problem: SignInProblem,
  typed: string,
): Promise<void> => {
  const withdrawn = problem === 'expired' ? { code: null, codeExpiresAt: null } : {}
  await db
    .update(signInVisits)
    .set({ ...withdrawn, problem, typed: typed.replaceAll('\0', '').slice(0, LONGEST_TYPED) })
    .where(eq(signInVisits.tokenHash, visit.tokenHash))
}

/** Seconds until the visit may ask for another code; 0 if it may now. */
export const secondsToResend = ({ codeExpiresAt }: SignInVisit, now: Date): number =>
  codeExpiresAt === null
    ? 0
    : Math.max(0, Math.ceil((codeExpiresAt.getTime() - CODE_MS + RESEND_MS - now.getTime()) / 1000))

/** Whether five wrong codes were entered for a number in the last ten minutes. */
export const isCodeEntryBlocked = async (db: Database, cellNumber: string, now: Date): Promise<boolean> => {
  const [mistakes] = await db
    .select({ number: count() })
    .from(signInMistakes)
    .where(and(eq(signInMistakes.cellNumber, cellNumber), gt(signInMistakes.at, later(now, -MISTAKES_MS))))
  return (mistakes?.number ?? 0) >= MISTAKES
}

/** Counts simultaneous attempts at a number's code one after another, until the transaction ends. */
export const lockCodeEntry = (tx: Database, cellNumber: string): Promise<void> =>
  acquireNamedLock(tx, `sign-in ${cellNumber}`)

/** Counts a wrong code. */
export const saveMistake = async (tx: Database, cellNumber: string, now: Date): Promise<void> => {
  await tx.insert(signInMistakes).values({ cellNumber, at: now })
}

/** Returns a one-time token for a mobile number and the app's state, valid for two minutes. */
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

/** Checks an entered code. Returns the one-time token, or why there is none. */
export const tryCode = (
  db: Database,
  visit: SignInVisit,
  typed: string,
  now: Date,
): Promise<{ token: string } | 'wrong' | 'expired' | 'too-many'> =>
  db.transaction(async (tx) => {
    await lockCodeEntry(tx, visit.cellNumber ?? '')
    const [fresh] = await tx.select().from(signInVisits).where(eq(signInVisits.tokenHash, visit.tokenHash))
    const { cellNumber, code, codeExpiresAt } = fresh ?? visit
    if (cellNumber === null || code === null || codeExpiresAt === null || codeExpiresAt <= now)
      return 'expired'
    if (await isCodeEntryBlocked(tx, cellNumber, now)) return 'too-many'
    if (typed !== code) {
      await saveMistake(tx, cellNumber, now)
      return 'wrong'
    }
    const token = await issueToken(tx, { cellNumber, state: visit.state, openedVia: visit.openedVia }, now)
    await tx
      .update(signInVisits)
      .set({ ...settled, code: null, codeExpiresAt: null, signedInAt: now })
      .where(eq(signInVisits.tokenHash, visit.tokenHash))
    return { token }
  })

/** The app that exchanges a one-time token; the drivers' app has its own call. */
type ExchangingApp = 'driver' | 'passenger'

/**
 * Exchanges a one-time token with its state for a bearer token. Returns null if they are invalid together.
 */
export const exchangeToken = async (
  db: Database,
  { token, state }: { token: string; state: string },
  app: ExchangingApp,
  device: Device,
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
  if (found === undefined || (found.openedVia === 'driver') !== (app === 'driver')) return null
  return startSession(db, { userId: found.userId, device }, now)
}
