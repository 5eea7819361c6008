/** What stands around every area: the support sheet, which is loaded when it is first asked for. */
import { lazy, type ReactNode, Suspense, useState } from 'react'

const SupportSheet = lazy(() => import('#ui/sheet/SupportSheet.tsx').then((module) => ({ default: module.SupportSheet })))

export type ShellControls = { openSupport: () => void }

export function Shell({ children }: { children: (controls: ShellControls) => ReactNode }) {
  const [support, setSupport] = useState<'unasked' | 'open' | 'closed'>('unasked')
  return (
    <>
      {children({ openSupport: () => setSupport('open') })}
      {support !== 'unasked' && (
        <Suspense fallback={null}>
          <SupportSheet open={support === 'open'} onClose={() => setSupport('closed')} />
        </Suspense>
      )}
    </>
  )
}
