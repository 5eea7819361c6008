/** What a page drawn at build time needs before it is seen (its styles), what it does not (its scripts), and how its HTML says so. */
import type { Rolldown } from 'vite'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** Takes what was built and part of a module's path; gives the style sheets of the chunks that hold it, and of all they import at once. */
export function stylesOf(bundle: Bundle, modulePart: string): string[] {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    seen.add(file)
    chunk.imports.forEach(visit)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.includes(modulePart))) visit(chunk.fileName)
  return [...sheets]
}

const linkTo = (sheet: string) =>
  new RegExp(`\\s*<link rel="stylesheet"[^>]*href="/${sheet.replaceAll('.', String.raw`\.`)}"[^>]*>`)

/** Takes a page's HTML and the sheets it needs; gives it with them written into its head in place of their links: no second request before the first paint. */
export function inlineStyles(html: string, sheets: readonly string[], bundle: Bundle): string {
  return sheets.reduce((page, sheet) => {
    const asset = bundle[sheet]
    if (asset?.type !== 'asset') return page
    const style = `<style>${String(asset.source)}</style>`
    return page.replace(linkTo(sheet), '').replace('</head>', () => `  ${style}\n  </head>`)
  }, html)
}

/** Takes a page's HTML; gives it with its scripts fetched after what is seen: the page is whole without them. */
export const deprioritiseScripts = (html: string): string =>
  html
    .replace(/<script type="module"/g, '<script type="module" fetchpriority="low"')
    .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"')
