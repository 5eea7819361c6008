/**
 * Unguessable, unique ids, keys and states. On plain http `crypto.randomUUID` is missing,
 * `crypto.getRandomValues` is not.
 */

const TEXT_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Random text. @param alphabet at most 256 characters */
export const randomText = (length: number, alphabet = TEXT_ALPHABET): string => {
  const unbiased = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < unbiased && text.length < length) text += alphabet.charAt(byte % alphabet.length)
    }
  }
  return text
}

/** Random uuid, version 4. */
export const newUuid = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-')
}
