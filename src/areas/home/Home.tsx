/**
 * Home: the cards of a signed-in user, the entry to third-party insurance with its plate, the published
 * content, and the broker. The first page is prerendered from it. The behaviour is machines/areas/home.ts.
 * Specification: document 3 section 2; design language, pictures 01 and 18.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Headset } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { homeViewOf } from '#machines/areas/home-view.ts'
import type { PlatePlace } from '#ui/plate/plate-draft.ts'
import { Brand } from '#ui/brand/BrandMark.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { BottomNav, MainLinks } from '#ui/layout/BottomNav.tsx'
import { TopBar } from '#ui/layout/TopBar.tsx'
import type { Follow } from '#ui/link/AppLink.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { Places } from './cards/Places.tsx'
import { Content } from './content/Content.tsx'
import { Hero } from './Hero.tsx'
import type { HomeRef } from './home-ref.ts'
import styles from './Home.module.css'

export type HomeProps = {
  actor: HomeRef
  /** Shows another page without a page load. Without it, the links navigate. */
  onFollow: Follow
  /** Takes the part of the plate that had the focus before the page was drawn again. */
  startAt?: (() => PlatePlace | null) | undefined
  /** The cards of a signed-in user, which come with the app: the first page has none. */
  cards?: ReactNode
}

export function Home({ actor, onFollow, startAt, cards }: HomeProps) {
  const { t } = useLingui()
  const onSupport = use(AskSupport)
  const plate = useSelector(actor, ({ context }) => context.plate)
  const places = useSelector(actor, ({ context }) => context.places)
  const view = useSelector(actor, homeViewOf)
  return (
    <div className={styles.page}>
      <TopBar onSupport={onSupport}>
        <MainLinks current="home" onFollow={onFollow} />
      </TopBar>
      <header className={styles.bar}>
        <Brand />
        <IconButton label={t`پشتیبانی`} icon={<Headset size={23} aria-hidden="true" />} onClick={onSupport} />
      </header>
      <main className={styles.main}>
        {!view.hasEntry && (
          <h1 className="visually-hidden">
            <Trans>خانه</Trans>
          </h1>
        )}
        {view.cards === 'places' && <Places places={places} sentence={t`سفارش‌هایتان را می‌گیریم…`} />}
        {cards}
        {view.hasEntry && (
          <Hero
            plate={plate}
            startAt={startAt}
            onPlate={(typed) => actor.send({ type: 'plate.changed', plate: typed })}
            onStart={onFollow && (() => actor.send({ type: 'inquiry.chosen' }))}
          />
        )}
        {view.hasContent && <Content actor={actor} onFollow={onFollow} />}
        {view.hasContent && (
          <p className={styles.broker} data-below>
            <Trans>کارگزاری رسمی بیمه با کد ۱۹۲۷ بیمهٔ مرکزی</Trans>
          </p>
        )}
      </main>
      <BottomNav current="home" onFollow={onFollow} />
    </div>
  )
}
