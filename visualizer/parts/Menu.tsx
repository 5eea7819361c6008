/** A menu button. Escape closes the menu and returns focus. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ToolButton } from './ToolButton.tsx'
import styles from './Menu.module.css'

export type MenuItem = { readonly name: string; readonly act: () => Promise<void> }

export function Menu({ icon, name, items }: { icon: ReactNode; name: string; items: readonly MenuItem[] }) {
  const [isOpen, open] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !frame.current?.contains(target)) open(false)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      open(false)
      frame.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', press)
    }
  }, [isOpen])
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
