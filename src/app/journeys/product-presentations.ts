/** Loads the presentation of every product with its catalogue. A new product needs its line here. */
import type { Product } from '#machines/journey/quote.ts'
import { loadedProducts, type ProductPresentation } from '../../steps/product.ts'
import { loadMessages, type PageCatalogue } from '../messages.ts'

type Source = readonly [
  catalogue: PageCatalogue,
  importPresentation: () => Promise<{ default: ProductPresentation }>,
]

const sources: Readonly<Record<Product, Source>> = {
  thirdparty: ['third-party', () => import('../../steps/third-party/presentation.tsx')],
  carbody: ['car-body', () => import('../../steps/car-body/presentation.tsx')],
  motorcycle: ['motorcycle', () => import('../../steps/motorcycle/presentation.tsx')],
}

const load = async (product: Product): Promise<ProductPresentation> => {
  const [catalogue, importPresentation] = sources[product]
  const [module] = await Promise.all([importPresentation(), loadMessages(catalogue)])
  loadedProducts.set(product, module.default)
  return module.default
}

const loads = new Map<Product, Promise<ProductPresentation>>()

/** Loads a presentation once; after a failed load the next caller tries again. */
export const loadPresentation = (product: Product): Promise<ProductPresentation> => {
  const loading = loads.get(product) ?? load(product)
  loads.set(product, loading)
  loading.catch(() => loads.delete(product))
  return loading
}
