/**
 * The column with the catalogue's paths, their results in the last test run, and the player of the open one.
 */
import { useEffect, useMemo } from 'react'
import { setFollowing } from '../following.ts'
import { startWaitingFrame } from '../live/frame.ts'
import { changePage, pageState, usePage } from '../page-state.ts'
import { paths } from './catalogue.ts'
import { PathList } from './PathList.tsx'
import { Player } from './Player.tsx'
import { close, open, usePlaying } from './player.ts'
import { readResults, useResults } from './results.ts'

/** Opens the path of the URL at the URL's step, or where it failed. From the map the chart follows it. */
const useAddress = (): void => {
  const chart = usePage((page) => page.chart)
  const name = usePage((page) => page.path)
  const { marks, walks, isRead } = useResults()
  const found = [...(paths[chart] ?? []), ...walks].find((path) => path.name === name)
  useEffect(() => {
    if (!isRead) return
    const failedAt = marks.get(found?.name ?? '')?.failure?.step ?? 0
    const { at, step } = pageState()
    if (found === undefined) {
      close()
      startWaitingFrame()
    } else {
      void open(found, at || failedAt)
      // A link to a step shows that step.
      if (step === null) setFollowing(true)
    }
  }, [found, isRead, marks])
}

/** Writes the shown step to the URL. */
const useStep = (): void => {
  const at = usePlaying()?.at
  useEffect(() => {
    if (at !== undefined) changePage({ at })
  }, [at])
}

export default function PathsColumn() {
  useEffect(() => void readResults(), [])
  useAddress()
  useStep()
  const chart = usePage((page) => page.chart)
  const { walks } = useResults()
  const all = useMemo(() => [...(paths[chart] ?? []), ...walks], [chart, walks])
  return (
    <>
      <PathList paths={all} />
      <Player />
    </>
  )
}
