/** Fails a unit test that causes `console.error` or `console.warn`. */
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

const messages: string[] = []
let spies: MockInstance[] = []

beforeEach(() => {
  messages.length = 0
  spies = (['error', 'warn'] as const).map((kind) =>
    vi
      .spyOn(console, kind)
      .mockImplementation(
        (...values: unknown[]) => void messages.push(`${kind}: ${values.map(String).join(' ')}`),
      ),
  )
})

afterEach(() => {
  for (const spy of spies) spy.mockRestore()
  if (messages.length > 0) throw new Error(`Unexpected console messages:\n${messages.join('\n')}`)
})
