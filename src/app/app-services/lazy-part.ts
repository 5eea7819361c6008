/** Parts that are fetched when they are first wanted. Where one cannot be had, that is said, and it is asked for anew the next time: a page does not fall with it. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toasts } from './toasts.ts'

const notFetched = msg`این بخش نرسید؛ اینترنت را بررسی کنید و دوباره امتحان کنید.`

/** Takes how the part is fetched, whether it is wanted now, and what gives it up; gives the part once it is there and wanted. */
export const useLazyPart = (
  load: () => Promise<{ default: ComponentType }>,
  isWanted: boolean,
  giveUp: () => void,
): ComponentType | null => {
  const [part, setPart] = useState<ComponentType | null>(null)
  const isMissing = isWanted && part === null
  const fetch = useEffectEvent(() => {
    load().then(
      ({ default: Part }) => setPart(() => Part),
      () => {
        giveUp()
        toasts.send({
          type: 'toast.added',
          toast: { key: 'part', kind: 'error', text: i18n._(notFetched), appears: 'now' },
        })
      },
    )
  })
  useEffect(() => {
    if (isMissing) fetch()
  }, [isMissing])
  return isWanted ? part : null
}
