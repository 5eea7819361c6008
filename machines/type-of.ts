/**
 * What `setup({ types })` is told: types only, never looked at when the chart runs. An overload says it without a cast.
 * Takes nothing; gives nothing, as a value of the wanted type.
 */
export function typeOf<T>(): T
export function typeOf(): unknown {
  return undefined
}
