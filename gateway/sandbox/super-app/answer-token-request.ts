/** How the super-app answers the app that it shows: with a token of its person, or that it has nobody. Contract: opener.ts. */
import * as v from 'valibot'
import { type FromHost, type Opener, ToHost } from '#contract/opener.ts'
import { TokenAnswer, type TokenRequest } from './token-request.ts'

/** Who is signed in to the super-app, null for nobody, and what it is opened as. */
export type Person = { cellNumber: string | null; openedVia: Opener }
export type TokenOutcome = 'signedIn' | 'nobody' | 'failed'

/** Takes a message of the frame's and who is signed in; gives the answer and what was told, or null where there is nothing to answer. */
export const answerTokenRequest = async (
  message: unknown,
  { cellNumber, openedVia }: Person,
  tokenFor: (request: TokenRequest) => Promise<unknown>,
): Promise<{ answer: FromHost; told: TokenOutcome } | null> => {
  const asked = v.safeParse(ToHost, message)
  if (!asked.success) return null
  const { state } = asked.output
  const nobody = { type: 'separ.nobody', state } as const
  if (cellNumber === null) return { answer: nobody, told: 'nobody' }
  const made = v.safeParse(TokenAnswer, await tokenFor({ cellNumber, state, openedVia }).catch(() => null))
  return made.success
    ? { answer: { type: 'separ.token', token: made.output.token, state }, told: 'signedIn' }
    : { answer: nobody, told: 'failed' }
}
