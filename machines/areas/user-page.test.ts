import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { DeletionTerms } from '#contract/operations/own-data.ts'
import {
  blockedDeletion,
  deletionTerms,
  otherDevice,
  ownAddress,
  startedDeletion,
  userPageContent,
} from '#explorer/stubs/account.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { userPage } from './user-page.ts'
import type { TypedAddress } from './user-page-vocabulary.ts'

type Setup = {
  reads?: (Failure | 'done')[]
  changes?: (Failure | 'done')[]
  terms?: DeletionTerms
  signedIn?: boolean
  typed?: TypedAddress | null
}

const start = ({
  reads = [],
  changes = [],
  terms = deletionTerms,
  signedIn = true,
  typed = null,
}: Setup = {}) => {
  const sent: unknown[] = []
  const effects: string[] = []
  const answered = async <T>(answers: (Failure | 'done')[], answer: T): Promise<T> => {
    const next = answers.shift() ?? 'done'
    if (next !== 'done') throw next
    return answer
  }
  const change = <T>(input: unknown, answer: T) => {
    sent.push(input)
    return answered(changes, answer)
  }
  const changed = async (input: unknown): Promise<void> => {
    await change(input, null)
  }
  const actor = createActor(
    userPage.provide({
      actors: {
        'read the page of the user': fromPromise(() => answered(reads, { content: userPageContent, typed })),
        'save the address': fromPromise(({ input }) =>
          change(input, { uid: ownAddress.uid, addresses: [ownAddress] }),
        ),
        'delete the address': fromPromise(({ input }) => changed(input)),
        'sign devices out': fromPromise(({ input }) => changed(input)),
        'save a copy of the data': fromPromise(() => changed('copy')),
        'read the terms of the deletion': fromPromise(async () => terms),
        'send a code': fromPromise(({ input }) => change(input, startedDeletion)),
        'delete the account': fromPromise(({ input }) => changed(input)),
      },
      actions: {
        'go back to the settings': () => void effects.push('back'),
        'keep the typed address': (_, { draft: typedDraft }) =>
          void (typedDraft.address !== '' && effects.push(`keep ${typedDraft.address}`)),
        'forget the kept address': () => void effects.push('forget the kept address'),
        'go to the sign-in page': () => void effects.push('sign-in'),
        'show that the address was saved': () => void effects.push('address saved'),
        'show that the address was deleted': () => void effects.push('address deleted'),
        'show that the devices are signed out': () => void effects.push('signed out'),
        'show that the copy was saved': () => void effects.push('copy saved'),
        'leave the deleted account': () => void effects.push('leave'),
      },
    }),
    { input: { signedIn, canSignOut: true, pageId: 'page' } },
  ).start()
  const until = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  const content = () => actor.getSnapshot().context.content
  return { actor, sent, effects, until, content }
}

const { uid: _uid, provinceFa: _province, cityFa: _city, enable: _enable, ...draft } = ownAddress
const notFound: Failure = failure('refused', 4040, 'چنین چیزی پیدا نشد.')

describe('the page of the user', () => {
  it('is loaded again after a failure', async () => {
    const { actor, until } = start({ reads: [failure('unreachable')] })
    await until('failed')
    actor.send({ type: 'retry' })
    expect((await until('list')).context.content).toEqual(userPageContent)
  })
  it('accepts presses while names are read in another language, and keeps the names when that fails', async () => {
    const { actor, until } = start({ reads: ['done', 'done', failure('unreachable')] })
    await until('list')
    actor.send({ type: 'labels.relocalised' })
    expect(actor.getSnapshot().value).toEqual({ list: 'relocalising' })
    actor.send({ type: 'device-sign-out.asked', id: otherDevice.id })
    expect(actor.getSnapshot().matches('deviceSignOut')).toBe(true)
    actor.send({ type: 'sheet.closed' })
    actor.send({ type: 'labels.relocalised' })
    expect((await until({ list: 'upToDate' })).context).toMatchObject({
      content: userPageContent,
      failure: null,
    })
  })
  it('asks to sign in: a guest, and a user whose session ends while a form is open', async () => {
    expect(start({ signedIn: false }).actor.getSnapshot().value).toBe('signedOut')
    const { actor, until, content } = start({ changes: [failure('signed-out')] })
    await until('list')
    actor.send({ type: 'copy.opened' })
    actor.send({ type: 'continue' })
    await until('signedOut')
    expect(content()).toBeNull()
  })
})

describe('an address', () => {
  it('is saved once its form is complete; a city belongs to its province', async () => {
    const { actor, sent, effects, until, content } = start()
    await until('list')
    actor.send({ type: 'address-form.opened', uid: null })
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().value).toEqual({ addressForm: 'showingErrors' })
    actor.send({ type: 'address-draft.changed', change: draft })
    actor.send({ type: 'address-draft.changed', change: { province: 'fars' } })
    expect(actor.getSnapshot().context.draft.city).toBe('')
    actor.send({ type: 'address-draft.changed', change: draft })
    actor.send({ type: 'continue' })
    await until('list')
    expect(sent).toEqual([{ uid: null, address: draft, key: 'page-1' }])
    expect(content()?.addresses).toEqual([ownAddress])
    expect(effects).toEqual(['address saved'])
  })
  it('stays in the form when saving fails, and is sent again with the same key after a lost answer', async () => {
    const { actor, sent, until } = start({ changes: [failure('unreachable'), failure('broken')] })
    await until('list')
    actor.send({ type: 'address-form.opened', uid: ownAddress.uid })
    actor.send({ type: 'address-draft.changed', change: { unitNumber: '9' } })
    for (let attempt = 1; attempt <= 3; attempt++) {
      actor.send({ type: 'continue' })
      await waitFor(actor, (snapshot) => !snapshot.hasTag('submitting'))
    }
    expect(sent).toMatchObject([{ key: 'page-1' }, { key: 'page-1' }, { key: 'page-2' }])
    expect(sent[0]).toMatchObject({ uid: ownAddress.uid, address: { unitNumber: '9' } })
  })
  it('keeps input that is typed while it is being saved', async () => {
    const { actor, until } = start()
    await until('list')
    actor.send({ type: 'address-form.opened', uid: ownAddress.uid })
    actor.send({ type: 'continue' })
    actor.send({ type: 'address-draft.changed', change: { unitNumber: '77' } })
    expect((await until('addressForm')).context.draft.unitNumber).toBe('77')
  })
  it('is stored while its user signs in again, and reopens as typed', async () => {
    const { actor, effects, until } = start({ changes: [failure('signed-out')] })
    await until('list')
    actor.send({ type: 'address-form.opened', uid: ownAddress.uid })
    actor.send({ type: 'address-draft.changed', change: { address: 'خیابان زند' } })
    actor.send({ type: 'continue' })
    expect((await until('signedOut')).context.draft.address).toBe('')
    expect(effects).toEqual(['keep خیابان زند'])
    const again = start({ typed: { uid: null, draft: { ...draft, address: 'خیابان زند' } } })
    expect((await again.until('addressForm')).context).toMatchObject({
      addressUid: null,
      draft: { address: 'خیابان زند', postalCode: draft.postalCode },
    })
    expect(again.effects).toEqual(['forget the kept address'])
  })
  it('is deleted after a confirmation, also if another tab has deleted it already', async () => {
    const { actor, effects, until, content } = start({ changes: [notFound] })
    await until('list')
    actor.send({ type: 'address-deletion.asked', uid: ownAddress.uid })
    actor.send({ type: 'sheet.closed' })
    expect(content()?.addresses).toHaveLength(2)
    actor.send({ type: 'address-deletion.asked', uid: ownAddress.uid })
    actor.send({ type: 'continue' })
    await until('list')
    expect(content()?.addresses).toHaveLength(1)
    expect(effects).toEqual(['address deleted'])
  })
})

describe('devices', () => {
  it('are signed out one by one, or all but this one at once', async () => {
    const { actor, sent, until, content } = start()
    await until('list')
    const current = userPageContent.devices.find((device) => device.current)
    actor.send({ type: 'device-sign-out.asked', id: current?.id ?? '' })
    expect(actor.getSnapshot().value).toEqual({ list: 'upToDate' })
    actor.send({ type: 'device-sign-out.asked', id: otherDevice.id })
    actor.send({ type: 'continue' })
    await until('list')
    expect(sent).toEqual([{ id: otherDevice.id, key: 'page-1' }])
    expect(content()?.devices).toEqual([current])
    actor.send({ type: 'device-sign-out.asked', id: null })
    expect(actor.getSnapshot().value).toEqual({ list: 'upToDate' })
  })
})

describe('the deletion of the account', () => {
  it('needs the sent code, and leaves the page once', async () => {
    const { actor, sent, effects, until } = start()
    await until('list')
    actor.send({ type: 'account-deletion.opened' })
    await until({ accountDeletion: 'terms' })
    actor.send({ type: 'continue' })
    await until({ accountDeletion: 'code' })
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().value).toEqual({ accountDeletion: { code: 'showingErrors' } })
    actor.send({ type: 'code.changed', code: '40271' })
    actor.send({ type: 'continue' })
    expect((await until('deleted')).status).toBe('done')
    expect(sent).toEqual([{ key: 'page-1' }, { id: startedDeletion.id, code: '40271' }])
    expect(effects).toEqual(['leave'])
  })
  it('repeats the same deletion after a lost answer, and requests another code with another key', async () => {
    const { actor, sent, until } = start({ changes: ['done', failure('unreachable')] })
    await until('list')
    actor.send({ type: 'account-deletion.opened' })
    await until({ accountDeletion: 'terms' })
    actor.send({ type: 'continue' })
    await until({ accountDeletion: 'code' })
    actor.send({ type: 'code.changed', code: '40271' })
    actor.send({ type: 'continue' })
    await until({ accountDeletion: 'code' })
    expect(actor.getSnapshot().context).toMatchObject({ code: '40271', failure: { kind: 'unreachable' } })
    actor.send({ type: 'code.requested' })
    await until({ accountDeletion: 'code' })
    expect(sent).toEqual([{ key: 'page-1' }, { id: startedDeletion.id, code: '40271' }, { key: 'page-2' }])
  })
  it('cannot start while an order is under way', async () => {
    const { actor, sent, until } = start({ terms: blockedDeletion })
    await until('list')
    actor.send({ type: 'account-deletion.opened' })
    await until({ accountDeletion: 'terms' })
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().matches({ accountDeletion: 'terms' })).toBe(true)
    expect(sent).toEqual([])
  })
})
