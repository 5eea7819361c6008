/** People nobody has met: any valid cell number may sign in to the sandbox, so each test takes one that is new. */

/** Eleven digits, as the contract's cell number wants them. */
export type Customer = { readonly cellNumber: string }

/** Takes the number of the worker, which has a gateway of its own; gives a maker of customers that never repeats itself. */
export function customerFactory(worker: number): () => Customer {
  let met = 0
  return () => {
    met += 1
    return { cellNumber: `0912${String((worker % 1000) * 10_000 + met).padStart(7, '0')}` }
  }
}
