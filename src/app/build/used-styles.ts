/**
 * Leaves out of a page's inlined styles what the page cannot show before its app is there. The style sheets
 * of the app's chunks, which the page shares, have rules for everything that these chunks can show; of home's
 * 55 kB it uses 21. The app loads its complete style sheets when it starts.
 */
import { transform } from 'lightningcss'

const STYLE = /(<style>)([\s\S]*?)(<\/style>)/g
const CLASS_NAMES = /\.(-?[a-z_][\w-]*)/gi

const namesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(CLASS_NAMES)].map(([, name]) => name ?? '')),
]

/** The style sheet without the rules that need one of the classes. */
const withoutClasses = (css: string, classes: readonly string[]): string => {
  const code = new TextEncoder().encode(css)
  const used = transform({ filename: 'inlined.css', code, minify: true, unusedSymbols: [...classes] })
  return new TextDecoder().decode(used.code)
}

/**
 * Removes the rules of classes that occur neither in the HTML nor in the scripts that change it.
 * @param scripts sources of the page's own scripts
 */
export function withUsedStyles(html: string, scripts: readonly string[]): string {
  const page = [html.replace(STYLE, ''), ...scripts].join('\n')
  const words = new Set(page.match(/[\w-]+/g))
  return html.replace(STYLE, (_style, open: string, css: string, close: string) => {
    // An animation may have the name of a class, and is used by other rules.
    const unused = namesIn(css).filter((name) => !words.has(name) && !css.includes(`@keyframes ${name}{`))
    const used = withoutClasses(css, unused)
    return used === '' ? '' : `${open}${used}${close}`
  })
}
