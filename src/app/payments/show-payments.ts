/** Runs the chart of the payments while their address is shown. Decisions, section 7. */
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { onLocaleChange } from '#adapters/locale.ts'
import { saveFile } from '#adapters/save-file.ts'
import { isSignedIn } from '#adapters/session.ts'
import { payments, type WantedYear } from '#machines/areas/payments.ts'
import { paymentsFile } from '../../areas/account/payments/payments-file.ts'
import { actorOptions } from '../runtime.ts'
import { accountPage, goToSettings, goToSignIn, type Navigation } from '../account/account-page.ts'
import { call } from '../account/calls.ts'

const page = accountPage<ActorRefFrom<typeof payments>>('/settings/reports')

export const usePayments = page.useActor

export const showPayments = (navigation: Navigation): void =>
  page.show(
    navigation,
    () =>
      createActor(
        payments.provide({
          actors: {
            'list the payments': fromPromise(
              ({ input: { year }, signal }: { input: WantedYear; signal: AbortSignal }) =>
                call('listPayments', { params: { year: year ?? 'current' } }, { signal }),
            ),
          },
          actions: {
            'go to the sign-in page': goToSignIn,
            'go back to the settings': () => goToSettings(navigation),
            'save the payments as a file': (_, { read }) => {
              if (read !== null) saveFile(paymentsFile(read))
            },
          },
        }),
        { input: { signedIn: isSignedIn() }, ...actorOptions() },
      ),
    (actor) => onLocaleChange(() => actor.send({ type: 'payments.changed' })),
  )
