/** A tool button with an icon and an optional label. */
import type { ComponentProps } from 'react'
import styles from './ToolButton.module.css'

/** Without a label it needs an `aria-label`. Pressed and expanded tools are filled. */
export const ToolButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={styles.tool} />
)
