/**
 * Events that jsdom cannot cause as a browser does: files, time, another tab's session, another language,
 * sharing.
 */
const BROWSER_ONLY = /^(?:upload\.|session\.changed$|labels\.relocalised$|share\.|xstate\.(?:route|after)\b)/

/** The wait until the gateway gives a slot back makes no request, lasts half an hour, and cannot fail. */
export const endsWaitForSlot = (eventType: string): boolean =>
  /^xstate\.(?:done|error)\.actor\.waitForSlot$/.test(eventType)

/** Tells whether an event needs a browser; the replay in jsdom sends it to the chart. */
export const isBrowserOnly = (eventType: string): boolean => BROWSER_ONLY.test(eventType)
