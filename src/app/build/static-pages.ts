/**
 * Prerenders the first page, and the splash of every other address, with React at build time, in place of
 * `<!--page-->`. Design notes, "What the browser pays": a static shell reduced LCP from 1.85 s to 0.65 s. The
 * first page contains what is published on home, and lists the files that its first press needs.
 */
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite'
import type { HomeContent } from '#contract/operations/home-content.ts'
import {
  type Bundle,
  deprioritisePreloads,
  deprioritiseScripts,
  filesOf,
  inlineStyles,
  prefetchLinks,
  stylesOf,
  withContent,
  withHashedNames,
} from './page-html.ts'

export type StaticPagesOptions = {
  version: string
  /** Module that exports `renderPage(name, version, content)`, where `name` is 'index' or 'app'. */
  prerender: string
  /** The published content of home in Persian. */
  content: HomeContent
  /** Part of the name of the font file to preload. */
  font: string
  /** Part of the path of the first page's module, whose styles are inlined. */
  firstPage: string
  /** Parts of the paths of the modules that follow the first page. */
  next: readonly string[]
}

type Renderer = (name: string, version: string, content: HomeContent) => Promise<string>

const isRenderer = (value: unknown): value is Renderer => typeof value === 'function'

async function rendererOf(server: ViteDevServer, path: string): Promise<Renderer> {
  const { renderPage } = await server.ssrLoadModule(path)
  if (!isRenderer(renderPage)) throw new Error(`${path} exports no renderPage`)
  return renderPage
}

/**
 * Loads the prerender module with a Vite server that listens to nothing, and a cache separate from a
 * development server's.
 */
async function renderOnce(config: InlineConfig, options: StaticPagesOptions, name: string): Promise<string> {
  const server = await createServer({
    ...config,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const render = await rendererOf(server, options.prerender)
    return await render(name, options.version, options.content)
  } finally {
    await server.close()
  }
}

/** The first page of a build: complete without a second request, its scripts after everything visible. */
const firstPageOf = (page: string, bundle: Bundle, { firstPage, next }: StaticPagesOptions): string => {
  const styled = inlineStyles(withHashedNames(page, bundle), stylesOf(bundle, firstPage), bundle)
  return deprioritiseScripts(
    styled.replace('</body>', () => `${prefetchLinks(filesOf(bundle, next))}</body>`),
  )
}

/**
 * Prerenders both pages and preloads the font; in development it also serves the shell for every other
 * address.
 */
export function staticPages(options: StaticPagesOptions): Plugin {
  let configFile: string | undefined
  let cacheDir = ''
  return {
    name: 'separ-static-pages',
    configResolved(config) {
      configFile = config.configFile
      cacheDir = config.cacheDir
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/'
        const wantsPage = request.headers.accept?.includes('text/html') ?? false
        if (
          wantsPage &&
          path !== '/' &&
          !/\.\w+$/.test(path) &&
          !path.startsWith('/@') &&
          !path.startsWith('/api/')
        )
          request.url = '/app.html'
        next()
      })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, server, bundle }) {
        if (!html.includes('<!--page-->')) return html
        const name = filename.endsWith('app.html') ? 'app' : 'index'
        const drawn = server
          ? await (
              await rendererOf(server, options.prerender)
            )(name, options.version, options.content)
          : await renderOnce(
              { ...(configFile ? { configFile } : {}), mode: 'production', cacheDir: `${cacheDir}-pages` },
              options,
              name,
            )
        const font = Object.keys(bundle ?? {}).find((file) => file.includes(options.font))
        const preload = font
          ? [
              {
                tag: 'link',
                attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
                injectTo: 'head-prepend' as const,
              },
            ]
          : []
        const page = html.replace('<!--page-->', () => drawn)
        if (name === 'app') return { html: deprioritisePreloads(page), tags: preload }
        const complete = withContent(page, options.content)
        return { html: bundle ? firstPageOf(complete, bundle, options) : complete, tags: preload }
      },
    },
  }
}
