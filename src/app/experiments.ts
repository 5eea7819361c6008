/**
 * Variants of experiments, fetched once per page and stored with the user or guest they belong to, so that
 * a page which cannot reach the gateway uses the stored ones. Specification: document 1 sections 1 and 4;
 * decisions, section 5.
 */
import { call } from '#adapters/gateway/client.ts'
import { isSignedIn, session, storedExperiments, storeExperiments, subscribe } from '#adapters/session.ts'
import type { AnswerOf } from '#contract/index.ts'

type Answer = AnswerOf<'listExperiments'>
type Request = { readonly user: string | null; readonly answer: Promise<Answer> }

let request: Request | null = null

const currentUser = (): string | null => session()?.userId ?? null

const fetchFor = async (user: string | null): Promise<Answer> => {
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
    if (request?.user === user) request = null
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
  const user = currentUser()
  if (request?.user !== user) request = { user, answer: fetchFor(user) }
  return request.answer
}
