// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { openPhoneInsurer } from './phone-insurer.ts'

afterEach(() => vi.restoreAllMocks())

/** What a form would have sent: its address, and its fields. */
const sent = () => {
  const forms: { method: string; action: string; target: string; fields: Record<string, string> }[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const { method, action, target } = this
    const fields = Object.fromEntries([...new FormData(this)].map(([name, value]) => [name, String(value)]))
    forms.push({ method, action, target, fields })
  })
  return forms
}

it('posts the number to the insurer’s site in a new window; it is in no address', () => {
  const forms = sent()
  expect(openPhoneInsurer('09123456789')).toBe(true)
  expect(forms).toEqual([
    {
      method: 'post',
      action: `${location.origin}/sandbox/phone-insurer`,
      target: '_blank',
      fields: { cellNumber: '09123456789', returnTo: location.origin },
    },
  ])
  expect(document.querySelector('form')).toBeNull()
})

it('posts no number of a guest', () => {
  const forms = sent()
  openPhoneInsurer(null)
  expect(forms[0]?.fields).toEqual({ returnTo: location.origin })
})
