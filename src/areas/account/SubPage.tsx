/**
 * The frame of a page below the settings. Instead of the content it shows a sign-in question, a skeleton, or
 * a failure with its Error ID. Document 1 section 8; design language, "Error fallback".
 */
import { Trans } from '@lingui/react/macro'
import { LogIn, UserRound } from 'lucide-react'
import { type ReactNode, use } from 'react'
import type { Failure } from '#machines/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { StepLayout, type StepLayoutProps } from '#ui/layout/StepLayout.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { failureText } from '../parts/failure-text.ts'
import styles from './SubPage.module.css'

/** `shown`: the content is visible; the other states replace it. */
export type SubPageState = 'signedOut' | 'loading' | 'failed' | 'empty' | 'shown'

export type SubPageProps = Pick<StepLayoutProps, 'bumper' | 'gap' | 'width'> & {
  title: ReactNode
  state: SubPageState
  /** Reason to sign in: a title and a sentence. */
  signIn: { title: ReactNode; reason: ReactNode; onSignIn: () => void }
  skeleton: ReactNode
  /** Name of the missing content, three or four words. */
  failed: { title: ReactNode; failure: Failure | null; onRetry: () => void }
  /** Texts of the states without content. */
  empty?: ReactNode
  onBack: () => void
  /** The content; called in the state `shown` only. */
  children: () => ReactNode
}

export function SubPage({
  title,
  state,
  signIn,
  skeleton,
  failed,
  bumper,
  empty,
  onBack,
  children,
  ...layout
}: SubPageProps) {
  const onSupport = use(AskSupport)
  const retry = { action: <ErrorActions onSupport={onSupport} onRetry={failed.onRetry} /> }
  const bumpers = { signedOut: undefined, loading: undefined, failed: retry, empty: undefined, shown: bumper }
  return (
    <StepLayout
      {...layout}
      title={title}
      centred={state === 'signedOut' || state === 'failed' || state === 'empty'}
      busy={state === 'loading'}
      bumper={bumpers[state]}
      onBack={onBack}
      onSupport={onSupport}
    >
      {state === 'signedOut' && <SignedOut {...signIn} />}
      {state === 'loading' && skeleton}
      {state === 'failed' && <Failed {...failed} />}
      {state === 'empty' && empty}
      {state === 'shown' && children()}
    </StepLayout>
  )
}

const SignedOut = ({ title, reason, onSignIn }: SubPageProps['signIn']) => (
  <EmptyState
    title={title}
    picture={
      <span className={styles.person}>
        <UserRound size={44} aria-hidden="true" />
      </span>
    }
    action={
      <Button full icon={<LogIn size={20} aria-hidden="true" />} onClick={onSignIn}>
        <Trans>ورود به حساب</Trans>
      </Button>
    }
  >
    {reason}
  </EmptyState>
)

const Failed = ({ title, failure }: SubPageProps['failed']) => (
  <ErrorPanel title={title} errorId={failure?.errorId} code={failure?.code}>
    {failureText(failure)}
  </ErrorPanel>
)
