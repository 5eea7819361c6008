/**
 * Providers around every page: messages, error boundary, offline banner, and the overlays of the app
 * services once they are loaded. The query cache comes with the journeys that need it.
 */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react'
import { reachability, subscribe } from '#adapters/network.ts'
import { OfflineStrip } from '#ui/feedback/OfflineStrip.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { LanguageSwitch } from '#ui/sheet/language-switch.ts'
import { loadedAppServices, openSupport, subscribeToAppServices } from './app-services.ts'
import { CrashBoundary } from './crash/CrashBoundary.tsx'
import { changeLocale, PageLocale } from './PageLocale.tsx'

const OfflineBanner = () => <OfflineStrip reach={useSyncExternalStore(subscribe, reachability)} />

function Overlays() {
  const services = useSyncExternalStore(subscribeToAppServices, loadedAppServices)
  return services && <services.AppOverlays />
}

const discardJourneys = (): void =>
  void import('./journeys/journey-registry.ts')
    .then((registry) => registry.discardJourneys())
    .catch(() => undefined)

export const Providers = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <PageLocale />
      <OfflineBanner />
      <LanguageSwitch value={changeLocale}>
        <CrashBoundary discardJourneys={discardJourneys}>
          <AskSupport value={openSupport}>{children}</AskSupport>
          <Overlays />
        </CrashBoundary>
      </LanguageSwitch>
    </I18nProvider>
  </StrictMode>
)
