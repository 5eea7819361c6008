import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url))
const Picture = v.object({
  src: v.string(),
  type: v.string(),
  sizes: v.string(),
  purpose: v.optional(v.string()),
})
const Manifest = v.looseObject({
  lang: v.string(),
  dir: v.string(),
  name: v.string(),
  background_color: v.string(),
  theme_color: v.string(),
  icons: v.array(Picture),
  shortcuts: v.array(v.looseObject({ name: v.string(), url: v.string() })),
  screenshots: v.array(v.looseObject({ label: v.string() })),
})

const read = (name: string) => v.parse(Manifest, JSON.parse(readFileSync(`${PUBLIC}/${name}`, 'utf8')))
const [persian, english] = [read('manifest.webmanifest'), read('manifest.en.webmanifest')]

/** Reads the size of a PNG, which is in the bytes 16 to 24. */
const sizeOf = (path: string) => {
  const bytes = readFileSync(`${PUBLIC}${path}`)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

describe('the installed app', () => {
  it('has the same manifest in both languages, each with its own texts and direction', () => {
    expect([persian.lang, persian.dir, persian.name]).toEqual(['fa', 'rtl', 'سپر'])
    expect([english.lang, english.dir, english.name]).toEqual(['en', 'ltr', 'Separ'])
    const wordless = (manifest: typeof persian) =>
      JSON.stringify(manifest, (key, value: unknown) =>
        ['lang', 'dir', 'name', 'short_name', 'description', 'label'].includes(key) ? key : value,
      )
    expect(wordless(english)).toBe(wordless(persian))
  })

  it('has icons of the stated sizes, two of them maskable', () => {
    const drawn = persian.icons.filter(({ type }) => type === 'image/png')
    expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes))
    expect(drawn.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ])
  })

  it('opens with the background colour of its first page', () => {
    const tokens = readFileSync(fileURLToPath(new URL('../../ui/tokens.css', import.meta.url)), 'utf8')
    expect(/--surface:\s*(#\w+)/.exec(tokens)?.[1]?.toLowerCase()).toBe(persian.background_color)
    expect(persian.theme_color).toBe(persian.background_color)
  })

  it('has a shortcut to buying third-party insurance', () => {
    expect(persian.shortcuts).toMatchObject([{ name: 'خرید بیمهٔ شخص ثالث', url: '/third-party' }])
  })
})
