/**
 * HTML of a prerendered page: inlines its styles, which it needs to be seen, lowers the priority of its
 * scripts, and lists what follows it.
 */
import type { Rolldown } from 'vite'
import type { HomeContent } from '#contract/operations/home-content.ts'

export type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** The chunks with a module, and their static imports. @param modulePart part of the module's path */
const chunksWith = (bundle: Bundle, modulePart: string): Rolldown.OutputChunk[] => {
  const seen = new Set<string>()
  const found: Rolldown.OutputChunk[] = []
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    seen.add(file)
    chunk.imports.forEach(visit)
    found.push(chunk)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.includes(modulePart))) visit(chunk.fileName)
  return found
}

const sheetsOf = (chunks: readonly Rolldown.OutputChunk[]): string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
]

/** Sources of the chunks with a module, and of their static imports. */
export const sourcesOf = (bundle: Bundle, modulePart: string): string[] =>
  chunksWith(bundle, modulePart).map(({ code }) => code)

/** Style sheets of the chunks with a module, and of their static imports. */
export const stylesOf = (bundle: Bundle, modulePart: string): string[] =>
  sheetsOf(chunksWith(bundle, modulePart))

/** Scripts and style sheets of several modules, each once, in the order of the modules. */
export const filesOf = (bundle: Bundle, moduleParts: readonly string[]): string[] => {
  const chunks = moduleParts.flatMap((part) => {
    const found = chunksWith(bundle, part)
    if (found.length === 0) throw new Error(`No chunk of the build contains ${part}`)
    return found
  })
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...sheetsOf(chunks)])]
}

/** The asset of a source. */
export const assetOf = (bundle: Bundle, source: string): Rolldown.OutputAsset => {
  const asset = Object.values(bundle).find(
    (file): file is Rolldown.OutputAsset => file.type === 'asset' && file.originalFileNames.includes(source),
  )
  if (asset === undefined) throw new Error(`The build has no ${source}`)
  return asset
}

/** The entry chunk of a module. */
export const entryOf = (bundle: Bundle, modulePart: string): Rolldown.OutputChunk => {
  const entry = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.isEntry && (file.facadeModuleId?.includes(modulePart) ?? false),
  )
  if (entry === undefined) throw new Error(`The build has no entry ${modulePart}`)
  return entry
}

const linkTo = (sheet: string) =>
  new RegExp(`\\s*<link rel="stylesheet"[^>]*href="/${sheet.replaceAll('.', String.raw`\.`)}"[^>]*>`)

/** Inlines style sheets in place of their links, so that the first paint needs no second request. */
export function inlineStyles(html: string, sheets: readonly string[], bundle: Bundle): string {
  return sheets.reduce((page, sheet) => {
    const asset = bundle[sheet]
    if (asset?.type !== 'asset') return page
    const style = `<style>${String(asset.source)}</style>`
    return page.replace(linkTo(sheet), '').replace('</head>', () => `  ${style}\n  </head>`)
  }, html)
}

const PRELOADS = /<link rel="modulepreload"[^>]*>/g

const SCRIPTS = /\s*<script type="module"[^>]*><\/script>/g

/** Replaces the page's scripts and their preloads by one script with its own. */
export const withOnlyScript = (html: string, entry: Rolldown.OutputChunk): string => {
  const script = `<script type="module" crossorigin src="/${entry.fileName}"></script>`
  const preloads = entry.imports.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html
    .replace(PRELOADS, '')
    .replace(SCRIPTS, '')
    .replace('</head>', () => `  ${script}${preloads.join('')}\n  </head>`)
}

/** Loads the scripts that a page's own script imports after what is visible. */
export const deprioritisePreloads = (html: string): string =>
  html.replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"')

/** Loads the page's own scripts after everything visible, because it is complete without them. */
export const deprioritiseScripts = (html: string): string =>
  html.replace(/<script type="module"/g, '<script type="module" fetchpriority="low"')

/**
 * Links to what follows, without effect: home's script turns them into prefetches once the browser is idle,
 * and a question's script loads them after the first paint.
 */
export const listedFiles = (files: readonly string[]): string =>
  files
    .map((file) => {
      if (file.endsWith('.css')) return `<link data-listed as="style" href="/${file}">`
      if (file.endsWith('.svg')) return `<link data-listed as="image" href="/${file}">`
      const kind = file.endsWith('.html') ? 'fetch' : 'script'
      return `<link data-listed as="${kind}" href="/${file}" crossorigin>`
    })
    .join('')

/** The content as a block of data, which no policy counts as a script. */
export const withContent = (html: string, content: HomeContent): string => {
  const json = JSON.stringify(content).replaceAll('<', String.raw`\u003c`)
  return html.replace(
    '</body>',
    () => `<script type="application/json" id="home-content">${json}</script></body>`,
  )
}

/**
 * The drawings of a page within it, so that none needs a request before it is seen. They follow the page in
 * its root, where the app replaces both.
 * @param drawings path of the source, a file of symbols
 */
export const withInlineDrawings = (page: string, drawings: string, bundle: Bundle): string => {
  const symbols = String(assetOf(bundle, drawings).source)
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .replace('<svg ', '<svg width="0" height="0" style="position:absolute" aria-hidden="true" ')
    .trim()
  return page.replaceAll(`"/${drawings}#`, '"#') + symbols
}

/** Names of files as the build has them: prerendering knows the names of the sources. */
export const withHashedNames = (html: string, bundle: Bundle): string =>
  Object.values(bundle).reduce((page, file) => {
    if (file.type !== 'asset') return page
    return file.originalFileNames.reduce(
      (text, name) => text.replaceAll(`"/${name}#`, `"/${file.fileName}#`),
      page,
    )
  }, html)
