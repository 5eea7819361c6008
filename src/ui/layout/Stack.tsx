/** Spacing from the design's scale, so that screens need no styles for it. */
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Stack.module.css'

export type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32 | 40

type Common = {
  children: ReactNode
  gap?: Gap | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

export type StackProps = Common & { align?: 'stretch' | 'start' | 'center' | undefined }
export type RowProps = Common & {
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch' | undefined
  justify?: 'start' | 'between' | 'center' | 'end' | undefined
  wrap?: boolean | undefined
}

/** Children below each other, 16 px apart by default. */
export function Stack({ children, gap = 16, align = 'stretch', className, style }: StackProps) {
  return (
    <div className={classNames(styles.stack, styles[`align-${align}`], className)} style={{ gap, ...style }}>
      {children}
    </div>
  )
}

/** Children side by side in reading direction, 8 px apart by default. */
export function Row({
  children,
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = false,
  className,
  style,
}: RowProps) {
  const name = classNames(
    styles.row,
    styles[`align-${align}`],
    styles[`justify-${justify}`],
    wrap && styles.wrap,
    className,
  )
  return (
    <div className={name} style={{ gap, ...style }}>
      {children}
    </div>
  )
}

type GrowProps = {
  children?: ReactNode
  className?: string | undefined
  /** In a row that wraps: the width below which what follows goes to the next line. */
  least?: `${number}rem`
}

/** Fills the rest of a Row. */
export function Grow({ children, className, least }: GrowProps) {
  return (
    <div className={classNames(styles.grow, className)} style={{ flexBasis: least }}>
      {children}
    </div>
  )
}

/** Two equal columns that stack when the text does not fit. */
export function Pair({ children, gap = 12 }: { children: ReactNode; gap?: Gap | undefined }) {
  return (
    <div className={styles.pair} style={{ gap }}>
      {children}
    </div>
  )
}
