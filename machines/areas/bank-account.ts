/**
 * Bank account for refunds: the user enters, changes or removes its Sheba; removing asks for a confirmation.
 * Specification: decisions, section 7; design language, "Sheba".
 */
import * as v from 'valibot'
import { assign, fromPromise, setup } from 'xstate'
import type { BankAccount } from '#contract/operations/account.ts'
import { Sheba } from '#contract/values/sheba.ts'
import { type Failure, failureOf } from '../failure.ts'
import { typeOf } from '../type-of.ts'
import {
  type CallError,
  type Changes,
  failedChange,
  hasSessionEnded,
  keyOfChange,
  notProvided,
  startedChange,
  withError,
} from './calls.ts'

export type BankAccountInput = {
  readonly signedIn: boolean
  readonly pageId: string
}
/** The account, and the digits that its user had typed when a session ended. */
export type StoredAccount = { readonly account: BankAccount; readonly draft: string }
export type ChangeOfAccount = { readonly key: string }
export type NewAccount = ChangeOfAccount & { readonly sheba: string }

export type BankAccountContext = BankAccountInput &
  Changes & {
    readonly account: BankAccount
    /** Digits in the field. */
    readonly draft: string
    /** Digits of the request under way. */
    readonly sent: string
    readonly failure: Failure | null
  }
export type BankAccountEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'retry' }
  | { type: 'back' }
  | { type: 'sheba.changed'; digits: string }
  | { type: 'continue' }
  | { type: 'change.chosen' }
  | { type: 'removal.opened' }
  | { type: 'removal.confirmed' }
  | { type: 'sheet.closed' }

const none: BankAccount = { sheba: null, holder: null }

/** Validation error of a Sheba as a text reference; null if it is valid. */
export const shebaError = (digits: string): string | null => {
  const parsed = v.safeParse(Sheba, digits, { abortPipeEarly: true })
  return parsed.success ? null : parsed.issues[0].message
}

const vocabulary = setup({
  types: typeOf<{
    context: BankAccountContext
    events: BankAccountEvent
    input: BankAccountInput
    tags: 'loading' | 'submitting' | 'failed' | 'sheet' | 'showingErrors'
    meta: { title?: string }
  }>(),
  actors: {
    'read the bank account': fromPromise<StoredAccount>(notProvided('read the bank account')),
    'save the bank account': fromPromise<void, NewAccount>(notProvided('save the bank account')),
    'remove the bank account': fromPromise<void, ChangeOfAccount>(notProvided('remove the bank account')),
  },
  guards: {
    'the user is signed in': ({ context }) => context.signedIn,
    'an account is named': ({ context }) => context.account.sheba !== null,
    'a Sheba was typed': ({ context }) => context.draft !== '',
    'the Sheba is valid': ({ context }) => shebaError(context.draft) === null,
    'something else was typed meanwhile': ({ context }) => context.draft !== context.sent,
    'the session has ended': (_, failed: CallError) => hasSessionEnded(failed),
  },
  actions: {
    'store the session': assign(({ event }) =>
      event.type === 'session.changed' ? { signedIn: event.signedIn } : {},
    ),
    'end the session': assign({ signedIn: false }),
    'clear the account': assign({ account: none, failure: null }),
    'store the account': assign((_, { account, draft }: StoredAccount) => ({
      account,
      draft,
      failure: null,
    })),
    'store the failure of reading': assign((_, { error }: CallError) => ({ failure: failureOf(error) })),
    'store the digits': assign(({ event }) =>
      event.type === 'sheba.changed' ? { draft: event.digits, failure: null } : {},
    ),
    'clear the digits': assign({ draft: '', failure: null }),
    'clear the failure': assign({ failure: null }),
    'start saving': assign(({ context }) => ({
      ...startedChange(context, `save ${context.draft}`),
      sent: context.draft,
      failure: null,
    })),
    'start removing': assign(({ context }) => ({ ...startedChange(context, 'remove'), failure: null })),
    'store the saved account': assign(({ context: { account, sent } }) => ({
      account: { ...account, sheba: sent },
      unanswered: null,
    })),
    'store that no account is left': assign(({ context: { account } }) => ({
      account: { ...account, sheba: null },
      unanswered: null,
    })),
    'store the failure': assign(({ context }, failed: CallError) => failedChange(context, failed)),
    /** Provided where the app starts: navigation, the sign-in page, toasts. */
    'go back to the settings': () => undefined,
    'go to the sign-in page': () => undefined,
    /** Stores the digits on the device for the user who typed them. */
    'keep the digits': (_, params: { digits: string }) => void params,
    /** Removes them from the device: the page shows them. */
    'forget the kept digits': () => undefined,
    'show that the account was saved': () => undefined,
    'show that the account was removed': () => undefined,
  },
})

const signedOut = {
  guard: withError('the session has ended'),
  target: '#bank-account.signedOut',
  actions: 'end the session',
} as const

/** Entering the Sheba. */
const form = vocabulary.createStateConfig({
  initial: 'pristine',
  meta: { title: 'bank-account.form' },
  on: {
    'sheba.changed': { actions: 'store the digits' },
    continue: [{ guard: 'the Sheba is valid', target: 'saving' }, { target: '.showingErrors' }],
    back: [
      { guard: 'an account is named', target: 'named', actions: 'clear the digits' },
      { actions: 'go back to the settings' },
    ],
  },
  states: {
    pristine: {},
    showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
  },
})

const saving = vocabulary.createStateConfig({
  tags: 'submitting',
  meta: { title: 'bank-account.saving' },
  entry: 'start saving',
  on: { 'sheba.changed': { actions: 'store the digits' } },
  invoke: {
    src: 'save the bank account',
    id: 'saveBankAccount',
    input: ({ context }) => ({ sheba: context.sent, key: keyOfChange(context) }),
    onDone: [
      {
        guard: 'something else was typed meanwhile',
        description: 'What was typed meanwhile is not saved yet.',
        target: 'form',
        actions: 'store the saved account',
      },
      {
        target: 'named',
        actions: ['store the saved account', 'clear the digits', 'show that the account was saved'],
      },
    ],
    onError: [signedOut, { target: 'form', actions: withError('store the failure') }],
  },
})

/** Shows the account, and asks before it is removed. */
const named = vocabulary.createStateConfig({
  initial: 'shown',
  meta: { title: 'bank-account.named' },
  states: {
    shown: {
      meta: { title: 'bank-account.named' },
      on: {
        'change.chosen': '#bank-account.form',
        'removal.opened': 'asking',
        back: { actions: 'go back to the settings' },
      },
    },
    asking: {
      tags: 'sheet',
      meta: { title: 'bank-account.asking' },
      on: {
        'removal.confirmed': 'removing',
        'sheet.closed': { target: 'shown', actions: 'clear the failure' },
      },
    },
    removing: {
      tags: ['sheet', 'submitting'],
      meta: { title: 'bank-account.removing' },
      entry: 'start removing',
      invoke: {
        src: 'remove the bank account',
        id: 'removeBankAccount',
        input: ({ context }) => ({ key: keyOfChange(context) }),
        onDone: {
          target: '#bank-account.form',
          actions: ['store that no account is left', 'show that the account was removed'],
        },
        onError: [signedOut, { target: 'asking', actions: withError('store the failure') }],
      },
    },
  },
})

export const bankAccount = vocabulary.createMachine({
  id: 'bank-account',
  context: ({ input }) => ({
    ...input,
    account: none,
    draft: '',
    sent: '',
    changes: 0,
    unanswered: null,
    failure: null,
  }),
  initial: 'deciding',
  on: {
    'session.changed': { target: '.deciding', actions: 'store the session' },
  },
  states: {
    deciding: { always: [{ guard: 'the user is signed in', target: 'loading' }, { target: 'signedOut' }] },
    signedOut: {
      meta: { title: 'bank-account.signed-out' },
      description: 'What was typed waits on the device for its user.',
      entry: [
        { type: 'keep the digits', params: ({ context }) => ({ digits: context.draft }) },
        'clear the digits',
        'clear the account',
      ],
      on: {
        'sign-in.chosen': { actions: 'go to the sign-in page' },
        back: { actions: 'go back to the settings' },
      },
    },
    loading: {
      tags: 'loading',
      meta: { title: 'bank-account.loading' },
      on: { back: { actions: 'go back to the settings' } },
      invoke: {
        src: 'read the bank account',
        id: 'readBankAccount',
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'store the account', params: ({ event }) => event.output },
            'forget the kept digits',
          ],
        },
        onError: [signedOut, { target: 'failed', actions: withError('store the failure of reading') }],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'bank-account.failed' },
      on: { retry: 'loading', back: { actions: 'go back to the settings' } },
    },
    choosing: {
      always: [
        { guard: 'a Sheba was typed', target: 'form' },
        { guard: 'an account is named', target: 'named' },
        { target: 'form' },
      ],
    },
    form: { ...form, id: 'bank-account.form' },
    saving,
    named,
  },
})
