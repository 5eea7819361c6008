/** Start order: words, then the page. */
import '#ui/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Shell } from './app/shell/Shell.tsx'
import { Home } from './areas/home/Home.tsx'

const { messages } = await import('./locales/fa/messages.po')
i18n.loadAndActivate({ locale: 'fa', messages })

const root = document.getElementById('root')
if (root) {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <Shell>{({ openSupport }) => <Home onSupport={openSupport} />}</Shell>
        </I18nProvider>
      </StrictMode>,
    ),
  )
}
