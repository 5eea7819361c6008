/** Tools above the chart: search, following, link, export, differences. */
import { Check, Link, LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { useChart } from '../chart/context.ts'
import { setFollowing, useFollowing } from '../following.ts'
import { useText } from '../language.ts'
import { CompareButton } from '../differences/Differences.tsx'
import { Export } from '../export/Export.tsx'
import { ToolButton } from '../parts/ToolButton.tsx'
import { Search } from '../search/Search.tsx'
import styles from './Toolbar.module.css'

const SHOWN_MS = 2_000

function CopyLink() {
  const say = useText()
  const [isCopied, setCopied] = useState(false)
  // An insecure page may not write to the clipboard; the address bar has the link.
  if (!globalThis.isSecureContext) return null
  const copy = async () => {
    await navigator.clipboard.writeText(globalThis.location.href)
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  return (
    <>
      <ToolButton onClick={() => void copy()}>
        {isCopied ? <Check size={16} aria-hidden="true" /> : <Link size={16} aria-hidden="true" />}
        {say({ fa: 'پیوند', en: 'Link' })}
      </ToolButton>
      <span role="status" className="visually-hidden">
        {isCopied && say({ fa: 'پیوند رونوشت شد', en: 'Link copied' })}
      </span>
    </>
  )
}

/** Whether the current step opens by itself. A chart without steps is always shown whole. */
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
