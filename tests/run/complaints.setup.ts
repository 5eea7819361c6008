/** Whatever a unit test makes React, a library or our own code complain about fails that test. */
import { afterEach, beforeEach, vi } from 'vitest'

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation((...said: unknown[]) => void complaints.push(`${kind}: ${said.map(String).join(' ')}`))
})

afterEach(() => {
  vi.mocked(console.error).mockRestore()
  vi.mocked(console.warn).mockRestore()
  if (complaints.length > 0) throw new Error(`Complained about:\n${complaints.join('\n')}`)
})
