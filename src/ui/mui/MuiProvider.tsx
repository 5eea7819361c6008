/**
 * Provider for MUI's widgets: a theme with our tokens, and Emotion with the RTL plugin that mirrors MUI's
 * styles. Loaded with the lazy chunk of a widget only, never with the first page. Decision 001.
 */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { type ReactNode, useMemo } from 'react'
import { prefixer } from 'stylis'
import { directionOf } from '../format/language.ts'

type Direction = ReturnType<typeof directionOf>

const cacheFor = (direction: Direction) =>
  direction === 'rtl'
    ? createCache({ key: 'mui-rtl', stylisPlugins: [prefixer, rtlPlugin] })
    : createCache({ key: 'mui' })

const themeFor = (direction: Direction) =>
  createTheme({
    direction,
    shape: { borderRadius: 14 },
    typography: { fontFamily: 'inherit' },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 160,
        short: 200,
        standard: 200,
        complex: 280,
        enteringScreen: 280,
        leavingScreen: 200,
      },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiSlider: {
        styleOverrides: {
          root: { display: 'block', width: '100%', height: 6, padding: '21px 0', color: 'var(--primary)' },
          rail: { backgroundColor: 'var(--line-strong)', opacity: 0.5 },
          track: { border: 0 },
          mark: { width: 2, height: 6, backgroundColor: 'var(--surface)', opacity: 1 },
          thumb: {
            width: 28,
            height: 28,
            backgroundColor: 'var(--surface)',
            border: '8px solid var(--primary)',
            boxShadow: 'none',
            '&::before': { boxShadow: 'none' },
            '&::after': { width: 48, height: 48 },
            '&:hover, &.Mui-focusVisible, &.Mui-active': { boxShadow: 'none' },
            '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
          },
        },
      },
    },
  })

/** Wraps one MUI widget, or a few. */
export function MuiProvider({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const direction = directionOf(i18n.locale)
  const { cache, theme } = useMemo(
    () => ({ cache: cacheFor(direction), theme: themeFor(direction) }),
    [direction],
  )
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
