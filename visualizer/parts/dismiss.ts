/** Closes a list on Escape, and on a press or focus outside of it. */
import { useEffect } from 'react'

/** @param close called with whether Escape was pressed, so that the focus can return */
export const useDismiss = (
  frame: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byEscape: boolean) => void,
): void => {
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !frame.current?.contains(target)) close(false)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      close(true)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', press)
    }
  }, [frame, isOpen, close])
}
