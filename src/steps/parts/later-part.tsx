/**
 * A part of a screen that is drawn when it is opened: fetched once its screen is there and nothing else is to do, so that whoever
 * opens it does not wait. What is there already is drawn at once: a React `lazy` waits on its first draw even for what was fetched.
 */
import { type ComponentType, lazy, type ReactNode, useState } from 'react'

export type LaterPart<Props extends object> = {
  /** Fetches it; whoever opens it asks again where this failed. */
  readonly fetch: () => Promise<unknown>
  /** The part; it suspends while it is on its way. */
  readonly Part: (props: Props) => ReactNode
}

/** Takes what imports a part; gives the part. */
export const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LaterPart<Props> => {
  let here: ComponentType<Props> | null = null
  const fetch = async () => {
    here = await load()
    return { default: here }
  }
  const Fetched: ComponentType<Props> = lazy(fetch)
  return {
    fetch,
    Part: function Part(props) {
      const [Drawn] = useState<ComponentType<Props>>(() => here ?? Fetched)
      return <Drawn {...props} />
    },
  }
}
