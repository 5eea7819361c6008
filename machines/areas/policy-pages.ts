/**
 * Paging of a list of policies, as a state that the lists of My Insurance share. Pages are loaded one by one,
 * and all of them again after a change. The old list stays on screen until the answer has arrived. Document 3
 * section 2, "My Insurance page".
 */
import { POLICIES_PER_PAGE } from '#contract/operations/my-insurance.ts'
import { type CallError, withError } from './calls.ts'

/** Pages of a list, both included. */
export type PagesInput = { readonly from: number; readonly to: number }

/** Whether a page has a next one: it is full, or larger than those of the reference gateway. */
export const isFullPage = (count: number): boolean => count >= POLICIES_PER_PAGE

type Counted = { readonly pages: number }

/** Transitions of a failed page: an ended session leads to the sign-in question. */
type SignedOut<Chart extends string> = {
  readonly guard: {
    readonly type: 'the session has ended'
    readonly params: (args: { event: CallError }) => CallError
  }
  readonly target: `#${Chart}.signedOut`
  readonly actions: 'end the session'
}

/**
 * @param src the actor that loads pages
 * @param id the operation that it calls
 */
export const policyPages =
  <Page>() =>
  <const Chart extends string, const Src extends string, const Id extends string>(
    call: { readonly src: Src; readonly id: Id },
    signedOut: SignedOut<Chart>,
  ) => {
    const page = ({ event }: { event: { output: Page } }): Page => event.output
    return {
      initial: 'deciding',
      on: {
        'policies.changed': {
          description: 'What is shown stays until the new answer is there.',
          target: '.refreshing',
        },
      },
      states: {
        deciding: { always: [{ guard: 'more policies exist', target: 'idle' }, { target: 'end' }] },
        idle: { meta: { title: 'my-insurance.list' }, on: { 'more.needed': 'loadingMore' } },
        loadingMore: {
          meta: { title: 'my-insurance.loading-more' },
          invoke: {
            ...call,
            input: ({ context }: { context: Counted }): PagesInput => ({
              from: context.pages + 1,
              to: context.pages + 1,
            }),
            onDone: { target: 'deciding', actions: { type: 'add the next page', params: page } },
            onError: [signedOut, { target: 'moreFailed', actions: withError('store the failure') }],
          },
        },
        moreFailed: {
          tags: 'failed',
          meta: { title: 'my-insurance.more-failed' },
          on: { retry: 'loadingMore' },
        },
        refreshing: {
          meta: { title: 'my-insurance.refreshing' },
          invoke: {
            ...call,
            input: ({ context }: { context: Counted }): PagesInput => ({ from: 1, to: context.pages }),
            onDone: { target: 'deciding', actions: { type: 'store the first pages', params: page } },
            onError: [signedOut, { target: 'deciding' }],
          },
        },
        end: { meta: { title: 'my-insurance.end' } },
      },
    } as const
  }
