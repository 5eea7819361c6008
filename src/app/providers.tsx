/** What stands around every page: words, what catches a crash, toasts. The server cache comes with the journeys that need it. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { LanguageSwitch } from '#ui/sheet/language-switch.ts'
import { CrashBoundary } from './crash/CrashBoundary.tsx'
import { changeLanguage } from './language.ts'
import { PageLanguage } from './PageLanguage.tsx'
import { Toasts } from './Toasts.tsx'

export const Providers = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <PageLanguage />
      <LanguageSwitch value={changeLanguage}>
        <CrashBoundary>
          {children}
          <Toasts />
        </CrashBoundary>
      </LanguageSwitch>
    </I18nProvider>
  </StrictMode>
)
