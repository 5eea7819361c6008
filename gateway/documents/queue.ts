/** A queue that runs one task at a time, in the order of their arrival. */
export type Queue = {
  add<T>(task: () => Promise<T>): Promise<T>
  /** Returns the number of tasks that have not ended. */
  size(): number
}

export const makeQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve()
  let size = 0
  return {
    add: (task) => {
      size += 1
      const done = last.then(task).finally(() => {
        size -= 1
      })
      last = done.catch(() => undefined)
      return done
    },
    size: () => size,
  }
}
