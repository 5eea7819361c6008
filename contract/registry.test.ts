import { describe, expect, it } from 'vitest'
import { en } from './error-texts/en.ts'
import { fa } from './error-texts/fa.ts'
import { errors } from './errors.ts'
import { guestPath, type Operation } from './operation.ts'
import { registry } from './index.ts'

const operations: [string, Operation][] = Object.entries(registry)

describe('the registry', () => {
  it('contains no call twice', () => {
    const calls = operations.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })
  it.each(operations)('%s describes every parameter of its path', (_, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const described =
      params && 'entries' in params && typeof params.entries === 'object' && params.entries
        ? Object.keys(params.entries)
        : []
    expect(described.toSorted()).toEqual(named.toSorted())
  })
  it('requires an idempotency key for every change, or a reason why it may be repeated', () => {
    // Storing the same setting twice has the same result, and so has ending a session.
    const repeatable = new Set(['keepUserSetting', 'signOut'])
    const changing = operations.filter(
      ([name, { method }]) => (method === 'PUT' || method === 'DELETE') && !repeatable.has(name),
    )
    expect(changing.map(([, { idempotency }]) => idempotency)).toEqual(changing.map(() => 'key'))
    const keyed = operations.filter(([, { idempotency }]) => idempotency === 'key')
    expect(keyed.map(([, { errors: named }]) => named)).toEqual(
      keyed.map(() => expect.arrayContaining(['keyReused', 'keyUnderWay', 'keyMissing'])),
    )
  })
  it('gives every error a unique code and a message in both languages', () => {
    const codes = Object.values(errors).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(Object.keys(fa)).toEqual(Object.keys(errors))
    expect(Object.keys(en)).toEqual(Object.keys(errors))
    for (const sentence of Object.values(fa)) expect(sentence).toMatch(/[؀-ۿ]/)
    for (const sentence of Object.values(en)) expect(sentence).toMatch(/[a-z]/)
    for (const { status } of Object.values(errors)) expect(status).toBeGreaterThanOrEqual(400)
  })
  it('gives each guest’s call one path of its own', () => {
    expect(guestPath('/api/v1/thirdparty/1/config')).toBe('/api/client/guest/v1/thirdparty/1/config')
    expect(guestPath(guestPath('/api/v1/thirdparty/1/config'))).toBe(
      '/api/client/guest/v1/thirdparty/1/config',
    )
  })
})
