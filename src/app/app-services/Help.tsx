/** The help sheet and the chat, as the support chart says. Document 1 sections 2 and 4. */
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { chatAddress, connectWidget } from '#adapters/chat.ts'
import { openedVia } from '#adapters/sign-in-return.ts'
import { walletPage } from '#adapters/wallet.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { SupportSheet } from '#ui/sheet/help/SupportSheet.tsx'
import { useModal, useModalPage } from '#ui/sheet/modal-page.ts'
import styles from './Chat.module.css'
import { installing, updates } from './installation.ts'
import { session } from './session.ts'
import { support } from './support.ts'

/** False inside a host app, which has a chat and an account of its own. */
const isStandalone = (): boolean => window.parent === window && openedVia() === 'pwa'

/** The wallet is offered to users who are signed in, in the settings only. */
const walletOf = (isSignedIn: boolean): string | undefined =>
  isSignedIn && location.pathname.startsWith('/settings') ? walletPage() : undefined

const closeChat = () => support.send({ type: 'chat.closed' })

/**
 * The chat widget in a sandboxed frame. It stays mounted while hidden, so that it reports unread messages.
 */
function Chat({ shown }: { shown: boolean }) {
  const { t } = useLingui()
  const layer = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useModal(shown, closeChat)
  useModalPage(shown, { layer, focus: frame })
  return createPortal(
    <div ref={layer} className={styles.layer} hidden={!shown}>
      <section className={styles.panel} role="dialog" aria-modal="true" aria-label={t`گفت‌وگوی آنلاین`}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t`گفت‌وگوی آنلاین`}</h2>
          <IconButton label={t`بستن`} icon={<X size={24} aria-hidden="true" />} onClick={closeChat} />
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

export default function Help() {
  const { value, context } = useSelector(support, (snapshot) => snapshot)
  const isSignedIn = useSelector(session, ({ context: { signedIn } }) => signedIn)
  const name = useSelector(session, ({ context: { person } }) => person?.userName ?? null)
  const canInstall = useSelector(installing, ({ value: state }) => state === 'possible')
  const canUpdate = useSelector(updates, ({ value: state }) => state === 'found' || state === 'postponed')
  const isReady = typeof value.chat === 'object'
  const isShown = typeof value.chat === 'object' && value.chat.ready === 'shown'
  return (
    <>
      <SupportSheet
        open={value.sheet === 'open'}
        onClose={() => support.send({ type: 'support.closed' })}
        chat={
          isStandalone()
            ? { unread: context.unread, isReady, onOpen: () => support.send({ type: 'chat.chosen' }) }
            : undefined
        }
        account={
          isStandalone()
            ? {
                isSignedIn,
                name,
                onPress: () => session.send({ type: isSignedIn ? 'logout.chosen' : 'sign-in.chosen' }),
              }
            : undefined
        }
        wallet={walletOf(isSignedIn)}
        onUpdate={canUpdate ? () => updates.send({ type: 'update.opened' }) : undefined}
        onInstall={canInstall ? () => installing.send({ type: 'install.chosen' }) : undefined}
      />
      {isStandalone() && value.chat !== 'absent' && <Chat shown={isShown} />}
    </>
  )
}
