/**
 * Variants of experiments, fetched once per page and stored with the user or guest they belong to, so that
 * a page which cannot reach the gateway uses the stored ones. Specification: document 1 sections 1 and 4;
 * decisions, section 5.
 */
import { call } from '#adapters/gateway/client.ts'
import {
  guest,
  isSignedIn,
  session,
  storedExperiments,
  storeExperiments,
  subscribe,
} from '#adapters/session.ts'
import type { AnswerOf } from '#contract/index.ts'

type Answer = AnswerOf<'listExperiments'>
type Request = { readonly owner: string; readonly answer: Promise<Answer> }

let request: Request | null = null

const currentUser = (): string | null => session()?.userId ?? null

/** Another guest, after a sign-out, has variants of their own. */
const currentOwner = (): string => currentUser() ?? guest().uuid

const fetchFor = async (owner: string, user: string | null): Promise<Answer> => {
  const abort = new AbortController()
  const unsubscribe = subscribe(() => {
    if (isSignedIn() && currentUser() !== user) abort.abort()
  })
  try {
    const answer = await call('listExperiments', {}, { signal: abort.signal })
    if (currentUser() === user) storeExperiments(answer.list)
    return answer
  } catch (failure) {
    // Another user signed in meanwhile: their variants are needed now.
    if (abort.signal.aborted) return listExperiments()
    if (request?.owner === owner) request = null
    const stored = currentUser() === user ? storedExperiments() : null
    if (stored === null) throw failure
    return { list: stored }
  } finally {
    unsubscribe()
  }
}

/**
 * Variants of the current user or guest; the stored ones where the gateway does not answer.
 * @throws Failure where none are stored either
 */
export const listExperiments = (): Promise<Answer> => {
  const owner = currentOwner()
  if (request?.owner !== owner) request = { owner, answer: fetchFor(owner, currentUser()) }
  return request.answer
}
