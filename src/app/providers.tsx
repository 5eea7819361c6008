/** What stands around every page: words, what catches a crash, and what the app's own charts show once they are there. The server cache comes with the journeys that need it. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { LanguageSwitch } from '#ui/sheet/language-switch.ts'
import { CrashBoundary } from './crash/CrashBoundary.tsx'
import { changeLocale } from './change-locale.ts'
import { openSupport, loadedAppServices, subscribeToAppServices } from './app-services.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PageLocale } from './PageLocale.tsx'

function Life() {
  const life = useSyncExternalStore(subscribeToAppServices, loadedAppServices)
  return life && <life.LifeView />
}

export const Providers = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <PageLocale />
      <OfflineBanner />
      <LanguageSwitch value={changeLocale}>
        <CrashBoundary>
          <AskSupport value={openSupport}>{children}</AskSupport>
          <Life />
        </CrashBoundary>
      </LanguageSwitch>
    </I18nProvider>
  </StrictMode>
)
