/**
 * Position of a popover on wide screens: below its field, or above it where there is more room. The style
 * sheet reads the numbers as custom properties. Design language, "Breakpoints".
 */
export type PopoverSize = {
  /** Width in px; without it, that of the field. */
  width?: number | undefined
  /** The most that it is high, in px. */
  height: number
}

const GAP = 6
const EDGE = 8
const NARROWEST = 320
/** Below this height the popover opens upwards, if there is more room. */
const ENOUGH = 420

/** Measures the field once, when the popover opens; the page behind it does not scroll. */
export const popoverUnder = (
  anchor: HTMLElement | null | undefined,
  { width, height }: PopoverSize,
): Record<string, string> => {
  if (!anchor) return {}
  const box = anchor.getBoundingClientRect()
  const own = width ?? Math.max(box.width, NARROWEST)
  const start = getComputedStyle(anchor).direction === 'rtl' ? box.right - own : box.left
  const below = window.innerHeight - box.bottom
  const upward = below < ENOUGH && box.top > below
  return {
    '--popover-inline': `${Math.max(EDGE, Math.min(start, window.innerWidth - own - EDGE))}px`,
    '--popover-width': `${own}px`,
    '--popover-top': upward ? 'auto' : `${box.bottom + GAP}px`,
    '--popover-bottom': upward ? `${window.innerHeight - box.top + GAP}px` : 'auto',
    '--popover-height': `${Math.min(height, (upward ? box.top : below) - GAP - 2 * EDGE)}px`,
  }
}
