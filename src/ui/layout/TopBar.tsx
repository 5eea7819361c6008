/** The bar of wide screens: brand and support. It replaces bottom navigation from 900 px on. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Headset } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Brand } from '../brand/BrandMark.tsx'
import { Button } from '../button/Button.tsx'
import styles from './TopBar.module.css'

export type TopBarProps = {
  onSupport?: (() => void) | undefined
  /** Links beside the brand. */
  children?: ReactNode
}

/** Memoised: a key press in the page changes nothing here. */
export const TopBar = memo(function TopBar({ onSupport, children }: TopBarProps) {
  const { t } = useLingui()
  return (
    <nav className={styles.bar} aria-label={t`سپر`}>
      <Brand href="/" />
      <div className={styles.nav}>{children}</div>
      {onSupport && (
        <Button kind="tonal" icon={<Headset size={19} aria-hidden="true" />} onClick={onSupport}>
          <Trans>پشتیبانی</Trans>
        </Button>
      )}
    </nav>
  )
})
