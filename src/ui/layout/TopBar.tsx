/** The bar of wide screens: brand and support. It takes the place of bottom navigation from 900 px on. */
import { Trans } from '@lingui/react/macro'
import { Headset } from 'lucide-react'
import type { ReactNode } from 'react'
import { Brand } from '../brand/BrandMark.tsx'
import { Button } from '../button/Button.tsx'
import styles from './TopBar.module.css'

export type TopBarProps = {
  onSupport?: (() => void) | undefined
  /** Links beside the brand. */
  children?: ReactNode
}

export function TopBar({ onSupport, children }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <Brand href="/" />
      <nav className={styles.nav}>{children}</nav>
      {onSupport && (
        <Button kind="tonal" icon={<Headset size={19} aria-hidden="true" />} onClick={onSupport}>
          <Trans>پشتیبانی</Trans>
        </Button>
      )}
    </header>
  )
}
