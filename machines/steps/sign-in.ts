/**
 * Signing in happens outside: the journey asks, leaves, and is opened again where it was. Specification:
 * decisions, section 3. A chosen offer that waits leaves at once; a session that ended is asked about first.
 */
import { state } from '../journey.ts'

export const signIn = state({
  id: 'sign-in',
  meta: { title: 'sign-in', screen: 'sign-in' },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'the choice is confirmed', target: 'leaving' }, { target: 'asking' }] },
    asking: { on: { continue: 'leaving', back: '#left' } },
    leaving: {
      tags: 'loading',
      meta: { title: 'sign-in.leaving' },
      entry: 'go to the sign-in page',
      on: { continue: { target: 'leaving', reenter: true }, back: '#left' },
    },
  },
})
