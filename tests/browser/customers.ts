/** New customers: any valid mobile number may sign in to the sandbox. */

/** `cellNumber` has eleven digits. */
export type Customer = { readonly cellNumber: string }

/** Returns a function that creates customers, unique within a worker and its gateway. */
export function customerFactory(worker: number): () => Customer {
  let met = 0
  return () => {
    met += 1
    return { cellNumber: `0912${String((worker % 1000) * 10_000 + met).padStart(7, '0')}` }
  }
}
