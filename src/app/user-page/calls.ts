/** The calls of the user's page. Decisions, sections 2 and 7. */
import * as v from 'valibot'
import { callsWith } from '#adapters/gateway/client.ts'
import { saveFile } from '#adapters/save-file.ts'
import { bearerToken } from '#adapters/session.ts'
import { account } from '#contract/operations/account.ts'
import { type DeletionTerms, ownData, type StartedDeletion } from '#contract/operations/own-data.ts'
import { keptDraft } from '../account/kept-draft.ts'
import type {
  ConfirmedDeletion,
  KeyedChange,
  RemovedAddress,
  SavedAddress,
  SentAddress,
  SignedOutDevice,
  StoredPage,
  TypedAddress,
} from '#machines/areas/user-page-vocabulary.ts'

const { call, callForFile } = callsWith({ ...account, ...ownData })

const typedAddress = keptDraft<TypedAddress>(
  'user-page',
  v.object({
    uid: v.nullable(v.string()),
    draft: v.object({
      province: v.string(),
      city: v.string(),
      address: v.string(),
      plaqueNumber: v.string(),
      unitNumber: v.string(),
      postalCode: v.string(),
    }),
  }),
)

/** An empty form is not stored. */
export const keepTypedAddress = (typed: TypedAddress): void => {
  if (Object.values(typed.draft).some((part) => part !== '')) typedAddress.keep(typed)
}

export const forgetTypedAddress = typedAddress.forget

export const calls = {
  readPage: async (signal: AbortSignal): Promise<StoredPage> => {
    const [user, { addresses }, { provinces }, { sessions }] = await Promise.all([
      call('readUserName', {}, { signal }),
      call('listAddresses', { query: {} }, { signal }),
      call('listPlaces', {}, { signal }),
      call('listSessions', {}, { signal }),
    ])
    return { content: { user, addresses, provinces, devices: sessions }, typed: await typedAddress.read() }
  },

  /**
   * The address counts as saved only once the book was read. A repetition with the same content adds no
   * second address.
   */
  saveAddress: async ({ uid, address, key }: SentAddress, signal: AbortSignal): Promise<SavedAddress> => {
    const options = { idempotencyKey: key, signal }
    const saved =
      uid === null
        ? (await call('createAddress', { body: address }, options)).uid
        : await call('updateAddress', { params: { id: uid }, body: address }, options).then(() => uid)
    const { addresses } = await call('listAddresses', { query: {} }, { signal })
    return { uid: saved, addresses }
  },

  deleteAddress: async ({ uid, key }: RemovedAddress, signal: AbortSignal): Promise<void> => {
    await call('deleteAddress', { params: { id: uid } }, { idempotencyKey: key, signal })
  },

  signDevicesOut: async ({ id, key }: SignedOutDevice, signal: AbortSignal): Promise<void> => {
    const options = { idempotencyKey: key, signal }
    await (id === null
      ? call('endOtherSessions', {}, options)
      : call('endSession', { params: { id } }, options))
  },

  saveCopy: async (signal: AbortSignal): Promise<void> => {
    const content = await callForFile('readOwnData', {}, { signal })
    saveFile(new File([content], 'separ-data.json', { type: 'application/json' }))
  },

  readTerms: (signal: AbortSignal): Promise<DeletionTerms> => call('readDeletionTerms', {}, { signal }),

  sendCode: ({ key }: KeyedChange, signal: AbortSignal): Promise<StartedDeletion> =>
    call('startDeletion', {}, { idempotencyKey: key, signal }),

  /** Needs the token until the account is deleted; afterwards a repetition gets the same answer. */
  deleteAccount: async ({ id, code }: ConfirmedDeletion, signal: AbortSignal): Promise<void> => {
    const token = bearerToken()
    await call(
      'deleteAccount',
      { params: { id }, body: { code } },
      { signal, ...(token !== null && { token }) },
    )
  },
}
