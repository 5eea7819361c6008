import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import { namedAccount, sheba, unnamedAccount } from '#explorer/stubs/account.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { bankAccount, shebaError, type StoredAccount } from './bank-account.ts'

type Setup = { read?: (StoredAccount | Failure)[]; changes?: (Failure | 'done')[]; signedIn?: boolean }
const stored = (account = namedAccount, draft = ''): StoredAccount => ({ account, draft })

const start = ({ read = [stored()], changes = [], signedIn = true }: Setup = {}) => {
  const sent: unknown[] = []
  const effects: string[] = []
  let kept = ''
  const change = async (input: unknown) => {
    sent.push(input)
    const answer = changes.shift() ?? 'done'
    if (answer !== 'done') throw answer
  }
  const actor = createActor(
    bankAccount.provide({
      actors: {
        'read the bank account': fromPromise(async () => {
          const answer = read.shift() ?? stored(unnamedAccount)
          if ('kind' in answer) throw answer
          return answer
        }),
        'save the bank account': fromPromise(({ input }) => change(input)),
        'remove the bank account': fromPromise(({ input }) => change(input)),
      },
      actions: {
        'go back to the settings': () => void effects.push('back'),
        'go to the sign-in page': () => void effects.push('sign-in'),
        'keep the digits': (_, { digits }) => {
          if (digits !== '') kept = digits
        },
        'forget the kept digits': () => void (kept = ''),
        'show that the account was saved': () => void effects.push('saved'),
        'show that the account was removed': () => void effects.push('removed'),
      },
    }),
    { input: { signedIn, pageId: 'page' } },
  ).start()
  const until = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  const type = (digits: string) => actor.send({ type: 'sheba.changed', digits })
  return { actor, sent, effects, until, type, kept: () => kept }
}

describe('the bank account', () => {
  it('is saved once the typed Sheba is valid', async () => {
    const { actor, sent, effects, until, type } = start({ read: [stored(unnamedAccount)] })
    await until('form')
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().value).toEqual({ form: 'showingErrors' })
    type(sheba)
    actor.send({ type: 'continue' })
    await until('named')
    expect(sent).toEqual([{ sheba, key: 'page-1' }])
    expect(effects).toEqual(['saved'])
    expect(actor.getSnapshot().context).toMatchObject({ account: namedAccount, draft: '' })
  })
  it('keeps the digits when saving fails, and sends a change without an answer again with the same key', async () => {
    const { actor, sent, until, type } = start({
      read: [stored(unnamedAccount)],
      changes: [failure('unreachable'), failure('broken'), 'done'],
    })
    await until('form')
    type(sheba)
    for (let tries = 0; tries < 2; tries += 1) {
      actor.send({ type: 'continue' })
      await until('form')
      expect(actor.getSnapshot().context).toMatchObject({ draft: sheba, failure: { errorId: 'E-50417' } })
    }
    actor.send({ type: 'continue' })
    await until('named')
    expect(sent).toMatchObject([{ key: 'page-1' }, { key: 'page-1' }, { key: 'page-2' }])
  })
  it('keeps digits that are typed while another number is being saved', async () => {
    const { actor, until, type } = start({ read: [stored(unnamedAccount)] })
    await until('form')
    type(sheba)
    actor.send({ type: 'continue' })
    type('12')
    await until('form')
    expect(actor.getSnapshot().context).toMatchObject({ account: namedAccount, draft: '12' })
    actor.send({ type: 'back' })
    await until('named')
    expect(actor.getSnapshot().context.draft).toBe('')
  })
  it('is removed after a confirmation', async () => {
    const { actor, sent, effects, until } = start({ changes: [failure('broken')] })
    await until('named')
    actor.send({ type: 'removal.opened' })
    actor.send({ type: 'sheet.closed' })
    expect(sent).toEqual([])
    actor.send({ type: 'removal.opened' })
    actor.send({ type: 'removal.confirmed' })
    await until({ named: 'asking' })
    expect(actor.getSnapshot().context.failure).not.toBeNull()
    actor.send({ type: 'removal.confirmed' })
    await until('form')
    expect(effects).toEqual(['removed'])
    expect(actor.getSnapshot().context.account.sheba).toBeNull()
  })
  it('keeps typed digits on the device while its user signs in again, and for no other user', async () => {
    const { actor, effects, until, type, kept } = start({
      read: [stored(unnamedAccount), failure('unreachable'), stored(unnamedAccount, '9309')],
    })
    await until('form')
    type('9309')
    actor.send({ type: 'session.changed', signedIn: false })
    expect(kept()).toBe('9309')
    expect(actor.getSnapshot().context).toMatchObject({ draft: '', account: { sheba: null, holder: null } })
    actor.send({ type: 'sign-in.chosen' })
    actor.send({ type: 'session.changed', signedIn: true })
    await until('failed')
    expect(kept()).toBe('9309')
    actor.send({ type: 'retry' })
    await until('form')
    expect(actor.getSnapshot().context.draft).toBe('9309')
    expect(kept()).toBe('')
    expect(effects).toEqual(['sign-in'])
  })
  it('asks a guest to sign in, retries after a failure, and leads back', async () => {
    const guest = start({ signedIn: false })
    expect(guest.actor.getSnapshot().value).toBe('signedOut')
    const { actor, effects, until } = start({ read: [failure('broken'), stored()] })
    await until('failed')
    actor.send({ type: 'retry' })
    await until('named')
    actor.send({ type: 'change.chosen' })
    actor.send({ type: 'back' })
    expect(actor.getSnapshot().matches('named')).toBe(true)
    actor.send({ type: 'back' })
    expect(effects).toEqual(['back'])
  })
  it('gives the error of an invalid Sheba', () => {
    expect(shebaError('')).toBe('sheba.required')
    expect(shebaError(sheba.replace('41', '14'))).toBe('sheba.wrong')
    expect(shebaError(sheba)).toBeNull()
  })
})
