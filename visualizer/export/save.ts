/** Downloads of files, and the font that they embed. */
import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url'
import { fontFaceOf } from './font-face.ts'

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
