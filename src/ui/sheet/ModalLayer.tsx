/**
 * The layer of every sheet, with its scrim. MUI's focus trap keeps Tab inside, the page behind is inert, and
 * a closing layer ignores presses. Toasts stay reachable. Design language, "Bottom sheet".
 */
import TrapFocus from '@mui/material/Unstable_TrapFocus'
import { type MouseEvent, type ReactElement, type RefCallback, type RefObject, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { STAYS_ALIVE, useModalPage } from './modal-page.ts'

type Props = {
  /** Still rendered while it closes. */
  leaving: boolean
  onClose: () => void
  /** Gets the focus when the layer opens. */
  focus: RefObject<HTMLElement | null>
  /** The dialog: one element, focusable by script. */
  children: ReactElement<{ ref?: RefCallback<HTMLElement> | null | undefined }>
  styles: { layer: string | undefined; scrim: string | undefined; leaving: string | undefined }
}

const focusIsNotInToast = () => document.activeElement?.closest(`[${STAYS_ALIVE}]`) === null

export function ModalLayer({ leaving, onClose, focus, children, styles }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  useModalPage(!leaving, { layer, focus })
  // The second press of a double click on what opened the layer is none on the scrim.
  const pressScrim = (event: MouseEvent) => {
    if (event.detail <= 1) onClose()
  }
  return createPortal(
    <div ref={layer} className={classNames(styles.layer, leaving && styles.leaving)}>
      <div className={styles.scrim} onClick={pressScrim} aria-hidden="true" />
      <TrapFocus open={!leaving} disableAutoFocus disableRestoreFocus isEnabled={focusIsNotInToast}>
        {children}
      </TrapFocus>
    </div>,
    document.body,
  )
}
