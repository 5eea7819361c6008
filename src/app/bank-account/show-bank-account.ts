/** Runs the chart of the bank account while its address is shown. Decisions, section 7. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { newUuid } from '#adapters/random.ts'
import { isSignedIn } from '#adapters/session.ts'
import { bankAccount, type ChangeOfAccount, type NewAccount } from '#machines/areas/bank-account.ts'
import { showToast } from '../app-services.ts'
import { actorOptions } from '../runtime.ts'
import { accountPage, goToSettings, goToSignIn, type Navigation } from '../account/account-page.ts'
import { call } from '../account/calls.ts'
import { keptDraft } from '../account/kept-draft.ts'

const page = accountPage<ActorRefFrom<typeof bankAccount>>('/settings/bank-information')

export const useBankAccount = page.useActor

const draft = keptDraft('bank-account', v.object({ digits: v.pipe(v.string(), v.digits()) }))

const saved = msg`حساب بانکی ثبت شد.`
const removed = msg`حساب بانکی حذف شد.`

type Input<T> = { input: T; signal: AbortSignal }

export const showBankAccount = (navigation: Navigation): void =>
  page.show(navigation, () =>
    createActor(
      bankAccount.provide({
        actors: {
          'read the bank account': fromPromise(async ({ signal }) => {
            const account = await call('readBankAccount', {}, { signal })
            return { account, draft: (await draft.read())?.digits ?? '' }
          }),
          'save the bank account': fromPromise(
            async ({ input: { sheba, key }, signal }: Input<NewAccount>) => {
              await call('saveBankAccount', { body: { sheba } }, { idempotencyKey: key, signal })
            },
          ),
          'remove the bank account': fromPromise(
            async ({ input: { key }, signal }: Input<ChangeOfAccount>) => {
              await call('removeBankAccount', {}, { idempotencyKey: key, signal })
            },
          ),
        },
        actions: {
          'go to the sign-in page': goToSignIn,
          'go back to the settings': () => goToSettings(navigation),
          'keep the digits': (_, { digits }) => {
            if (digits !== '') draft.keep({ digits })
          },
          'forget the kept digits': draft.forget,
          'show that the account was saved': () => showToast({ kind: 'success', text: () => i18n._(saved) }),
          'show that the account was removed': () =>
            showToast({ kind: 'success', text: () => i18n._(removed) }),
        },
      }),
      { input: { signedIn: isSignedIn(), pageId: newUuid() }, ...actorOptions() },
    ),
  )
