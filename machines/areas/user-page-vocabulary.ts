/** The vocabulary of the user's page: its context, events, guards, actions and calls. */
import * as v from 'valibot'
import { assign, fromPromise, setup } from 'xstate'
import { errors } from '#contract/errors.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { SignedInDevice } from '#contract/operations/account.ts'
import type { Address, Province } from '#contract/operations/addresses.ts'
import { type DeletionTerms, OneTimeCode, type StartedDeletion } from '#contract/operations/own-data.ts'
import type { Locale } from '#contract/texts.ts'
import { type Failure, failureOf } from '../failure.ts'
import { addressErrors } from '../journey/address-errors.ts'
import type { AddressDraft } from '../journey/answers.ts'
import { isValid } from '../journey/field-errors.ts'
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
import type { ColourScheme } from './settings.ts'

export type UserPageInput = {
  readonly signedIn: boolean
  /** Whether this app can sign the user out. Inside a host app it cannot: the account is the host's. */
  readonly canSignOut: boolean
  /** Prefix of this page's idempotency keys. */
  readonly pageId: string
}
/** Content of the page. */
export type UserPageContent = {
  readonly user: Pick<AnswerOf<'readUserName'>, 'userName' | 'cellNumber'>
  readonly addresses: readonly Address[]
  /** Options of the address form. */
  readonly provinces: readonly Province[]
  readonly devices: readonly SignedInDevice[]
}
/** An address that was being typed when the session ended; `uid` is null for a new one. */
export type TypedAddress = { readonly uid: string | null; readonly draft: AddressDraft }
/** The content, and the address that its user had typed when a session ended. */
export type StoredPage = { readonly content: UserPageContent; readonly typed: TypedAddress | null }
/** Input of a change of the content: its idempotency key. */
export type KeyedChange = { readonly key: string }
/** An address as it is sent; `uid` is null for a new one. */
export type SentAddress = KeyedChange & { readonly uid: string | null; readonly address: AddressDraft }
/** The address book after an address was saved, and the uid of that address. */
export type SavedAddress = { readonly uid: string; readonly addresses: readonly Address[] }
/** The address that is removed. */
export type RemovedAddress = KeyedChange & { readonly uid: string }
/** The device that is signed out; null for all but this one. */
export type SignedOutDevice = KeyedChange & { readonly id: string | null }
/** The deletion and the code that confirms it. */
export type ConfirmedDeletion = { readonly id: string; readonly code: string }

export type UserPageContext = UserPageInput &
  Changes & {
    /** Null until it is read. */
    readonly content: UserPageContent | null
    /** The address that an open sheet is about; null for a new one. */
    readonly addressUid: string | null
    /** The address form as typed now, and as it was last sent. */
    readonly draft: AddressDraft
    readonly sent: AddressDraft
    /** The device that an open sheet is about; null for all others. */
    readonly deviceId: string | null
    readonly terms: DeletionTerms | null
    /** The deletion that waits for its code; null until a code was sent. */
    readonly deletion: StartedDeletion | null
    /** Digits of the code in the field. */
    readonly code: string
    readonly failure: Failure | null
  }
export type UserPageEvent =
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'sign-in.chosen' }
  | { type: 'logout.chosen' }
  | { type: 'retry' }
  | { type: 'back' }
  /** The language was changed. */
  | { type: 'labels.relocalised' }
  | { type: 'language.chosen'; language: Locale }
  | { type: 'scheme.chosen'; scheme: ColourScheme }
  | { type: 'address-form.opened'; uid: string | null }
  | { type: 'address-draft.changed'; change: Partial<AddressDraft> }
  | { type: 'address-deletion.asked'; uid: string }
  /** Null for all devices but this one. */
  | { type: 'device-sign-out.asked'; id: string | null }
  | { type: 'copy.opened' }
  | { type: 'account-deletion.opened' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.requested' }
  | { type: 'continue' }
  | { type: 'sheet.closed' }

type Ask = { context: UserPageContext }

export const emptyAddress: AddressDraft = {
  province: '',
  city: '',
  address: '',
  plaqueNumber: '',
  unitNumber: '',
  postalCode: '',
}

const draftOf = ({ province, city, address, plaqueNumber, unitNumber, postalCode }: AddressDraft) => ({
  province,
  city,
  address,
  plaqueNumber,
  unitNumber,
  postalCode,
})

const addressOf = ({ content }: UserPageContext, uid: string | null): Address | undefined =>
  content?.addresses.find((address) => address.uid === uid)

/** Validation error of a code as a text reference; null if it is valid. */
export const codeError = (code: string): string | null => {
  const parsed = v.safeParse(OneTimeCode, code, { abortPipeEarly: true })
  return parsed.success ? null : parsed.issues[0].message
}

/** Context without any sheet's data, for closing the sheets. */
export const noSheet = {
  addressUid: null,
  draft: emptyAddress,
  sent: emptyAddress,
  deviceId: null,
  terms: null,
  deletion: null,
  code: '',
  failure: null,
} as const

export const userPageVocabulary = setup({
  types: typeOf<{
    context: UserPageContext
    events: UserPageEvent
    input: UserPageInput
    tags: 'loading' | 'submitting' | 'failed' | 'sheet' | 'showingErrors'
    meta: { title?: string }
  }>(),
  actors: {
    'read the page of the user': fromPromise<StoredPage>(notProvided('read the page of the user')),
    'save the address': fromPromise<SavedAddress, SentAddress>(notProvided('save the address')),
    'delete the address': fromPromise<void, RemovedAddress>(notProvided('delete the address')),
    'sign devices out': fromPromise<void, SignedOutDevice>(notProvided('sign devices out')),
    'save a copy of the data': fromPromise<void>(notProvided('save a copy of the data')),
    'read the terms of the deletion': fromPromise<DeletionTerms>(
      notProvided('read the terms of the deletion'),
    ),
    'send a code': fromPromise<StartedDeletion, KeyedChange>(notProvided('send a code')),
    'delete the account': fromPromise<void, ConfirmedDeletion>(notProvided('delete the account')),
  },
  guards: {
    'the user is signed in': ({ context }) => context.signedIn,
    'the user can sign out here': ({ context }) => context.canSignOut,
    'the address is new or in the address book': ({ context }, { uid }: { uid: string | null }) =>
      uid === null || addressOf(context, uid) !== undefined,
    'an address was typed': (_, { typed }: StoredPage) => typed !== null,
    'the address form is complete': ({ context }) => isValid(addressErrors(context.draft)),
    'something else was typed meanwhile': ({ context: { draft, sent } }) =>
      JSON.stringify(draftOf(draft)) !== JSON.stringify(draftOf(sent)),
    'the device can be signed out': ({ context: { content } }, { id }: { id: string | null }) =>
      content?.devices.some((device) => !device.current && (id === null || device.id === id)) ?? false,
    'the account can be deleted': ({ context }) => context.terms?.ordersUnderWay.length === 0,
    'a code was sent': ({ context }) => context.deletion !== null,
    'the code is complete': ({ context }) => codeError(context.code) === null,
    'the session has ended': (_, failed: CallError) => hasSessionEnded(failed),
    'it is gone already': (_, { error }: CallError) => failureOf(error).code === errors.notFound.code,
  },
  actions: {
    'store the session': assign(({ event }) =>
      event.type === 'session.changed' ? { signedIn: event.signedIn } : {},
    ),
    'end the session': assign({ signedIn: false }),
    'clear the page': assign({ content: null, ...noSheet }),
    'store the content': assign((_, { content }: { content: UserPageContent }) => ({
      content,
      failure: null,
    })),
    'open the typed address': assign((_, { typed }: StoredPage) => ({
      addressUid: typed?.uid ?? null,
      draft: typed?.draft ?? emptyAddress,
    })),
    'open the address': assign(({ context }, { uid }: { uid: string | null }) => ({
      addressUid: uid,
      draft: draftOf(addressOf(context, uid) ?? emptyAddress),
      failure: null,
    })),
    'store the draft': assign(({ context: { draft }, event }) =>
      event.type === 'address-draft.changed'
        ? // Another province clears the city.
          {
            draft: { ...draft, ...(event.change.province !== undefined && { city: '' }), ...event.change },
            failure: null,
          }
        : {},
    ),
    'store the saved address': assign(({ context }, { uid, addresses }: SavedAddress) => ({
      content: context.content && { ...context.content, addresses },
      addressUid: uid,
      unanswered: null,
    })),
    'remove the address from the list': assign(({ context: { content, addressUid } }) => ({
      content: content && {
        ...content,
        addresses: content.addresses.filter(({ uid }) => uid !== addressUid),
      },
      unanswered: null,
    })),
    'store the device': assign((_, { id }: { id: string | null }) => ({ deviceId: id, failure: null })),
    'remove the devices from the list': assign(({ context: { content, deviceId } }) => ({
      content: content && {
        ...content,
        devices: content.devices.filter(
          ({ id, current }) => current || (deviceId !== null && id !== deviceId),
        ),
      },
      unanswered: null,
    })),
    'store the terms': assign((_, { terms }: { terms: DeletionTerms }) => ({ terms, failure: null })),
    'store the deletion': assign((_, { deletion }: { deletion: StartedDeletion }) => ({
      deletion,
      code: '',
      unanswered: null,
      failure: null,
    })),
    'store the code': assign(({ event }) =>
      event.type === 'code.changed' ? { code: event.code, failure: null } : {},
    ),
    'close the sheet': assign(noSheet),
    /** A repeated change keeps its key only if its answer was lost. */
    'start the change': assign(({ context }, { of }: { of: string }) => {
      const { addressUid, draft, deviceId } = context
      const change = [of, addressUid, deviceId, ...Object.values(draftOf(draft))].join(' ')
      return { ...startedChange(context, change), sent: draft, failure: null }
    }),
    'clear the failure': assign({ failure: null }),
    'store the failure of reading': assign((_, { error }: CallError) => ({ failure: failureOf(error) })),
    'store the failure': assign(({ context }, failed: CallError) => failedChange(context, failed)),
    /** Provided where the app starts: navigation, the sign-in page, toasts. */
    'go back to the settings': () => undefined,
    'go to the sign-in page': () => undefined,
    'ask whether to sign out': () => undefined,
    'change the language': (_, params: { language: Locale }) => void params,
    'change the colour scheme': (_, params: { scheme: ColourScheme }) => void params,
    /** Stores an address on the device for the user who typed it. */
    'keep the typed address': (_, params: TypedAddress) => void params,
    /** Removes it from the device: the page shows it. */
    'forget the kept address': () => undefined,
    'show that the address was saved': () => undefined,
    'show that the address was deleted': () => undefined,
    'show that the devices are signed out': () => undefined,
    'show that the copy was saved': () => undefined,
    /** Removes the user's data from this device, and shows home with a message. */
    'leave the deleted account': () => undefined,
  },
})

export const signedOut = {
  guard: withError('the session has ended'),
  target: '#user-page.signedOut',
  actions: 'end the session',
} as const

export const keyOf = ({ context }: Ask): string => keyOfChange(context)
