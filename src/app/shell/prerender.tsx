/**
 * Prerenders the first page and the splash to HTML at build time; the browser never loads this module. The
 * splash is seen while the app starts: mark, name, version. Specification: document 1 section 2, "Splash".
 */
import { i18n, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createActor } from 'xstate'
import { toPersianDigits } from '#contract/digits.ts'
import type { HomeContent } from '#contract/operations/home-content.ts'
import { home } from '#machines/areas/home.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { emptyPlate } from '#ui/plate/plate-draft.ts'
import { EmptyPlaces, PlaceTemplates } from '../../areas/home/cards/PlaceTemplates.tsx'
import { ContentTemplates } from '../../areas/home/content/ContentTemplates.tsx'
import { Home } from '../../areas/home/Home.tsx'
import { messages as englishMessages } from '../../locales/en/messages.po'
import { messages } from '../../locales/fa/messages.po'
import { messages as homeMessages } from '../../locales/fa/pages/home.po'

// Inline styles: no chunk of the app would bring a style sheet for the splash.
const page: CSSProperties = {
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  background: 'var(--surface)',
}
const brand: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'center' }
const nameStyle: CSSProperties = {
  marginBlockStart: 8,
  fontSize: '1.75rem',
  lineHeight: 1.6,
  fontWeight: 850,
}
const versionStyle: CSSProperties = {
  fontSize: '0.75rem',
  lineHeight: 1.6667,
  color: 'var(--ink3)',
  fontVariantNumeric: 'tabular-nums',
}

const retryStyle: CSSProperties = {
  marginBlockStart: 24,
  padding: '12px 24px',
  textAlign: 'center',
  fontSize: '0.9375rem',
  color: 'var(--primary)',
  visibility: 'hidden',
  animation: 'splash-retry 0s var(--splash-patience, 8s) forwards',
}
const SAME_ADDRESS = ''
const retry = msg`برنامه نرسید؛ دوباره امتحان کنید`
/** The user's language is not known before the scripts are there. */
const english = setupI18n({ locale: 'en', messages: { en: englishMessages } })

/**
 * The way out where the app's scripts or messages do not arrive. It needs neither: the link loads the page
 * again.
 */
const Retry = () => (
  <>
    <style>{'@keyframes splash-retry { to { visibility: visible } }'}</style>
    <a href={SAME_ADDRESS} style={retryStyle}>
      {i18n._(retry)}
      <br />
      <span lang="en" dir="ltr">
        {english._(retry)}
      </span>
    </a>
  </>
)

function Splash({ version }: { version: string }) {
  const shown = toPersianDigits(version)
  return (
    <div style={page}>
      <div style={brand} role="status">
        <BrandMark size={72} />
        <span style={nameStyle}>
          <Trans>سپر</Trans>
        </span>
        <span style={versionStyle}>
          <Trans>
            نسخهٔ <bdi dir="ltr">{shown}</bdi>
          </Trans>
        </span>
      </div>
      <Retry />
    </div>
  )
}

/** Home of a guest. Its links navigate, and its script finds blank sections beside it. */
function FirstPage({ content }: { content: HomeContent }) {
  const actor = createActor(home, {
    input: {
      signedIn: false,
      isOffline: false,
      content,
      isContentCurrent: true,
      plate: emptyPlate,
      places: null,
    },
  }).start()
  return (
    <>
      <Home actor={actor} onFollow={undefined} cards={<EmptyPlaces />} />
      <ContentTemplates />
      <PlaceTemplates />
    </>
  )
}

/**
 * @param name 'index' for the first page, 'app' for the splash
 * @param version of the app, shown on the splash
 * @param content what is published on home, in Persian
 */
export async function renderPage(name: string, version: string, content: HomeContent): Promise<string> {
  i18n.loadAndActivate({ locale: 'fa', messages: { ...messages, ...homeMessages } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      {name === 'app' ? <Splash version={version} /> : <FirstPage content={content} />}
    </I18nProvider>,
  )
}
