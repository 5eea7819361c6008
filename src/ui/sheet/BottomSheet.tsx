/**
 * The sheet for choices and edits: bottom sheet on phones, 560 wide to 899 px, from 900 px on a centred
 * dialog of 480 or a popover under its field. Escape, scrim, close button, drag-down and the browser's Back
 * close it. Design language, "Bottom sheet".
 */
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import styles from './BottomSheet.module.css'
import { useDragDown } from './drag-down.ts'
import { useModal, usePresence } from './modal-page.ts'
import { ModalLayer } from './ModalLayer.tsx'
import { type PopoverSize, popoverUnder } from './popover.ts'

export type BottomSheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** One line under the title. */
  detail?: ReactNode
  children: ReactNode
  /** One button, or a summary and a button; the last one fills the rest. */
  footer?: ReactNode
  /** A dialog of 880 px from 900 px on, for content in columns. */
  wide?: boolean | undefined
  /** A popover under this field from 900 px on. */
  popover?: (PopoverSize & { anchor: RefObject<HTMLElement | null> }) | undefined
  /** The content has no focusable element, so it takes focus itself and keys can scroll it. */
  reading?: boolean | undefined
  /** Focused when the sheet opens, instead of the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

export function BottomSheet({ open, ...rest }: BottomSheetProps) {
  useModal(open, rest.onClose)
  const { present, leaving } = usePresence(open)
  return present ? <Sheet {...rest} leaving={leaving} /> : null
}

function Sheet({
  onClose,
  title,
  detail,
  children,
  footer,
  wide,
  popover,
  reading,
  initialFocus,
  leaving,
}: Omit<BottomSheetProps, 'open'> & { leaving: boolean }) {
  const { t } = useLingui()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const drag = useDragDown(panel, onClose)
  const [place] = useState(() => popover && popoverUnder(popover.anchor.current, popover))
  const hold = (element: HTMLElement | null) => {
    panel.current = element
  }
  return (
    <ModalLayer
      leaving={leaving}
      onClose={onClose}
      focus={initialFocus ?? heading}
      styles={{
        layer: classNames(styles.layer, popover && styles.popover),
        scrim: styles.scrim,
        leaving: styles.leaving,
      }}
    >
      <section
        ref={hold}
        tabIndex={-1}
        className={classNames(styles.panel, wide && styles.wide)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        style={place}
      >
        <div className={styles.head} {...drag}>
          <span className={styles.grabber} aria-hidden="true" />
          <div className={styles.titles}>
            <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
          <IconButton label={t`بستن`} icon={<X size={24} aria-hidden="true" />} onClick={onClose} />
        </div>
        <div
          className={styles.body}
          {...(reading ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {})}
        >
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </section>
    </ModalLayer>
  )
}
