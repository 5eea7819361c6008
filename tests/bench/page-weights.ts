/**
 * Budgets of HTML, styles and fonts, in gzip: the HTML of home, of first questions and of the app's shell,
 * each with the styles that it starts with, all styles together, and the fonts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { questionFile, questionPages } from '#contract/values/page-files.ts'

/** Weight of a part of a page, and its budget. */
export type Row = { readonly page: string; readonly kB: number; readonly limit: number }

/**
 * In kB, slightly above what the build has. A font is compressed already, and home preloads the common one
 * only.
 */
export const WEIGHT_LIMITS = {
  homeHtml: 14,
  homeStyles: 6,
  questionHtml: 9.7,
  shellHtml: 4.2,
  allStyles: 46,
  commonFont: 36,
  allFonts: 118,
} as const

const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).byteLength
/** 1 kB is 1000 bytes. */
const kB = (bytes: number): number => Math.round(bytes / 100) / 10
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** Texts of the `<style>` elements of a page, whose media queries contain `<`. */
const inlineStylesOf = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style ?? '').join('')

/** Paths that a page names in links of a kind. */
const linked = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(/<link[^>]*>/g)].flatMap(([link]) =>
    pattern.test(link) ? [/href="\/?([^"]+)"/.exec(link)?.[1] ?? ''] : [],
  )

/**
 * Weighs a build's HTML, styles and fonts.
 * @throws when home does not preload a font
 */
export function pageWeights(distDir: string): Row[] {
  const read = (file: string): Buffer => readFileSync(join(distDir, file))
  const assets = readdirSync(join(distDir, 'assets')).map((name) => `assets/${name}`)
  const weigh = (files: readonly string[]): number => kB(sum(files.map((file) => gzipped(read(file)))))
  /** Not compressed again when they are sent. */
  const fontSize = (files: readonly string[]): number => kB(sum(files.map((file) => read(file).byteLength)))
  const home = read('index.html').toString()
  const preloaded = linked(home, /as="font"/)
  if (preloaded.length === 0) throw new Error(`${distDir}: home preloads no font`)
  const { homeHtml, homeStyles, questionHtml, shellHtml, allStyles, commonFont, allFonts } = WEIGHT_LIMITS
  return [
    { page: 'HTML of home, with its styles', kB: kB(gzipped(home)), limit: homeHtml },
    { page: 'styles in the HTML of home', kB: kB(gzipped(inlineStylesOf(home))), limit: homeStyles },
    ...questionPages.map((name) => ({
      page: `HTML of the first question of ${name}, with its styles`,
      kB: weigh([questionFile(name)]),
      limit: questionHtml,
    })),
    { page: 'HTML of the app’s shell, with its styles', kB: weigh(['app.html']), limit: shellHtml },
    {
      page: 'styles of all pages together',
      kB: weigh(assets.filter((file) => file.endsWith('.css'))),
      limit: allStyles,
    },
    { page: 'font that home preloads', kB: fontSize(preloaded), limit: commonFont },
    {
      page: 'all fonts together',
      kB: fontSize(assets.filter((file) => file.endsWith('.woff2'))),
      limit: allFonts,
    },
  ]
}
