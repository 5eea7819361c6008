/**
 * One tab leads a journey: it alone runs it and writes what the browser stores. Another tab that opens the
 * same journey takes the lead; the first one stores what was typed, says that the journey is open elsewhere,
 * and can take it back. It does so by itself when the other tab is closed. Decision 033.
 */

/** A tab that does not answer, because the browser has frozen it, loses the lead after this time. */
const HAND_OVER_MS = 1_500

/**
 * Stops writing, because another tab takes the lead. `isAsked`: that tab waits until this one has stored the
 * journey; otherwise it has not waited, and a late write would replace what it stores.
 */
type HandOver = (isAsked: boolean) => Promise<void>

type Lead = { readonly name: string; readonly release: () => void }

let lead: Lead | null = null
let isElsewhere = false
const listeners = new Set<() => void>()

/** Whether another tab leads the journey that this tab shows. */
export const isOpenElsewhere = (): boolean => isElsewhere

export const subscribeToLead = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const setElsewhere = (value: boolean): void => {
  isElsewhere = value
  for (const listener of listeners) listener()
}

/** Continues here: the journey is opened again, from what the other tab has stored. */
export const takeBack = (): void => location.reload()

type Held = { readonly release: () => void; readonly ended: Promise<void> }

/** Resolves when the lock is held. `ended` settles when it is released, or was taken away. */
const hold = (locks: LockManager, name: string, options: LockOptions): Promise<Held> =>
  new Promise((resolve, reject) => {
    let release = () => {}
    const ended = locks.request(name, options, () => {
      const held = new Promise<void>((done) => {
        release = done
      })
      resolve({ release, ended: Promise.resolve(ended).then(() => undefined) })
      return held
    })
    ended.catch(reject)
  })

const holdOrSteal = (locks: LockManager, name: string): Promise<Held> =>
  hold(locks, name, { signal: AbortSignal.timeout(HAND_OVER_MS) }).catch(() =>
    hold(locks, name, { steal: true }),
  )

/** Ends the lead of this tab: the journey was left. */
export const releaseLead = (): void => {
  lead?.release()
  lead = null
  if (isElsewhere) setElsewhere(false)
}

/** Takes a journey's lock from the tab that holds it, and watches for a tab that takes it in turn. */
const compete = async (
  locks: LockManager,
  { name, left, handOver }: { name: string; left: AbortSignal; handOver: HandOver },
): Promise<void> => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(name)
  const { release, ended } = await holdOrSteal(locks, name)
  let isOver = false
  const end = (): void => {
    isOver = true
    channel.close()
    release()
  }
  const lose = async (isAsked: boolean): Promise<void> => {
    if (isOver) return
    isOver = true
    setElsewhere(true)
    await handOver(isAsked)
    end()
    await hold(locks, name, { signal: left })
    takeBack()
  }
  if (left.aborted) return end()
  left.addEventListener('abort', end)
  channel.addEventListener('message', () => void lose(true).catch(() => undefined))
  ended.catch(() => lose(false).catch(() => undefined))
}

/** Takes the lead of a journey. Browsers without locks (on plain http) have no such rule. */
export const takeLead = async (name: string, handOver: HandOver): Promise<void> => {
  const { locks }: { locks?: LockManager } = navigator
  if (locks === undefined || lead?.name === name) return
  releaseLead()
  const left = new AbortController()
  lead = { name, release: () => left.abort() }
  await compete(locks, { name, left: left.signal, handOver })
}
