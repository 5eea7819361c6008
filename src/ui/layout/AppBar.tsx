/**
 * Back, title, support, and the progress below: sticky on phones, a plain heading row from 900 px on. Design
 * language, "App bar".
 */
import { useLingui } from '@lingui/react/macro'
import { Headset } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { BackArrow } from '../icon/direction.tsx'
import styles from './AppBar.module.css'
import { StepProgress, type StepProgressProps } from './StepProgress.tsx'

export type AppBarProps = {
  title: ReactNode
  /** Called for Back; without it there is no arrow. */
  onBack?: (() => void) | undefined
  onSupport?: (() => void) | undefined
  progress?: StepProgressProps | undefined
}

export function AppBar({ title, onBack, onSupport, progress }: AppBarProps) {
  const { t } = useLingui()
  return (
    <header className={classNames(styles.bar, progress && styles.withSteps)}>
      <div className={styles.inner}>
        <div className={styles.row}>
          {onBack && <IconButton label={t`بازگشت`} icon={<BackArrow />} onClick={onBack} />}
          <h1 className={classNames(styles.title, !onBack && styles.alone)}>{title}</h1>
          {onSupport && (
            <IconButton
              label={t`پشتیبانی`}
              icon={<Headset size={23} aria-hidden="true" />}
              onClick={onSupport}
              className={styles.support}
            />
          )}
        </div>
        {progress && <StepProgress {...progress} />}
      </div>
    </header>
  )
}
