/** Embeds Vazirmatn in exported files, so that Persian is readable everywhere. */

const ARABIC = 'U+0600-06FF, U+0750-077F, U+200C-200F, U+FB50-FDFF, U+FE70-FEFC'

/** CSS for the two parts of the font in base64. */
export const fontFaceOf = (arabic: string, latin: string): string => {
  const face = (data: string, range: string) =>
    `@font-face{font-family:'Vazirmatn Variable';font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2');${range}}`
  return face(latin, '') + face(arabic, `unicode-range:${ARABIC}`)
}
