/** Shown where a part of the app could not be fetched: nothing but the wait while the page is loaded anew, else what to do. */
import { useEffect, useState } from 'react'
import { Pending } from '../Pending.tsx'
import { PageLoadError } from './PageLoadError.tsx'
import { reloadForMissingChunk } from './missing-chunks.ts'

export function MissingChunk() {
  const [stays, setStays] = useState(false)
  useEffect(() => {
    let isGone = false
    void reloadForMissingChunk().then((loads) => {
      if (!loads && !isGone) setStays(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  return stays ? <PageLoadError /> : <Pending />
}
