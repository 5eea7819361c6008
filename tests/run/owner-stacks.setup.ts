/**
 * Stops React's development build from capturing a stack for every element: an eighth of the CPU time of the
 * tests that render screens. Failures keep the component stack; only the place where an element was created
 * is missing.
 */
import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const COUNTER = 'recentlyCreatedOwnerStacks'

/** React captures no stack beyond ten thousand a second. It resets the counter itself. */
const ENOUGH = 10_000

const internals: unknown = Reflect.get(React, INTERNALS)
if (typeof internals !== 'object' || internals === null || !(COUNTER in internals))
  throw new Error('React counts its owner stacks elsewhere now: adapt or delete this file')
Object.defineProperty(internals, COUNTER, {
  get: () => ENOUGH,
  set: () => {},
  configurable: true,
})
