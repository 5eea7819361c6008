/**
 * Navigation between the app's main pages: a bar at the bottom of phones, links in the top bar from 900 px on. Real
 * links, so that they work before the scripts are there. Design language, "Bottom navigation".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { House, ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { AppLink, type Follow } from '../link/AppLink.tsx'
import { classNames } from '../class-names.ts'
import styles from './BottomNav.module.css'
import { useAsLowerBar } from './lower-bar.ts'

export type MainPage = 'home' | 'my-insurance'
export type MainNavProps = {
  /** The page that is shown, or that the shown one belongs to; null if it belongs to none. */
  current: MainPage | null
  onFollow?: Follow
}

/** Address of My Insurance, on the tab of vehicles. Document 3 section 2. */
const MY_INSURANCE = '/my-insurances?tab=vehicle'

export function BottomNav({ current, onFollow }: MainNavProps) {
  const { t } = useLingui()
  const bar = useRef<HTMLElement>(null)
  useAsLowerBar(bar)
  return (
    <nav ref={bar} className={styles.bar} aria-label={t`بخش‌های برنامه`}>
      <AppLink className={styles.item} href="/" onFollow={onFollow} current={current === 'home'}>
        <span className={styles.pill}>
          <House size={23} aria-hidden="true" />
        </span>
        <Trans>خانه</Trans>
      </AppLink>
      <AppLink
        className={styles.item}
        href={MY_INSURANCE}
        onFollow={onFollow}
        current={current === 'my-insurance'}
      >
        <span className={styles.pill}>
          <ShieldCheck size={23} aria-hidden="true" />
        </span>
        <Trans>بیمه‌های من</Trans>
      </AppLink>
    </nav>
  )
}

/** The same links for the top bar of wide screens, whose brand leads home. */
export const MainLinks = ({ current, onFollow }: MainNavProps) => (
  <AppLink
    className={classNames(styles.link, current === 'my-insurance' && styles.current)}
    href={MY_INSURANCE}
    onFollow={onFollow}
    current={current === 'my-insurance'}
  >
    <Trans>بیمه‌های من</Trans>
  </AppLink>
)
