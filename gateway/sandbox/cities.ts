import type { Province } from '#contract/operations/addresses.ts'

export const provinces: readonly Province[] = []
