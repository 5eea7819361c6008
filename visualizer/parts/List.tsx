/** Lists at the inline end: a heading with a figure, and rows, one of which is open. */
import type { ComponentProps, ReactNode } from 'react'
import styles from './List.module.css'

export const ListHead = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className={styles.head}>
    {children}
  </h2>
)

/** `aria-current` marks the open row. */
export const ListRow = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={styles.row} />
)
