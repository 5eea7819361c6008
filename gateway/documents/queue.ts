/** A queue that runs one task at a time, in the order of their arrival. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>

export const makeQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const done = last.then(task)
    last = done.catch(() => undefined)
    return done
  }
}
