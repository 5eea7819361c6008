/**
 * HTML of a prerendered page: inlines its styles, which it needs to be seen, and lowers the priority of its
 * scripts.
 */
import type { Rolldown } from 'vite'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/**
 * Style sheets of the chunks with a module, and of their static imports.
 * @param modulePart part of the module's path
 */
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

/** Inlines style sheets in place of their links, so that the first paint needs no second request. */
export function inlineStyles(html: string, sheets: readonly string[], bundle: Bundle): string {
  return sheets.reduce((page, sheet) => {
    const asset = bundle[sheet]
    if (asset?.type !== 'asset') return page
    const style = `<style>${String(asset.source)}</style>`
    return page.replace(linkTo(sheet), '').replace('</head>', () => `  ${style}\n  </head>`)
  }, html)
}

/** Loads the scripts after everything visible, because the page is complete without them. */
export const deprioritiseScripts = (html: string): string =>
  html
    .replace(/<script type="module"/g, '<script type="module" fetchpriority="low"')
    .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"')
