import { expect, it } from 'vitest'
import { toastDuration } from './toast.ts'

it('lasts 2 s for success, 6 s for information, else 50 ms per character, between 4 and 6 s', () => {
  expect(toastDuration('success', 'x'.repeat(500))).toBe(2000)
  expect(toastDuration('info', 'x')).toBe(6000)
  expect(toastDuration('error', 'x')).toBe(4000)
  expect(toastDuration('error', 'x'.repeat(100))).toBe(5000)
  expect(toastDuration('error', 'x'.repeat(500))).toBe(6000)
})
