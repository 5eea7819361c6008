/**
 * Home: the entry to third-party insurance, the other insurances, the reasons for Separ, and the broker.
 * Prerendered at build time, so it holds no state.
 * Specification: document 3 (home); design language, picture 01.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Headset, HandCoins, ListChecks, type LucideIcon, Zap } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Brand } from '#ui/brand/BrandMark.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { BottomNav, MainLinks } from '#ui/layout/BottomNav.tsx'
import { TopBar } from '#ui/layout/TopBar.tsx'
import type { Follow } from '#ui/link/AppLink.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import styles from './Home.module.css'
import { Products } from './Products.tsx'
import { ThirdPartyHero } from './ThirdPartyHero.tsx'

export type HomeProps = {
  /** Shows the page at an address without a page load. Without it, the links navigate. */
  onStart?: Follow
}

export function Home({ onStart }: HomeProps) {
  const { t } = useLingui()
  const onSupport = use(AskSupport)
  return (
    <div className={styles.page}>
      <TopBar onSupport={onSupport}>
        <MainLinks current="home" onFollow={onStart} />
      </TopBar>
      <header className={styles.bar}>
        <Brand />
        <IconButton label={t`پشتیبانی`} icon={<Headset size={23} aria-hidden="true" />} onClick={onSupport} />
      </header>
      <main className={styles.main}>
        <ThirdPartyHero onStart={onStart} />
        <Products onStart={onStart} />
        <section className={styles.why}>
          <h2 className={styles.heading}>
            <Trans>چرا سپر؟</Trans>
          </h2>
          <ul className={styles.reasons}>
            <Reason icon={ListChecks} title={t`۲۲ شرکت، یک فهرست`}>
              <Trans>قیمت‌ها را کنار هم ببینید و انتخاب کنید.</Trans>
            </Reason>
            <Reason icon={Zap} title={t`صدور همان روز`}>
              <Trans>برای سفارش‌هایی که تا ساعت ۲۱ کامل شوند.</Trans>
            </Reason>
            <Reason icon={HandCoins} title={t`۴ قسط بی‌سود`}>
              <Trans>قسط اول امروز؛ بقیه ماهی یک‌بار.</Trans>
            </Reason>
            <Reason icon={Headset} title={t`کارشناس همراه شما`}>
              <Trans>از انتخاب بیمه تا دریافت خسارت.</Trans>
            </Reason>
          </ul>
        </section>
        <p className={styles.broker}>
          <Trans>کارگزاری رسمی بیمه با کد ۱۹۲۷ بیمهٔ مرکزی</Trans>
        </p>
      </main>
      <BottomNav current="home" onFollow={onStart} />
    </div>
  )
}

const Reason = ({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) => (
  <li className={styles.reason}>
    <Icon size={22} className={styles.icon} aria-hidden="true" />
    <b className={styles.reasonTitle}>{title}</b>
    <span className={styles.reasonText}>{children}</span>
  </li>
)
