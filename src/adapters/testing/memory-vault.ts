/** A vault for tests: real keys, in memory. */
import type { SealedEnvelope, Vault } from '../journey-store/vault.ts'

export const memoryVault = (): { vault: Vault; kept: Map<string, SealedEnvelope> } => {
  const kept = new Map<string, SealedEnvelope>()
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const vault: Vault = {
    key: () => key,
    read: (name) => Promise.resolve(kept.get(name) ?? null),
    write: (name, sealed) => Promise.resolve(void kept.set(name, sealed)),
    remove: (names) => Promise.resolve(names.forEach((name) => kept.delete(name))),
    clear: () => Promise.resolve(kept.clear()),
    sweep: (now) =>
      Promise.resolve([...kept].forEach(([name, { expiresAt }]) => expiresAt <= now && kept.delete(name))),
  }
  return { vault, kept }
}
