/**
 * Prerenders home, the first questions of journeys, and the splash of every other address, with React at
 * build time, in place of `<!--page-->`. Design notes, "What the browser pays": a static shell reduced LCP
 * from 1.85 s to 0.65 s. Home contains what is published on it, and lists the files that its first press
 * needs.
 */
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite'
import type { HomeContent } from '#contract/operations/home-content.ts'
import { type QuestionPageName, questionFile } from '#contract/values/page-files.ts'
import {
  assetOf,
  type Bundle,
  deprioritisePreloads,
  deprioritiseScripts,
  entryOf,
  filesOf,
  inlineStyles,
  listedFiles,
  sourcesOf,
  stylesOf,
  withContent,
  withHashedNames,
  withInlineDrawings,
  withOnlyScript,
} from './page-html.ts'
import { withUsedStyles } from './used-styles.ts'

export type StaticPagesOptions = {
  version: string
  /**
   * Module that exports `renderPage(name, version, content)`, where `name` is 'index', 'app', or the name of
   * a page with a first question.
   */
  prerender: string
  /** The published content of home in Persian. */
  content: HomeContent
  /** Part of the name of the font file to preload. */
  font: string
  /** Part of the path of the first page's module, whose styles are inlined. */
  firstPage: string
  /** Part of the path of its script. */
  firstPageScript: string
  /** Path of its drawings. */
  firstPageDrawings: string
  /** Parts of the paths of the modules that the app needs for a journey's first question. */
  next: (name: QuestionPageName) => readonly string[]
  /**
   * The pages with a first question, and part of the path of their screen's module, whose styles are inlined.
   */
  questions: readonly QuestionPageName[]
  questionScreen: string
  /** The one of them that home leads to first. */
  firstQuestion: QuestionPageName
  /** Part of the path of the script of every page but home, which starts the app. */
  script: string
  /** Parts of the paths of the modules that the app needs at any address but home's. */
  shell: readonly string[]
}

type Renderer = (name: string, version: string, content: HomeContent) => Promise<string>

const isRenderer = (value: unknown): value is Renderer => typeof value === 'function'

async function rendererOf(server: ViteDevServer, path: string): Promise<Renderer> {
  const { renderPage } = await server.ssrLoadModule(path)
  if (!isRenderer(renderPage)) throw new Error(`${path} exports no renderPage`)
  return renderPage
}

/** Renders pages with a Vite server that listens to nothing. */
type Prerendering = {
  readonly render: (name: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** Loads the prerender module. Its server's cache is separate from a development server's. */
async function openPrerendering(config: InlineConfig, options: StaticPagesOptions): Promise<Prerendering> {
  const server = await createServer({
    ...config,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  const render = await rendererOf(server, options.prerender)
  return {
    render: (name) => render(name, options.version, options.content),
    close: () => server.close(),
  }
}

const withListedFiles = (html: string, files: readonly string[]): string =>
  html.replace('</body>', () => `${listedFiles(files)}</body>`)

/** The first page of a build: complete without a second request, its scripts after everything visible. */
const firstPageOf = (page: string, bundle: Bundle, options: StaticPagesOptions): string => {
  const { firstPage, firstPageScript, firstPageDrawings, firstQuestion, questions, next } = options
  const inlined = inlineStyles(withHashedNames(page, bundle), stylesOf(bundle, firstPage), bundle)
  const styled = withUsedStyles(inlined, sourcesOf(bundle, firstPageScript))
  const files = [
    ...questions.map(questionFile),
    // The app's home has the drawings as a file.
    assetOf(bundle, firstPageDrawings).fileName,
    ...filesOf(bundle, next(firstQuestion)),
  ]
  const complete = withListedFiles(styled, files)
  return deprioritiseScripts(deprioritisePreloads(complete))
}

/** A page but home, complete without a second request. Its script starts the app with the listed ones. */
const completePage = (
  page: string,
  { styled, listed }: { readonly styled: string; readonly listed: readonly string[] },
  bundle: Bundle,
  { script }: StaticPagesOptions,
): string => {
  const scripted = withOnlyScript(withHashedNames(page, bundle), entryOf(bundle, script))
  const inlined = inlineStyles(scripted, stylesOf(bundle, styled), bundle)
  const used = withUsedStyles(inlined, sourcesOf(bundle, script))
  // The page has its styles.
  const scripts = filesOf(bundle, listed).filter((file) => file.endsWith('.js'))
  return deprioritiseScripts(deprioritisePreloads(withListedFiles(used, scripts)))
}

/**
 * Prerenders the pages and preloads the font; in development it also serves the shell for every address but
 * home, with its splash.
 */
export function staticPages(options: StaticPagesOptions): Plugin {
  let configFile: string | undefined
  let cacheDir = ''
  let prerendering: Promise<Prerendering> | null = null
  let splash = ''
  const prerender = async (name: string): Promise<string> => {
    prerendering ??= openPrerendering(
      { ...(configFile ? { configFile } : {}), mode: 'production', cacheDir: `${cacheDir}-pages` },
      options,
    )
    return (await prerendering).render(name)
  }
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
          : await prerender(name)
        if (name === 'app') splash = drawn
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
        const isBuiltHome = bundle !== undefined && name === 'index'
        const page = html.replace('<!--page-->', () =>
          isBuiltHome ? withInlineDrawings(drawn, options.firstPageDrawings, bundle) : drawn,
        )
        if (name === 'app') return { html: page, tags: preload }
        const complete = withContent(page, options.content)
        return { html: bundle ? firstPageOf(complete, bundle, options) : complete, tags: preload }
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['app.html']
        if (page?.type !== 'asset') throw new Error('The build has no app.html')
        const shell = String(page.source)
        for (const name of options.questions) {
          const question = await prerender(name)
          const source = completePage(
            shell.replace(splash, () => question),
            { styled: options.questionScreen, listed: options.next(name) },
            bundle,
            options,
          )
          this.emitFile({ type: 'asset', fileName: questionFile(name), source })
        }
        page.source = completePage(
          shell,
          { styled: '/src/app/start-app.ts', listed: options.shell },
          bundle,
          options,
        )
        await (await prerendering)?.close()
      },
    },
  }
}
