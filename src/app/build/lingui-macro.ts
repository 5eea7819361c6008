/**
 * Expands Lingui's macros with Babel, before TypeScript and JSX are compiled. Modules without a macro are
 * passed over by the bundler itself. The Babel plugins made for Rolldown and Rollup ask for Node 22 or for
 * Rollup's own types.
 */
import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** @param include matches the absolute paths of the sources that may contain macros. */
export const linguiMacro = (include: RegExp): Plugin => ({
  name: 'separ-lingui-macro',
  enforce: 'pre',
  transform: {
    filter: { id: { include, exclude: /node_modules/ }, code: /@lingui\/(?:core|react)\/macro/ },
    async handler(code, id) {
      const expanded = await transformAsync(code, {
        filename: id,
        plugins: ['@lingui/babel-plugin-lingui-macro'],
        parserOpts: { plugins: ['typescript', 'jsx'] },
        babelrc: false,
        configFile: false,
        sourceMaps: true,
      })
      return expanded?.code ? { code: expanded.code, map: expanded.map ?? null } : null
    },
  },
})
