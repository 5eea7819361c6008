/** Downloads of a chart as SVG, PNG, Mermaid and JSON. */
import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url'
import { fontFaceOf } from './font-face.ts'

/** Scale of the PNG, so that small labels are readable. */
const SHARPNESS = 2

/** Downloads a file. */
export const save = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

const base64 = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

/** CSS with the embedded font. */
export const fontFace = async (): Promise<string> => fontFaceOf(await base64(arabic), await base64(latin))

/** Renders an SVG with its embedded font as PNG. Throws when the browser cannot render it. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SHARPNESS
  canvas.height = image.naturalHeight * SHARPNESS
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(url)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser made no PNG.')) : resolve(blob)),
      'image/png',
    )
  })
}
