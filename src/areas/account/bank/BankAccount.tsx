/**
 * The bank account for refunds: a field for its Sheba with the recognised bank, or the saved account with
 * buttons to change and remove it. Decisions, section 7; design language, "Sheba"; picture 25. The behaviour
 * is machines/areas/bank-account.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Lock } from 'lucide-react'
import { shebaError } from '#machines/areas/bank-account.ts'
import { Button } from '#ui/button/Button.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { SubPage, type SubPageState } from '../SubPage.tsx'
import type { BankAccountRef } from './bank-account-ref.ts'
import { NamedAccount } from './NamedAccount.tsx'
import { ShebaForm } from './ShebaForm.tsx'
import styles from './BankAccount.module.css'

type Snapshot = ReturnType<BankAccountRef['getSnapshot']>

const stateOf = (snapshot: Snapshot): SubPageState => {
  if (snapshot.matches('signedOut')) return 'signedOut'
  if (snapshot.hasTag('loading')) return 'loading'
  return snapshot.hasTag('failed') ? 'failed' : 'shown'
}

export function BankAccount({ actor }: { actor: BankAccountRef }) {
  const { t } = useLingui()
  const state = useSelector(actor, stateOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const isNamed = useSelector(actor, (snapshot) => snapshot.matches('named'))
  const { send } = actor
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isNamed) submit(actor)
      }}
    >
      <SubPage
        title={t`حساب بانکی`}
        state={state}
        signIn={{
          title: <Trans>برای ثبت حساب وارد شوید</Trans>,
          reason: <Trans>حساب بانکی را فقط صاحب آن می‌بیند و عوض می‌کند.</Trans>,
          onSignIn: () => send({ type: 'sign-in.chosen' }),
        }}
        skeleton={<RowSkeletons sentence={t`حساب بانکی شما را می‌آوریم…`} rows={2} />}
        failed={{ title: t`حساب بانکی نرسید`, failure, onRetry: () => send({ type: 'retry' }) }}
        bumper={{
          action: isNamed ? (
            <Button kind="tonal" size="large" full onClick={() => send({ type: 'change.chosen' })}>
              <Trans>تغییر حساب</Trans>
            </Button>
          ) : (
            <SaveButton actor={actor} />
          ),
        }}
        onBack={() => send({ type: 'back' })}
      >
        {() => (
          <>
            {isNamed ? <NamedAccount actor={actor} /> : <ShebaForm actor={actor} />}
            <OnlyForRefunds />
          </>
        )}
      </SubPage>
    </form>
  )
}

/** Sends `continue`. While errors are shown, the focus goes to the field. */
const submit = (actor: BankAccountRef) => {
  actor.send({ type: 'continue' })
  if (actor.getSnapshot().hasTag('showingErrors')) revealFirstProblem()
}

function SaveButton({ actor }: { actor: BankAccountRef }) {
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'))
  const isValid = useSelector(actor, ({ context }) => shebaError(context.draft) === null)
  return (
    <Button type="submit" full loading={isSaving} blocked={!isValid} onBlockedPress={() => submit(actor)}>
      <Trans>ثبت حساب</Trans>
    </Button>
  )
}

const OnlyForRefunds = () => (
  <Text as="div" look="micro" tone="quiet" className={styles.promise}>
    <Row gap={8} align="start">
      <Lock size={16} aria-hidden="true" />
      <Trans>فقط برای بازپرداخت؛ از این حساب چیزی برداشته نمی‌شود.</Trans>
    </Row>
  </Text>
)
