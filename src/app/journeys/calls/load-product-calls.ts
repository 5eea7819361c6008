/** Loads the calls of a product with its journey. */
import type { Product } from '#machines/journey/quote.ts'
import type { ProductCalls } from './product-calls.ts'

export const loadProductCalls = async (product: Product): Promise<ProductCalls> =>
  product === 'carbody'
    ? (await import('./car-body.ts')).carBodyCalls
    : (await import('./liability.ts')).liabilityCalls(product)
