/** Whether a picture is on its way: leaving the step would stop it. Specification: document 2 section 4 "Upload boxes". */
import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useJourney } from '../../journey.ts'
import { boxesIn } from './file-box.ts'

/** Whether any box of this step is sending a file. */
export const useSending = (): boolean => {
  const children = useSelector(useJourney(), (snapshot) => snapshot.children)
  const boxes = useMemo(() => boxesIn(children), [children])
  const subscribe = useMemo(
    () => (tell: () => void) => {
      const listening = boxes.map((box) => box.subscribe(tell))
      return () => {
        for (const each of listening) each.unsubscribe()
      }
    },
    [boxes],
  )
  return useSyncExternalStore(subscribe, () => boxes.some((box) => box.getSnapshot().matches('loading')))
}
