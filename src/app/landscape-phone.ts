/** A phone in landscape: wide, low, and touched. Decisions, section 1 "Rotate-your-phone page". */
const QUERY = '(orientation: landscape) and (max-height: 430px) and (pointer: coarse)'

/** The media query; undefined where the browser has none. */
export const landscapePhone = (): MediaQueryList | undefined => window.matchMedia?.(QUERY)
