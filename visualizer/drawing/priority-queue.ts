/** A binary heap of numbers, each with an estimate; the cheapest comes first. */

export type PriorityQueue = {
  readonly push: (value: number, estimate: number) => void
  /** Removes and returns the value with the lowest estimate; undefined if none is left. */
  readonly pop: () => number | undefined
}

/** Two arrays instead of objects, because routing the lines of the charts takes seconds (decision 026). */
export const priorityQueue = (): PriorityQueue => {
  const values: number[] = []
  const estimates: number[] = []
  const estimateAt = (index: number): number => estimates[index] ?? Number.POSITIVE_INFINITY
  const move = (from: number, to: number): void => {
    values[to] = values[from] ?? 0
    estimates[to] = estimateAt(from)
  }
  return {
    push: (value, estimate) => {
      let index = values.length
      values.push(value)
      estimates.push(estimate)
      for (
        let parent = (index - 1) >> 1;
        index > 0 && estimate < estimateAt(parent);
        parent = (index - 1) >> 1
      ) {
        move(parent, index)
        index = parent
      }
      values[index] = value
      estimates[index] = estimate
    },
    pop: () => {
      const [least] = values
      const value = values.pop()
      const estimate = estimates.pop()
      if (value === undefined || estimate === undefined || values.length === 0) return least
      let index = 0
      for (;;) {
        const [left, right] = [2 * index + 1, 2 * index + 2]
        const child = estimateAt(left) <= estimateAt(right) ? left : right
        if (estimateAt(child) >= estimate) break
        move(child, index)
        index = child
      }
      values[index] = value
      estimates[index] = estimate
      return least
    },
  }
}
