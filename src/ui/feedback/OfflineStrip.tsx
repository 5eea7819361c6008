/**
 * A strip at the lower edge, above the bumper, while the network or the gateway is unreachable. It comes and
 * goes without moving anything that is about to be pressed; what it covers can be scrolled out. A call that
 * fails meanwhile says itself that the input is preserved. Design language, "Words".
 */
import { Trans } from '@lingui/react/macro'
import { CloudOff, WifiOff } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLowerBar } from '../layout/lower-bar.ts'
import styles from './OfflineStrip.module.css'

export type OfflineStripProps = {
  /** offline: the device reports no network. unreachable: the last call got no answer. */
  reach: 'online' | 'offline' | 'unreachable'
}

/** The live region is rendered from the start, so that later content is announced. */
export const OfflineStrip = ({ reach }: OfflineStripProps) => (
  <div role="status" className={styles.place}>
    {reach === 'offline' && (
      <Strip>
        <WifiOff size={16} aria-hidden="true" />
        <span>
          <Trans>آفلاین هستید؛ برای گرفتن قیمت و ثبت، اینترنت لازم است.</Trans>
        </span>
      </Strip>
    )}
    {reach === 'unreachable' && (
      <Strip>
        <CloudOff size={16} aria-hidden="true" />
        <span>
          <Trans>به سرور وصل نشدیم؛ اینترنت را بررسی کنید.</Trans>
        </span>
      </Strip>
    )}
  </div>
)

/** How far the strip reaches below its line, as in the style sheet, in px. */
const BELOW = 40

/** Lies on the bumper, and leaves its own height at the end of the content (`--offline-strip`). */
function Strip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null)
  const bar = useLowerBar()
  useLayoutEffect(() => {
    const element = strip.current
    if (element === null) return
    const { style } = document.documentElement
    const place = () => {
      style.setProperty('--offline-strip', `${element.offsetHeight - BELOW}px`)
      if (bar) style.setProperty('--bumper', `${bar.offsetHeight}px`)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(element)
    if (bar) observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--offline-strip')
      style.removeProperty('--bumper')
    }
  }, [bar])
  return (
    <div ref={strip} className={styles.strip}>
      {children}
    </div>
  )
}
