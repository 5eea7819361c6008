import type { DeliveryMode } from '#contract/operations/orders.ts'

export type Insurer = { code: string; name: string; title: string; branches: number; deliveryMode: DeliveryMode }

export const insurers: readonly Insurer[] = [{ code: 'damavand', name: 'دماوند', title: 'بیمهٔ دماوند', branches: 214, deliveryMode: 'optional' }]

const persian = new Intl.Collator('fa')
/** Every insurer, in Persian order. */
export const insurersByName: readonly Insurer[] = insurers.toSorted((a, b) => persian.compare(a.title, b.title))

/** Takes a code; gives the insurer, or undefined. */
export const insurerOf = (code: string): Insurer | undefined => insurers.find((insurer) => insurer.code === code)
