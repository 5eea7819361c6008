/** What is opened and closed in place by its own button: pressed again or Escape closes it, and the focus stays on the button. */
import { type KeyboardEvent, useId, useState } from 'react'

/** Gives whether it is open, the id for what opens, and what the button carries. */
export const useDisclosure = () => {
  const id = useId()
  const [open, setOpen] = useState(false)
  /** Escape has been used up: a sheet around it stays open. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    setOpen(false)
  }
  const press = {
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => setOpen(!open),
    onKeyDown,
  } as const
  return { id, open, press }
}
