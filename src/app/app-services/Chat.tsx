/** The chat's widget in its sandboxed frame: loaded with the help sheet, seen when it is opened. It stays loaded, so that unread messages are heard of. */
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { chatAddress, connectWidget } from '#adapters/chat.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { useModalPage } from '#ui/sheet/modal-page.ts'
import styles from './Chat.module.css'
import { support } from './support.ts'

const close = () => support.send({ type: 'chat.closed' })

export function Chat({ shown }: { shown: boolean }) {
  const { t } = useLingui()
  const layer = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useModalPage(shown, { layer, focus: frame }, close)
  return createPortal(
    <div ref={layer} className={styles.layer} hidden={!shown}>
      <section className={styles.panel} role="dialog" aria-modal="true" aria-label={t`گفت‌وگوی آنلاین`}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t`گفت‌وگوی آنلاین`}</h2>
          <IconButton label={t`بستن`} icon={<X size={24} aria-hidden="true" />} onClick={close} />
        </div>
        <iframe
          ref={frame}
          className={styles.frame}
          title={t`گفت‌وگو با کارشناس`}
          src={chatAddress()}
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget: { contentWindow } }) => contentWindow && connectWidget(contentWindow)}
        />
      </section>
    </div>,
    document.body,
  )
}
