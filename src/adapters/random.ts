/** What must not be guessed or meet twice: ids, keys, states. crypto.randomUUID is missing on plain http; its source is not. */

const TEXT_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Takes a length and the letters to draw from (at most 256); gives a random text. */
export const randomText = (length: number, alphabet = TEXT_ALPHABET): string => {
  const fair = 256 - (256 % alphabet.length)
  let drawn = ''
  while (drawn.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && drawn.length < length) drawn += alphabet.charAt(byte % alphabet.length)
    }
  }
  return drawn
}

/** Gives a random uuid, version 4. */
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
