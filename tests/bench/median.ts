/** Median of repeated runs, for figures that differ from run to run. */

/** Returns the middle figure, of an even number the upper one; NaN of none. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
