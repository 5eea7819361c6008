/**
 * One tab leads a journey: only that tab runs it and writes its stored state. Another tab that opens the same
 * journey takes the lead; the first one stores its input, shows that the journey is open elsewhere, and can
 * take the lead back. It does so automatically when the other tab is closed. Decision 033.
 */

/** A tab that does not answer, because the browser has frozen it, loses the lead after this time. */
const HAND_OVER_MS = 1_500

/** Messages between tabs: one requests the lead, the leading one has stored the journey. */
const [ASKED, STORED] = ['asked', 'stored']

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

/** Continues in this tab: opens the journey again from the state that the other tab has stored. */
export const takeBack = (): void => location.reload()

/** `ended` is the reason why the lock was lost. */
type Held = { readonly release: () => void; readonly ended: Promise<'released' | 'stolen'> }

/** Resolves when the lock is held; null if another tab holds it and it was only asked for if free. */
const request = (locks: LockManager, name: string, options: LockOptions): Promise<Held | null> =>
  new Promise((resolve, reject) => {
    const locked = locks.request(name, options, (lock) => {
      if (lock === null) return resolve(null)
      return new Promise<void>((release) => {
        const ended = Promise.resolve().then(() =>
          locked.then(
            () => 'released' as const,
            () => 'stolen' as const,
          ),
        )
        resolve({ release, ended })
      })
    })
    locked.catch(reject)
  })

/** Asks the leading tab to store the journey. Resolves when it has, or when it does not answer. */
const askToStore = (channel: BroadcastChannel): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, HAND_OVER_MS)
    channel.addEventListener('message', ({ data }) => {
      if (data !== STORED) return
      clearTimeout(timer)
      resolve()
    })
    channel.postMessage(ASKED)
  })

/**
 * Takes a journey's lock. The leading tab keeps the lock until it is stolen. Otherwise its own request, which
 * waits for the other tab to be closed, would be served in between.
 */
const takeLock = async (
  locks: LockManager,
  name: string,
  channel: BroadcastChannel,
): Promise<Held | null> => {
  const free = await request(locks, name, { ifAvailable: true })
  if (free !== null) return free
  await askToStore(channel)
  return request(locks, name, { steal: true })
}

const passed = (ms: number): Promise<'nobody'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('nobody'), ms)
  })

/** Ends the lead of this tab: the journey was left. */
export const releaseLead = (): void => {
  lead?.release()
  lead = null
  if (isElsewhere) setElsewhere(false)
}

/** Takes the lead from the tab that has it, and hands it to a tab that requests it later. */
const compete = async (
  locks: LockManager,
  { name, left, handOver }: { name: string; left: AbortSignal; handOver: HandOver },
): Promise<void> => {
  const channel = new BroadcastChannel(name)
  const held = await takeLock(locks, name, channel)
  let isOver = held === null
  const end = (): void => {
    isOver = true
    channel.close()
    held?.release()
  }
  /** Resolves when the other tab is closed, or has left the journey. */
  const waitForReturn = async (): Promise<void> => {
    await request(locks, name, { signal: left })
    takeBack()
  }
  const lose = async (isAsked: boolean): Promise<void> => {
    if (isOver) return
    isOver = true
    setElsewhere(true)
    await handOver(isAsked)
    if (isAsked) {
      channel.postMessage(STORED)
      const by = await Promise.race([held?.ended, passed(HAND_OVER_MS)])
      // The tab that asked was closed before it took the lead.
      if (by === 'nobody') return takeBack()
    }
    channel.close()
    await waitForReturn()
  }
  if (left.aborted) return end()
  left.addEventListener('abort', end)
  channel.addEventListener('message', ({ data }) => {
    if (data === ASKED) void lose(true).catch(() => undefined)
  })
  void held?.ended.then((by) => (by === 'stolen' ? lose(false) : undefined)).catch(() => undefined)
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
