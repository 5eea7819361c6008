/** The signed-in user. In the settings the card links to the page of the user. Picture 23. */
import { Trans } from '@lingui/react/macro'
import { User } from 'lucide-react'
import type { AccountOverview } from '#contract/operations/account.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { AppLink, type Follow } from '#ui/link/AppLink.tsx'
import { Text } from '#ui/text/Text.tsx'
import { phoneText } from '../parts/phone-text.ts'
import styles from './Rows.module.css'

type Account = Pick<AccountOverview, 'userName' | 'cellNumber'>

export type UserCardProps = {
  account: Account | null
  /** Leads to the page of the user. */
  onFollow?: Follow
}

export const UserCard = ({ account, onFollow }: UserCardProps) => (
  <Card pad="none">
    {onFollow === undefined ? (
      <div className={styles.user}>
        <Who account={account} />
      </div>
    ) : (
      <AppLink className={styles.user} href="/settings/user" onFollow={onFollow}>
        <Who account={account} />
        <span className={styles.edit}>
          <Trans>ویرایش</Trans>
        </span>
      </AppLink>
    )}
  </Card>
)

const Who = ({ account }: { account: Account | null }) => (
  <>
    <span className={styles.avatar}>
      <User size={24} aria-hidden="true" />
    </span>
    <span className={styles.who}>{account === null ? <Unknown /> : <Person account={account} />}</span>
  </>
)

const Person = ({ account: { userName, cellNumber } }: { account: Account }) => (
  <>
    <Text as="span" look="title">
      {userName ?? <Trans>کاربر سپر</Trans>}
    </Text>
    <Text as="span" look="caption" tone="soft">
      <Digits spaced>{phoneText(cellNumber)}</Digits>
    </Text>
  </>
)

const Unknown = () => (
  <>
    <Skeleton width={124} height={18} />
    <span style={{ blockSize: 10 }} />
    <Skeleton width={108} height={14} />
  </>
)
