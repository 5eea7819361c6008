/**
 * Help: the chat, a call to an expert with its hours; the other language, and who is signed in.
 * Specification: document 1 section 2 "Profile/help menu"; design language, picture 15.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  CircleHelp,
  Download,
  Languages,
  LogIn,
  LogOut,
  MessagesSquare,
  Phone,
  RefreshCw,
  Wallet,
} from 'lucide-react'
import { use } from 'react'
import { Digits } from '../../format/Format.tsx'
import { languageNames, spokenLanguage } from '../../format/language.ts'
import { numberText } from '../../format/numbers.ts'
import { BottomSheet } from '../BottomSheet.tsx'
import { LanguageSwitch } from '../language-switch.ts'
import { SupportRow } from './SupportRow.tsx'
import styles from './SupportSheet.module.css'

/** The phone number as shown and as dialled. */
export const SUPPORT_PHONE = { shown: '021-1927', href: 'tel:0211927' }

export type SupportSheetProps = {
  open: boolean
  onClose: () => void
  /** Absent inside another app, which offers its own chat. */
  chat?: { unread: number; isReady: boolean; onOpen: () => void } | undefined
  /** Absent where signing in or out is not possible. */
  account?: { name: string | null; isSignedIn: boolean; onPress: () => void } | undefined
  /** URL of the partner's site; present for a user when help was opened from the settings. */
  wallet?: string | undefined
  /** Present when the browser offers installation. */
  onInstall?: (() => void) | undefined
  /** Present when a newer version is waiting. */
  onUpdate?: (() => void) | undefined
}

export function SupportSheet({
  open,
  onClose,
  chat,
  account,
  wallet,
  onInstall,
  onUpdate,
}: SupportSheetProps) {
  const { t } = useLingui()
  const closed = (then: () => void) => () => {
    onClose()
    then()
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={t`چطور کمکتان کنیم؟`}>
      <SupportRow
        icon={CircleHelp}
        href="/settings/faq"
        title={<Trans>سؤال‌های پرتکرار</Trans>}
        detail={<Trans>جواب‌های کوتاه دربارهٔ خرید، تمدید و خسارت</Trans>}
      />
      {chat && <ChatRow {...chat} />}
      <SupportRow
        icon={Phone}
        href={SUPPORT_PHONE.href}
        title={
          <>
            <Trans>تماس با کارشناس</Trans>
            <span className={styles.phone}>
              <Digits>{SUPPORT_PHONE.shown}</Digits>
            </span>
          </>
        }
        detail={<Trans>شنبه تا چهارشنبه ۸ تا ۱۸، پنجشنبه ۸ تا ۱۲</Trans>}
      />
      {wallet !== undefined && (
        <SupportRow
          icon={Wallet}
          href={wallet}
          isElsewhere
          title={<Trans>کیف پول</Trans>}
          detail={<Trans>در سایت همکار ما، در صفحه‌ای دیگر باز می‌شود</Trans>}
        />
      )}
      <OtherLanguage onChosen={onClose} />
      {onUpdate && (
        <SupportRow icon={RefreshCw} title={<Trans>به‌روز کردن سپر</Trans>} onPress={closed(onUpdate)} />
      )}
      {onInstall && (
        <SupportRow
          icon={Download}
          title={<Trans>نصب روی صفحهٔ اصلی</Trans>}
          detail={<Trans>بدون دانلود؛ آفلاین هم باز می‌شود.</Trans>}
          onPress={closed(onInstall)}
        />
      )}
      {account?.isSignedIn === true && (
        <SupportRow
          icon={LogOut}
          title={<Trans>خروج از حساب</Trans>}
          detail={account.name ?? undefined}
          onPress={closed(account.onPress)}
        />
      )}
      {account?.isSignedIn === false && (
        <SupportRow
          icon={LogIn}
          title={<Trans>ورود به حساب</Trans>}
          detail={<Trans>برای خرید بیمه و دیدن بیمه‌نامه‌های قبلی</Trans>}
          onPress={closed(account.onPress)}
        />
      )}
    </BottomSheet>
  )
}

function ChatRow({ unread, isReady, onOpen }: NonNullable<SupportSheetProps['chat']>) {
  const { t } = useLingui()
  const count = numberText(unread)
  const badge = unread > 0 && (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t`${count} پیام نخوانده`}</span>
    </span>
  )
  return (
    <SupportRow
      icon={MessagesSquare}
      title={<Trans>گفت‌وگوی آنلاین</Trans>}
      detail={<Trans>معمولاً در کمتر از ۲ دقیقه جواب می‌دهیم</Trans>}
      end={badge}
      isOff={!isReady}
      onPress={onOpen}
    />
  )
}

/** The other language by its own name, for users who cannot read this one. */
function OtherLanguage({ onChosen }: { onChosen: () => void }) {
  const change = use(LanguageSwitch)
  if (change === undefined) return null
  const other = spokenLanguage() === 'en' ? 'fa' : 'en'
  const press = () => {
    onChosen()
    change(other)
  }
  return (
    <SupportRow icon={Languages} title={<bdi lang={other}>{languageNames[other]}</bdi>} onPress={press} />
  )
}
