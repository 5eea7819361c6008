/**
 * The frame of every step and page: app bar with its steps, content, bumper, navigation. Below 600 px one
 * column; to 899 one column of 560; from 900 the bumper becomes a card at the side, below the cards of
 * `aside`, or without them a button below the form. Design language, "Breakpoints".
 */
import { type ReactNode, Suspense } from 'react'
import { classNames } from '../class-names.ts'
import { AppBar, type AppBarProps } from './AppBar.tsx'
import { BottomNav, MainLinks, type MainNavProps } from './BottomNav.tsx'
import { Bumper, type BumperProps } from './Bumper.tsx'
import styles from './StepLayout.module.css'
import { TopBar } from './TopBar.tsx'
import { useWide } from './wide.ts'

export type StepLayoutProps = AppBarProps & {
  children: ReactNode
  bumper?: BumperProps | undefined
  /** Cards that summarise the journey; rendered from 900 px on only, so they can load then. */
  aside?: ReactNode
  /** form: lines of at most 560. wide: lists that use 1120 on wide screens. ticket: one column of 480. */
  width?: 'form' | 'wide' | 'ticket' | undefined
  /** Space between the children of the content, 16 by default. */
  gap?: 0 | 10 | 12 | 14 | 16 | 20 | undefined
  /** Centres the content, for errors and empty states. */
  centred?: boolean | undefined
  /** The navigation between the app's main pages. A purchase has none. */
  nav?: MainNavProps | undefined
  busy?: boolean | undefined
}

export function StepLayout({
  children,
  bumper,
  aside,
  width = 'form',
  gap = 16,
  centred,
  nav,
  busy,
  ...bar
}: StepLayoutProps) {
  const hasSide = Boolean(bumper || aside)
  // A lone button at the side is far from the form that it belongs to.
  const isBelow = !aside && width === 'form'
  const isWide = useWide()
  return (
    <div className={styles.page}>
      <TopBar onSupport={bar.onSupport}>{nav && <MainLinks {...nav} />}</TopBar>
      <div
        className={classNames(
          styles.frame,
          styles[width],
          hasSide && (isBelow ? styles.withFoot : styles.withSide),
        )}
      >
        <AppBar {...bar} />
        <main
          className={classNames(styles.main, centred && styles.centred)}
          style={{ gap }}
          aria-busy={busy || undefined}
        >
          {children}
        </main>
        {hasSide && (
          <div className={styles.side}>
            {aside && isWide && (
              <aside className={styles.aside}>
                <Suspense>{aside}</Suspense>
              </aside>
            )}
            {bumper && <Bumper {...bumper} />}
          </div>
        )}
      </div>
      {nav && <BottomNav {...nav} />}
    </div>
  )
}
