/**
 * The splash, which is seen while the app starts: mark, name, version, and a way out where the app does not
 * arrive. Only prerendered. Specification: document 1 section 2, "Splash".
 */
import { i18n, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { toPersianDigits } from '#contract/digits.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { messages as englishMessages } from '../../locales/en/messages.po'

// Inline styles: no chunk of the app would bring a style sheet for the splash.
const page: CSSProperties = {
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  background: 'var(--surface)',
}
/** Behind a prerendered question until the app has not arrived for long, or the question cannot be read. */
const overlay: CSSProperties = {
  ...page,
  position: 'fixed',
  inset: 0,
  zIndex: 'var(--z-toast)',
  visibility: 'hidden',
  animation: 'splash 0s var(--splash-delay, var(--splash-patience, 8s)) forwards',
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
  animation: 'splash 0s var(--splash-patience, 8s) forwards',
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
    <style>{'@keyframes splash { to { visibility: visible } }'}</style>
    <a href={SAME_ADDRESS} style={retryStyle}>
      {i18n._(retry)}
      <br />
      <span lang="en" dir="ltr">
        {english._(retry)}
      </span>
    </a>
  </>
)

/** @param isBehind whether a question is shown in its place at first */
export function Splash({ version, isBehind = false }: { version: string; isBehind?: boolean }) {
  const shown = toPersianDigits(version)
  return (
    <div style={isBehind ? overlay : page}>
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
