/**
 * The super-app's answer to the framed app: a token for its user, or that no user is signed in. Contract:
 * opener.ts.
 */
import * as v from 'valibot'
import { type FromHost, type Opener, ToHost } from '#contract/opener.ts'
import { TokenAnswer, type TokenRequest } from './token-request.ts'

/** The super-app's user (null if none is signed in), and how the app is opened. */
export type Person = { cellNumber: string | null; openedVia: Opener }
export type TokenOutcome = 'signedIn' | 'nobody' | 'failed'

/** Returns the answer to a message from the frame and its outcome, or null for other messages. */
export const answerTokenRequest = async (
  message: unknown,
  { cellNumber, openedVia }: Person,
  tokenFor: (request: TokenRequest) => Promise<unknown>,
): Promise<{ answer: FromHost; outcome: TokenOutcome } | null> => {
  const parsed = v.safeParse(ToHost, message)
  if (!parsed.success) return null
  const { state } = parsed.output
  const nobody = { type: 'separ.nobody', state } as const
  if (cellNumber === null) return { answer: nobody, outcome: 'nobody' }
  const issued = v.safeParse(TokenAnswer, await tokenFor({ cellNumber, state, openedVia }).catch(() => null))
  return issued.success
    ? { answer: { type: 'separ.token', token: issued.output.token, state }, outcome: 'signedIn' }
    : { answer: nobody, outcome: 'failed' }
}
