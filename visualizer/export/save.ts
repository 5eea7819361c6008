/** Files for the reader: a chart as SVG, PNG, Mermaid and JSON. Issue "Every path is walked", "Export". */
import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url'
import { fontFaceOf } from './font-face.ts'

/** Twice as many pixels as the drawing has, so that small words can be read. */
const SHARPNESS = 2

/** Takes a file's name and content; gives it to the reader as a download. */
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

/** Gives the CSS that carries Vazirmatn within a file. */
export const fontFace = async (): Promise<string> => fontFaceOf(await base64(arabic), await base64(latin))

/** Takes an SVG file's text, which carries its font; gives it as a PNG. Throws where the browser cannot draw it. */
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
