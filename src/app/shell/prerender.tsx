/** Draws the first page and the splash to HTML at build time. Never part of what the browser loads. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Home } from '../../areas/home/Home.tsx'
import { messages } from '../../locales/fa/messages.po'
import { Splash } from './Splash.tsx'

/** Takes 'index' or 'app' and the app's version; gives the HTML that stands there until the app has started. */
export async function renderPage(name: string, version: string): Promise<string> {
  i18n.loadAndActivate({ locale: 'fa', messages })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>{name === 'app' ? <Splash version={version} /> : <Home />}</I18nProvider>,
  )
}
