/** Runs the chart of the settings while their address is shown. Document 3 section 2. */
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { chooseColourScheme } from '#adapters/colour-scheme.ts'
import { isSignedIn } from '#adapters/session.ts'
import { isHosted } from '#adapters/sign-in-return.ts'
import { settings } from '#machines/areas/settings.ts'
import { askToSignOut } from '../app-services.ts'
import { changeLocale } from '../PageLocale.tsx'
import { actorOptions } from '../runtime.ts'
import { accountPage, goToSignIn, type Navigation } from '../account/account-page.ts'
import { call } from '../account/calls.ts'

const page = accountPage<ActorRefFrom<typeof settings>>('/settings')

export const useSettings = page.useActor

export const showSettings = (navigation: Navigation): void =>
  page.show(navigation, () =>
    createActor(
      settings.provide({
        actors: { 'read the account': fromPromise(({ signal }) => call('readAccount', {}, { signal })) },
        actions: {
          'go to the sign-in page': goToSignIn,
          'ask whether to sign out': askToSignOut,
          'change the language': (_, { language }) => void changeLocale(language),
          'change the colour scheme': (_, { scheme }) => chooseColourScheme(scheme),
        },
      }),
      { input: { signedIn: isSignedIn(), canSignOut: !isHosted() }, ...actorOptions() },
    ),
  )
