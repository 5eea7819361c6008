/** Pages lie in several folders of the sources; they are served from the top of one. */
import type { Plugin } from 'vite'

/** Gives the Vite plugin that writes every page beside the assets, whatever folder it came from. */
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
