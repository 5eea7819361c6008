/**
 * A part of a screen that is drawn when it is opened: fetched once its screen is there and nothing else is to do, so that whoever
 * opens it does not wait. What is there already is drawn at once: a React `lazy` waits on its first draw even for what was fetched.
 */
import { type ComponentType, lazy, type ReactNode, useState } from 'react'

export type LazyPart<Props extends object> = {
  /** Fetches it; whoever opens it asks again where this failed. */
  readonly preload: () => Promise<unknown>
  /** The part; it suspends while it is on its way. */
  readonly Component: (props: Props) => ReactNode
}

/** Takes what imports a part; gives the part. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => {
  let here: ComponentType<Props> | null = null
  const fetch = async () => {
    here = await load()
    return { default: here }
  }
  const Fetched: ComponentType<Props> = lazy(fetch)
  return {
    preload: fetch,
    Component: function Part(props) {
      const [Drawn] = useState<ComponentType<Props>>(() => here ?? Fetched)
      return <Drawn {...props} />
    },
  }
}
