/**
 * A value for `setup({ types })`: XState reads its type only. The overload avoids a cast.
 */
export function typeOf<T>(): T
export function typeOf(): unknown {
  return undefined
}
