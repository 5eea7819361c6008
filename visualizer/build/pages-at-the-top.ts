/** Moves the built pages to the top of the output directory; their sources are in several directories. */
import type { Plugin } from 'vite'

/** The Vite plugin that writes every page beside the assets. */
export const pagesAtTheTop = (): Plugin => ({
  name: 'separ-pages-at-the-top',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !name.endsWith('.html')) continue
        Reflect.deleteProperty(bundle, name)
        this.emitFile({ type: 'asset', fileName: name.replace(/^.*\//, ''), source: file.source })
      }
    },
  },
})
