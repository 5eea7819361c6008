/** How a guest is named in analytics. Decisions, section 9 "Guest uuid". */

const DIGEST_BYTES = 12

/** The uuid is a guest's credential, so only a stable, irreversible digest of it is reported. */
export const guestDigest = async (uuid: string): Promise<string> => {
  if (!('subtle' in crypto)) return 'guest'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`separ.measured.${uuid}`))
  return Array.from(new Uint8Array(digest).slice(0, DIGEST_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
