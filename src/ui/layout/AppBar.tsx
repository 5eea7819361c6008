/**
 * Back, title, support, and the progress below: sticky on phones, a plain heading row from 900 px on. Design
 * language, "App bar".
 */
import { useLingui } from '@lingui/react/macro'
import { Headset, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { BackArrow } from '../icon/direction.tsx'
import styles from './AppBar.module.css'
import { StepProgress, type StepProgressProps } from './StepProgress.tsx'

export type AppBarProps = {
  title: ReactNode
  /** A line below the title. */
  detail?: ReactNode
  /** Called for Back; without it there is no arrow. */
  onBack?: (() => void) | undefined
  /** The page is an end and no step: Back is a cross, and the bar has no line below. */
  isEnd?: boolean | undefined
  onSupport?: (() => void) | undefined
  /** In a mode of a page Back is a cross with this name, and support is left out. */
  closing?: string | undefined
  /** A button before support. */
  tool?: ReactNode
  progress?: StepProgressProps | undefined
  /** Tabs or a search of the page, below the title. */
  below?: ReactNode
  /** Where that is from 900 px on: at the end of the title's row, or in a row of its own. */
  belowOnWide?: 'end' | 'row' | undefined
}

/** Memoised: a key press in the page changes nothing here. */
export const AppBar = memo(function AppBar({
  title,
  detail,
  onBack,
  isEnd,
  onSupport,
  closing,
  tool,
  progress,
  below,
  belowOnWide = 'end',
}: AppBarProps) {
  const { t } = useLingui()
  return (
    <header className={classNames(styles.bar, progress && styles.withSteps, isEnd && styles.end)}>
      <div className={styles.inner}>
        <div className={styles.row}>
          {onBack && (
            <IconButton
              label={closing ?? (isEnd ? t`بستن` : t`بازگشت`)}
              icon={closing || isEnd ? <X size={24} aria-hidden="true" /> : <BackArrow />}
              onClick={onBack}
            />
          )}
          <h1 className={classNames(styles.title, !onBack && styles.alone)}>{title}</h1>
          {tool}
          {onSupport && !closing && (
            <IconButton
              label={t`پشتیبانی`}
              icon={<Headset size={23} aria-hidden="true" />}
              onClick={onSupport}
              className={styles.support}
            />
          )}
        </div>
        {detail && <p className={styles.detail}>{detail}</p>}
        {progress && <StepProgress {...progress} />}
        {below && (
          <div className={classNames(styles.below, belowOnWide === 'end' ? styles.atEnd : styles.ownRow)}>
            {below}
          </div>
        )}
      </div>
    </header>
  )
})
