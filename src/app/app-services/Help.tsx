/** The help sheet and the chat, as their chart says. */
import { useSelector } from '@xstate/react'
import { openedVia } from '#adapters/sign-in-address.ts'
import { walletPage } from '#adapters/wallet.ts'
import { SupportSheet } from '#ui/sheet/help/SupportSheet.tsx'
import { Chat } from './Chat.tsx'
import { installing } from './installing.ts'
import { session } from './session.ts'
import { support } from './support.ts'
import { updates } from './updates.ts'

/** Inside another app, that app has a chat and an account of its own. Document 1 sections 2 and 4. */
const isAlone = (): boolean => window.parent === window && openedVia() === 'pwa'

/** The wallet belongs to the settings. Document 1 section 2. */
const wallet = (): string | undefined =>
  location.pathname.startsWith('/settings') ? walletPage() : undefined

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
          isAlone()
            ? { unread: context.unread, isReady, onOpen: () => support.send({ type: 'chat.chosen' }) }
            : undefined
        }
        account={
          isAlone()
            ? {
                isSignedIn,
                name,
                onPress: () => session.send({ type: isSignedIn ? 'logout.chosen' : 'sign-in.chosen' }),
              }
            : undefined
        }
        wallet={wallet()}
        onUpdate={canUpdate ? () => updates.send({ type: 'update.opened' }) : undefined}
        onInstall={canInstall ? () => installing.send({ type: 'install.chosen' }) : undefined}
      />
      {isAlone() && value.chat !== 'absent' && <Chat shown={isShown} />}
    </>
  )
}
