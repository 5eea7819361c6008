/**
 * The page of the user: name and number, language and colour scheme, addresses, signed-in devices, a copy of
 * the data, the deletion of the account, signing out. Decisions, sections 1 "Logout" and 7; design language,
 * "Settings rows". The behaviour is machines/areas/user-page.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Preferences } from '../Preferences.tsx'
import { RowGroup, SignOutRow } from '../Rows.tsx'
import { SubPage, type SubPageState } from '../SubPage.tsx'
import { UserCard } from '../UserCard.tsx'
import { Addresses } from './Addresses.tsx'
import { Devices } from './Devices.tsx'
import { OwnData } from './OwnData.tsx'
import type { UserPageProps, UserPageRef } from './user-page-ref.ts'

const stateOf = (snapshot: ReturnType<UserPageRef['getSnapshot']>): SubPageState => {
  if (snapshot.matches('signedOut')) return 'signedOut'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.context.content === null || snapshot.matches('deleted') ? 'loading' : 'shown'
}

export function UserPage({ actor }: UserPageProps) {
  const { t } = useLingui()
  const state = useSelector(actor, stateOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const { send } = actor
  return (
    <SubPage
      title={t`اطلاعات من`}
      gap={20}
      state={state}
      signIn={{
        title: <Trans>برای دیدن اطلاعاتتان وارد شوید</Trans>,
        reason: <Trans>نشانی‌ها، دستگاه‌ها و داده‌هایتان را فقط خودتان می‌بینید.</Trans>,
        onSignIn: () => send({ type: 'sign-in.chosen' }),
      }}
      skeleton={<RowSkeletons sentence={t`اطلاعات شما را می‌آوریم…`} rows={4} />}
      failed={{ title: t`اطلاعات شما نرسید`, failure, onRetry: () => send({ type: 'retry' }) }}
      onBack={() => send({ type: 'back' })}
    >
      {() => <Content actor={actor} />}
    </SubPage>
  )
}

function Content({ actor }: UserPageProps) {
  const { t } = useLingui()
  const user = useSelector(actor, ({ context }) => context.content?.user ?? null)
  const canSignOut = useSelector(actor, ({ context }) => context.canSignOut)
  const { send } = actor
  return (
    <>
      <UserCard account={user} />
      <Preferences
        onLanguage={(language) => send({ type: 'language.chosen', language })}
        onScheme={(scheme) => send({ type: 'scheme.chosen', scheme })}
      />
      <Addresses actor={actor} />
      <Devices actor={actor} />
      <OwnData actor={actor} />
      {canSignOut && (
        <RowGroup>
          <SignOutRow title={t`خروج از حساب`} onPress={() => send({ type: 'logout.chosen' })} />
        </RowGroup>
      )}
    </>
  )
}
