/**
 * Runs the startup chart, and shows its error page where it fails.
 * Specification: document 1 section 2 "Splash", section 8.
 */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { createActor, fromPromise, toPromise } from 'xstate'
import { finishSignIn } from '#adapters/finish-sign-in.ts'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import { requestHostSignIn } from '#adapters/host-sign-in.ts'
import { isSignedIn } from '#adapters/session.ts'
import { endSignInReturn } from '#adapters/sign-in-return.ts'
import type { Failure } from '#contract/failure.ts'
import { startup } from '#machines/app/startup.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { showToast } from '../app-services.ts'
import { notifyInspectors } from '../runtime.ts'
import type { LaunchParams } from './launch-params.ts'

const showError = (message: MessageDescriptor) => showToast({ kind: 'error', text: () => i18n._(message) })

const chart = startup.provide({
  actors: {
    'exchange the token': fromPromise(({ input }) => finishSignIn(input)),
    'wait for the native app': fromPromise(({ signal }) => requestHostSignIn(signal)),
  },
  actions: {
    'show that the sign-in was not started here': () =>
      showError(msg`این ورود از همین صفحه شروع نشده بود؛ دوباره وارد شوید.`),
    'show that the sign-in was not finished': () => showError(msg`ورود کامل نشد؛ دوباره وارد شوید.`),
  },
})

type StartupFailureProps = { failure: Failure | null; onRetry: () => void; onGuest: () => void }

function StartupFailure({ failure, onRetry, onGuest }: StartupFailureProps) {
  const actions = (
    <>
      <Button kind="tonal" size="large" onClick={onGuest}>
        <Trans>ادامه بدون ورود</Trans>
      </Button>
      <Button icon={<RotateCw size={20} aria-hidden="true" />} onClick={onRetry}>
        <Trans>تلاش دوباره</Trans>
      </Button>
    </>
  )
  return (
    <StepLayout title={<Trans>سپر</Trans>} centred bumper={{ action: actions }}>
      <ErrorPanel title={<Trans>ورود کامل نشد</Trans>} errorId={failure?.errorId} code={failure?.code}>
        {failure?.kind === 'unreachable' ? (
          <Trans>
            پاسخی از سرور نیامد. اینترنت را بررسی کنید و دوباره امتحان کنید؛ آنچه وارد کرده‌اید نگه داشته شده
            است.
          </Trans>
        ) : (
          ((failure && failureMessage(failure)) ?? (
            <Trans>مشکلی پیش آمد؛ دوباره امتحان کنید. آنچه وارد کرده‌اید نگه داشته شده است.</Trans>
          ))
        )}
      </ErrorPanel>
    </StepLayout>
  )
}

/** Runs the chart to its end. @param render shows the error page in place of the app */
export const runStartup = async (
  launchParams: LaunchParams,
  render: (page: ReactNode) => void,
): Promise<void> => {
  const actor = createActor(chart, {
    inspect: notifyInspectors,
    input: { ...launchParams, isHosted: launchParams.isHosted && !isSignedIn() },
  })
  actor.subscribe(({ value, context }) => {
    if (value === 'failed')
      render(
        <StartupFailure
          failure={context.failure}
          onRetry={() => actor.send({ type: 'retry' })}
          onGuest={() => actor.send({ type: 'guest.chosen' })}
        />,
      )
  })
  actor.start()
  await toPromise(actor)
  endSignInReturn()
}
