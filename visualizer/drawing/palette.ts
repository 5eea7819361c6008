/** Colours of exported drawings: those of the light scheme in src/ui/tokens.css. A test compares them. */
export const palette = {
  canvas: '#f3f5f4',
  surface: '#ffffff',
  line: '#dbe3e0',
  lineStrong: '#788986',
  ink: '#0f211f',
  ink2: '#40514d',
  ink3: '#586864',
  primary: '#0b5d5b',
  primarySoft: '#dff0ec',
  onPrimarySoft: '#084846',
  neuLine: '#c5d0cc',
  warn: '#8a4700',
  warnBg: '#fff0dc',
  warnLine: '#edbe82',
} as const
