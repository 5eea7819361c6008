/** Runs the chart of the user's page while its address is shown. Decisions, section 7. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { chooseColourScheme } from '#adapters/colour-scheme.ts'
import { onLocaleChange } from '#adapters/locale.ts'
import { newUuid } from '#adapters/random.ts'
import { isSignedIn } from '#adapters/session.ts'
import { isHosted } from '#adapters/sign-in-return.ts'
import { userPage } from '#machines/areas/user-page.ts'
import { askToSignOut, leaveDeletedAccount, showToast } from '../app-services.ts'
import { changeLocale } from '../PageLocale.tsx'
import { actorOptions } from '../runtime.ts'
import { accountPage, goToSettings, goToSignIn, type Navigation } from '../account/account-page.ts'
import { calls, forgetTypedAddress, keepTypedAddress } from './calls.ts'

const page = accountPage<ActorRefFrom<typeof userPage>>('/settings/user')

export const useUserPage = page.useActor

const addressSaved = msg`نشانی ذخیره شد.`
const addressDeleted = msg`نشانی حذف شد.`
const devicesSignedOut = msg`خروج انجام شد.`
const copySaved = msg`فایل داده‌هایتان ذخیره شد.`

const say = (text: typeof addressSaved) => () => showToast({ kind: 'success', text: () => i18n._(text) })

export const showUserPage = (navigation: Navigation): void =>
  page.show(
    navigation,
    () =>
      createActor(
        userPage.provide({
          actors: {
            'read the page of the user': fromPromise(({ signal }) => calls.readPage(signal)),
            'save the address': fromPromise(({ input, signal }) => calls.saveAddress(input, signal)),
            'delete the address': fromPromise(({ input, signal }) => calls.deleteAddress(input, signal)),
            'sign devices out': fromPromise(({ input, signal }) => calls.signDevicesOut(input, signal)),
            'save a copy of the data': fromPromise(({ signal }) => calls.saveCopy(signal)),
            'read the terms of the deletion': fromPromise(({ signal }) => calls.readTerms(signal)),
            'send a code': fromPromise(({ input, signal }) => calls.sendCode(input, signal)),
            'delete the account': fromPromise(({ input, signal }) => calls.deleteAccount(input, signal)),
          },
          actions: {
            'go to the sign-in page': goToSignIn,
            'go back to the settings': () => goToSettings(navigation),
            'keep the typed address': (_, typed) => keepTypedAddress(typed),
            'forget the kept address': forgetTypedAddress,
            'ask whether to sign out': askToSignOut,
            'change the language': (_, { language }) => void changeLocale(language),
            'change the colour scheme': (_, { scheme }) => chooseColourScheme(scheme),
            'show that the address was saved': say(addressSaved),
            'show that the address was deleted': say(addressDeleted),
            'show that the devices are signed out': say(devicesSignedOut),
            'show that the copy was saved': say(copySaved),
            'leave the deleted account': leaveDeletedAccount,
          },
        }),
        {
          input: { signedIn: isSignedIn(), canSignOut: !isHosted(), pageId: newUuid() },
          ...actorOptions(),
        },
      ),
    (actor) => onLocaleChange(() => actor.send({ type: 'labels.relocalised' })),
  )
