/**
 * Variants of experiments: asked for once in a page, whoever wants to know them; kept with the person or guest whose they are, so
 * that a page which reaches nobody goes on with them. Specification: document 1 sections 1 and 4; decisions, section 5.
 */
import { call } from '#adapters/gateway/client.ts'
import { isSignedIn, storeExperiments, storedExperiments, session, subscribe } from '#adapters/session.ts'
import type { AnswerOf } from '#contract/index.ts'

type Answer = AnswerOf<'listExperiments'>
type Asked = { readonly user: string | null; readonly answer: Promise<Answer> }

let asked: Asked | null = null

const userNow = (): string | null => session()?.userId ?? null

const ask = async (user: string | null): Promise<Answer> => {
  const calledOff = new AbortController()
  const stop = subscribe(() => {
    if (isSignedIn() && userNow() !== user) calledOff.abort()
  })
  try {
    const answer = await call('listExperiments', {}, { signal: calledOff.signal })
    if (userNow() === user) storeExperiments(answer.list)
    return answer
  } catch (failure) {
    // Somebody signed in meanwhile: theirs are wanted now.
    if (calledOff.signal.aborted) return listExperiments()
    if (asked?.user === user) asked = null
    const kept = userNow() === user ? storedExperiments() : null
    if (kept === null) throw failure
    return { list: kept }
  } finally {
    stop()
  }
}

/** The variants of whoever uses the app now; those that were named last where the gateway does not answer. Fails with a Failure. */
export const listExperiments = (): Promise<Answer> => {
  const user = userNow()
  if (asked?.user !== user) asked = { user, answer: ask(user) }
  return asked.answer
}
