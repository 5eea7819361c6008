/**
 * The device of a session, as its owner recognises it: the browser and the system that a request names. Only
 * these two are kept, never the whole header.
 */
import type { Device } from '#contract/operations/account.ts'

/** The first match counts: most browsers also name those that they are compatible with. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const satisfies readonly (readonly [NonNullable<Device['browser']>, RegExp])[]

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const satisfies readonly (readonly [NonNullable<Device['system']>, RegExp])[]

/** Returns the device of a request by its header `user-agent`; null for a part that is not recognised. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null,
  system: systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null,
})
