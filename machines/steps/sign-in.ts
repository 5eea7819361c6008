/**
 * Sign-in, which happens on another page: the journey asks, leaves, and is opened again at the same step.
 * A guest with a chosen offer leaves at once; after an ended session the user is asked first.
 * Specification: decisions, section 3.
 */
import { state } from '../journey.ts'

/** If the user does not sign in, a confirmed choice must not become an order later. */
const givesUp = { target: '#left', actions: 'clear the choice' } as const

/**
 * @param first target of a journey without an order
 * @param chosen target of a confirmed choice
 */
export const signInThen = <const T extends string, const C extends string>(first: T, chosen: C) =>
  state({
    id: 'sign-in',
    meta: { title: 'sign-in', screen: 'sign-in' },
    initial: 'deciding',
    on: {
      'session.changed': {
        guard: { type: 'the user has signed in', params: ({ event }) => event },
        description: 'Signed in on another page: the journey goes on.',
        target: '.returning',
        actions: 'store the session',
      },
    },
    states: {
      deciding: { always: [{ guard: 'the choice is confirmed', target: 'leaving' }, { target: 'asking' }] },
      returning: {
        always: [
          { guard: 'the configuration is missing', target: '#opening' },
          { guard: 'an order was requested', target: '#reading-order' },
          { guard: 'the choice is confirmed', target: chosen },
          { target: first },
        ],
      },
      asking: { on: { continue: 'leaving', back: givesUp } },
      leaving: {
        tags: 'loading',
        meta: { title: 'sign-in.leaving' },
        entry: 'go to the sign-in page',
        on: { continue: { target: 'leaving', reenter: true }, back: givesUp },
      },
    },
  })
