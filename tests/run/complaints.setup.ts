/** Fails a unit test that causes `console.error` or `console.warn`. */
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

const complaints: string[] = []
let watched: MockInstance[] = []

beforeEach(() => {
  complaints.length = 0
  watched = (['error', 'warn'] as const).map((kind) =>
    vi
      .spyOn(console, kind)
      .mockImplementation(
        (...said: unknown[]) => void complaints.push(`${kind}: ${said.map(String).join(' ')}`),
      ),
  )
})

afterEach(() => {
  for (const watch of watched) watch.mockRestore()
  if (complaints.length > 0) throw new Error(`Complained about:\n${complaints.join('\n')}`)
})
