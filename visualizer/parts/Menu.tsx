/** A menu button. Escape closes the menu and returns focus. */
import { type ReactNode, useRef, useState } from 'react'
import { useDismiss } from './dismiss.ts'
import { ToolButton } from './ToolButton.tsx'
import styles from './Menu.module.css'

export type MenuItem = { readonly name: string; readonly act: () => Promise<void> }

export function Menu({ icon, name, items }: { icon: ReactNode; name: string; items: readonly MenuItem[] }) {
  const [isOpen, open] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useDismiss(frame, isOpen, (byEscape) => {
    open(false)
    if (byEscape) frame.current?.querySelector('button')?.focus()
  })
  const take = async ({ act }: MenuItem) => {
    open(false)
    await act()
  }
  return (
    <div ref={frame} className={styles.frame}>
      <ToolButton aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {icon}
        {name}
      </ToolButton>
      {isOpen && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.name}>
              <button type="button" className={styles.item} onClick={() => void take(item)}>
                {item.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
