/**
 * Content that a button opens and closes in place. A second press or Escape closes it; focus stays on the
 * button.
 */
import { type KeyboardEvent, useId, useState } from 'react'

/** Returns whether it is open, the id of the content, and the button's attributes. */
export const useDisclosure = () => {
  const id = useId()
  const [open, setOpen] = useState(false)
  /** Escape is handled here: a surrounding sheet stays open. */
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
