/**
 * What is seen while the app starts: the mark, the name, the version. Specification: document 1 section 2, "Splash".
 * Drawn at build time only, so its few styles stand on its elements: no chunk of the app would bring a style sheet for it.
 */
import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { toPersianDigits } from '#contract/digits.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'

const page: CSSProperties = {
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  background: 'var(--surface)',
}
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

export function Splash({ version }: { version: string }) {
  const shown = toPersianDigits(version)
  return (
    <div style={page} role="status">
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
  )
}
