/** Tools above the chart: search, following, link, export, differences. */
import { Check, Link, LocateFixed } from 'lucide-react'
import { useEffect, useState } from 'react'
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { useChart } from '../chart/context.ts'
import { setFollowing, useFollowing } from '../following.ts'
import { useText } from '../language.ts'
import { CompareButton } from '../differences/Differences.tsx'
import { Export } from '../export/Export.tsx'
import { ToolButton } from '../parts/ToolButton.tsx'
import { Search } from '../search/Search.tsx'
import styles from './Toolbar.module.css'

/** Long enough to be read, and to be noticed on a machine that is busy drawing a chart. */
const SHOWN_MS = 6_000

function CopyLink() {
  const say = useText()
  const [result, setResult] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (!result) return undefined
    const timer = setTimeout(() => setResult(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  // An insecure page may not write to the clipboard; the address bar has the link.
  if (!globalThis.isSecureContext) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(globalThis.location.href)
      setResult('copied')
    } catch {
      setResult('refused')
    }
  }
  return (
    <>
      <ToolButton onClick={() => void copy()}>
        {result === 'copied' ? <Check size={16} aria-hidden="true" /> : <Link size={16} aria-hidden="true" />}
        {say({ fa: 'پیوند', en: 'Link' })}
      </ToolButton>
      <span role="status" className={result === 'refused' ? styles.note : 'visually-hidden'}>
        {result === 'copied' && say({ fa: 'پیوند رونوشت شد', en: 'Link copied' })}
        {result === 'refused' &&
          say({
            fa: 'رونوشت نشد؛ پیوند در نوار نشانی است',
            en: 'Not copied; the link is in the address bar',
          })}
      </span>
    </>
  )
}

/** Whether the current step opens automatically. A chart without steps is always shown whole. */
function Follow() {
  const say = useText()
  const { chart } = useChart()
  const isFollowing = useFollowing()
  if (stepsOf(chart).length === 0) return null
  return (
    <ToolButton
      aria-pressed={isFollowing}
      title={say({ fa: 'گام کنونی خودش باز می‌شود', en: 'The current step opens by itself' })}
      onClick={() => setFollowing(!isFollowing)}
    >
      <LocateFixed size={16} aria-hidden="true" />
      {say({ fa: 'دنبال‌کردن', en: 'Follow' })}
    </ToolButton>
  )
}

export function Toolbar() {
  return (
    <div className={styles.bar}>
      <Search />
      <Follow />
      <CopyLink />
      <Export />
      <CompareButton />
    </div>
  )
}
