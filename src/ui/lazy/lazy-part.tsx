/**
 * A part of a screen in a chunk of its own, preloaded while the browser is idle.
 * Once loaded it renders at once: React's `lazy` suspends on its first render even when the chunk is there.
 */
import { type ComponentType, lazy, type ReactNode, useState } from 'react'

export type LazyPart<Props extends object> = {
  /** Loads the part. After a failure, rendering it tries again. */
  readonly preload: () => Promise<unknown>
  /** The part, which suspends until it is loaded. */
  readonly Component: (props: Props) => ReactNode
}

export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Lazy: ComponentType<Props> = lazy(preload)
  return {
    preload,
    Component: function Part(props) {
      const [Rendered] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
      return <Rendered {...props} />
    },
  }
}
