/** The lists at the inline end: a head with a figure beside it, and rows of which one is open. */
import type { ComponentProps, ReactNode } from 'react'
import styles from './List.module.css'

export const ListHead = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className={styles.head}>
    {children}
  </h2>
)

/** `aria-current` says that it is open. */
export const ListRow = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={styles.row} />
)
