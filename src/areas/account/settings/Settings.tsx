/**
 * The settings: the signed-in user, links to the pages of the account with their counts, language and colour
 * scheme, signing out. Guests get a sign-in button instead of the account. Document 3 section 2, "Account
 * page"; picture 23. The behaviour is machines/areas/settings.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Database, Landmark, LogIn, MapPin, MessageCircleQuestionMark, ReceiptText } from 'lucide-react'
import { use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { appVersion } from '#adapters/settings.ts'
import type { AccountOverview } from '#contract/operations/account.ts'
import { bankOfSheba } from '#contract/values/sheba.ts'
import type { settings } from '#machines/areas/settings.ts'
import { Button } from '#ui/button/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { spokenLanguage } from '#ui/format/language.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import type { Follow } from '#ui/link/AppLink.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { Text } from '#ui/text/Text.tsx'
import { FailureCard } from '../FailureCard.tsx'
import { Preferences } from '../Preferences.tsx'
import { LinkRow, RowGroup, SignOutRow } from '../Rows.tsx'
import { UserCard } from '../UserCard.tsx'

export type SettingsRef = ActorRefFrom<typeof settings>

export type SettingsProps = { actor: SettingsRef; onFollow: Follow }

export function Settings({ actor, onFollow }: SettingsProps) {
  const { t } = useLingui()
  const isGuest = useSelector(actor, (snapshot) => snapshot.matches('signedOut'))
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const { send } = actor
  return (
    <StepLayout
      title={t`حساب`}
      gap={12}
      busy={isLoading}
      onSupport={use(AskSupport)}
      nav={{ current: 'account', onFollow }}
    >
      {isGuest ? (
        <SignInCard onSignIn={() => send({ type: 'sign-in.chosen' })} />
      ) : (
        <AccountRows actor={actor} onFollow={onFollow} />
      )}
      <Preferences
        onLanguage={(language) => send({ type: 'language.chosen', language })}
        onScheme={(scheme) => send({ type: 'scheme.chosen', scheme })}
      />
      <RowGroup>
        {!isGuest && (
          <LinkRow
            icon={Database}
            title={t`اطلاعات من`}
            value={t`دریافت یا پاک‌کردن`}
            href="/settings/user#data"
            onFollow={onFollow}
          />
        )}
        <LinkRow
          icon={MessageCircleQuestionMark}
          title={t`سؤال‌های پرتکرار`}
          href="/settings/faq"
          onFollow={onFollow}
        />
      </RowGroup>
      {!isGuest && <SignOut actor={actor} />}
      <Version />
    </StepLayout>
  )
}

const SignInCard = ({ onSignIn }: { onSignIn: () => void }) => (
  <Card as="section">
    <Stack gap={12}>
      <div>
        <Text as="h2" look="title">
          <Trans>به حسابتان وارد شوید</Trans>
        </Text>
        <Text look="small" tone="soft">
          <Trans>نشانی‌ها، پرداخت‌ها و حساب بانکی شما با شمارهٔ موبایلتان نگه داشته می‌شود.</Trans>
        </Text>
      </div>
      <Button full icon={<LogIn size={20} aria-hidden="true" />} onClick={onSignIn}>
        <Trans>ورود به حساب</Trans>
      </Button>
    </Stack>
  </Card>
)

/** The user, and the rows of the account with their counts. */
function AccountRows({ actor, onFollow }: SettingsProps) {
  const { t } = useLingui()
  const { account, failure } = useSelector(actor, ({ context }) => context)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const value = (words: (account: AccountOverview) => string) => {
    if (account !== null) return words(account)
    return isFailed ? undefined : <Skeleton width={72} height={14} />
  }
  const addresses = ({ addressCount }: AccountOverview) => {
    const count = numberText(addressCount)
    return addressCount === 0 ? '' : t`${count} نشانی`
  }
  const due = ({ dueCount }: AccountOverview) => {
    const count = numberText(dueCount)
    return dueCount === 0 ? '' : t`${count} قسط مانده`
  }
  const bank = ({ sheba }: AccountOverview) => {
    if (sheba === null) return t`ثبت نشده`
    return bankOfSheba(sheba)?.[spokenLanguage()] ?? t`ثبت شده`
  }
  return (
    <>
      {isFailed ? (
        <FailureCard
          title={t`حساب شما نرسید`}
          failure={failure}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : (
        <UserCard account={account} onFollow={onFollow} />
      )}
      <RowGroup>
        <LinkRow
          icon={MapPin}
          title={t`نشانی‌ها`}
          value={value(addresses)}
          href="/settings/user#addresses"
          onFollow={onFollow}
        />
        <LinkRow
          icon={Landmark}
          title={t`حساب بانکی`}
          value={value(bank)}
          href="/settings/bank-information"
          onFollow={onFollow}
        />
        <LinkRow
          icon={ReceiptText}
          title={t`پرداخت‌ها`}
          value={value(due)}
          href="/settings/reports"
          onFollow={onFollow}
        />
      </RowGroup>
    </>
  )
}

function SignOut({ actor }: Pick<SettingsProps, 'actor'>) {
  const { t } = useLingui()
  const canSignOut = useSelector(actor, ({ context }) => context.canSignOut)
  if (!canSignOut) return null
  return (
    <RowGroup>
      <SignOutRow title={t`خروج از حساب`} onPress={() => actor.send({ type: 'logout.chosen' })} />
    </RowGroup>
  )
}

const Version = () => {
  const version = digitsText(appVersion.slice(1))
  return (
    <Text look="micro" tone="quiet" align="center">
      <Trans>
        سپر، نسخهٔ <bdi dir="ltr">{version}</bdi>
      </Trans>
    </Text>
  )
}
