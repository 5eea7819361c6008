/** Names of uploaded files: what a device sent, made safe for headers, databases and file systems. */

/** Control characters, lone surrogates, and what a path or a shell may take for something else. */
const UNSAFE = /[\p{C}\\/:*?"<>|]+/gu
const ENDING = /\.[a-z\d]{1,5}$/i

/** Returns a name without its ending, or null if nothing readable is left. */
export const safeFileName = (name: string): string | null => {
  const safe = name
    .replace(UNSAFE, ' ')
    .trim()
    .replace(ENDING, '')
    .replace(/^[.\s]+/, '')
    .trim()
  return safe === '' ? null : safe
}
