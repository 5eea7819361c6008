/**
 * The first page is HTML before any script runs, so is the splash of every other address: both are drawn by React at build time
 * and put where `<!--page-->` stands. Design notes, "What the browser pays": a static shell took LCP from 1.85 s to 0.65 s.
 */
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite'
import { deprioritiseScripts, stylesOf, inlineStyles } from './page-html.ts'

export type StaticPagesOptions = {
  version: string
  /** Module that exports `renderPage(name, version)`: 'index' or 'app' in, HTML out. */
  prerender: string
  /** Part of the name of the font file to be preloaded. */
  font: string
  /** Part of the path of the module that the first page shows: its styles are written into the HTML. */
  firstPage: string
}

type Renderer = (name: string, version: string) => Promise<string>

const isRenderer = (value: unknown): value is Renderer => typeof value === 'function'

async function rendererOf(server: ViteDevServer, path: string): Promise<Renderer> {
  const { renderPage } = await server.ssrLoadModule(path)
  if (!isRenderer(renderPage)) throw new Error(`${path} exports no renderPage`)
  return renderPage
}

/** Vite's own server, unseen, only to load the module that draws. Its cache is its own: a development server may be running. */
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
    return await render(name, options.version)
  } finally {
    await server.close()
  }
}

/** Gives a Vite plugin that draws both pages, preloads the font, and in development serves the shell for every other address. */
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
            )(name, options.version)
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
        return {
          html:
            bundle && name === 'index'
              ? deprioritiseScripts(inlineStyles(page, stylesOf(bundle, options.firstPage), bundle))
              : page,
          tags: preload,
        }
      },
    },
  }
}
