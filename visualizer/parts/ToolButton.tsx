/** A tool of the page: a small framed button with an icon, and words where the icon alone says too little. */
import type { ComponentProps } from 'react'
import styles from './ToolButton.module.css'

/** One without words carries an `aria-label`. Pressed and expanded tools are filled. */
export const ToolButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={styles.tool} />
)
