/** A vault for tests: real keys, in memory. */
import type { SealedEnvelope, Vault } from '../journey-store/vault.ts'

export const memoryVault = (): { vault: Vault; entries: Map<string, SealedEnvelope> } => {
  const entries = new Map<string, SealedEnvelope>()
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const vault: Vault = {
    key: () => key,
    read: (name) => Promise.resolve(entries.get(name) ?? null),
    write: (name, sealed) => Promise.resolve(void entries.set(name, sealed)),
    remove: (names) => Promise.resolve(names.forEach((name) => entries.delete(name))),
    clear: () => Promise.resolve(entries.clear()),
    sweep: (now) =>
      Promise.resolve(
        [...entries].forEach(([name, { expiresAt }]) => expiresAt <= now && entries.delete(name)),
      ),
  }
  return { vault, entries }
}
