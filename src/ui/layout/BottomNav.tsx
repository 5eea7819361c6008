/**
 * Navigation between the app's main pages: a bar at the bottom of phones, links in the top bar from 900 px
 * on. Real links, so that they work before the scripts are there. Design language, "Bottom navigation".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { House, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { AppLink, type Follow } from '../link/AppLink.tsx'
import { classNames } from '../class-names.ts'
import styles from './BottomNav.module.css'
import { useAsLowerBar } from './lower-bar.ts'

export type MainPage = 'home' | 'my-insurance' | 'account'
export type MainNavProps = {
  /** The page that is shown, or that the shown one belongs to; null if it belongs to none. */
  current: MainPage | null
  onFollow?: Follow
}

/** Addresses of the pages: My Insurance on the tab of vehicles. Document 3 section 2. */
const MY_INSURANCE = '/my-insurances?tab=vehicle'
const SETTINGS = '/settings'

type ItemProps = MainNavProps & { page: MainPage; href: string; icon: LucideIcon; children: ReactNode }

const Item = ({ page, href, icon: Icon, current, onFollow, children }: ItemProps) => (
  <AppLink className={styles.item} href={href} onFollow={onFollow} current={current === page}>
    <span className={styles.pill}>
      <Icon size={23} aria-hidden="true" />
    </span>
    {children}
  </AppLink>
)

export function BottomNav(nav: MainNavProps) {
  const { t } = useLingui()
  const bar = useRef<HTMLElement>(null)
  useAsLowerBar(bar)
  return (
    <nav ref={bar} className={styles.bar} aria-label={t`بخش‌های برنامه`}>
      <Item {...nav} page="home" href="/" icon={House}>
        <Trans>خانه</Trans>
      </Item>
      <Item {...nav} page="my-insurance" href={MY_INSURANCE} icon={ShieldCheck}>
        <Trans>بیمه‌های من</Trans>
      </Item>
      <Item {...nav} page="account" href={SETTINGS} icon={UserRound}>
        <Trans>حساب</Trans>
      </Item>
    </nav>
  )
}

type LinkProps = Omit<ItemProps, 'icon'>

const TopLink = ({ page, href, current, onFollow, children }: LinkProps) => (
  <AppLink
    className={classNames(styles.link, current === page && styles.current)}
    href={href}
    onFollow={onFollow}
    current={current === page}
  >
    {children}
  </AppLink>
)

/** The same links for the top bar of wide screens, whose brand leads home. */
export const MainLinks = (nav: MainNavProps) => (
  <>
    <TopLink {...nav} page="my-insurance" href={MY_INSURANCE}>
      <Trans>بیمه‌های من</Trans>
    </TopLink>
    <TopLink {...nav} page="account" href={SETTINGS}>
      <Trans>حساب</Trans>
    </TopLink>
  </>
)
