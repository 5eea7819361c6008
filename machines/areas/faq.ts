/**
 * Frequently asked questions: three modes (named in the address), one open question, and a search over all
 * modes. The search event carries the ids of the matching questions, because only the app has their texts.
 * Specification: document 3 "FAQ page"; design language, "FAQ".
 */
import { assign, setup } from 'xstate'
import { typeOf } from '../type-of.ts'

export const FAQ_MODES = ['third-party', 'car-body', 'mobile'] as const
export type FaqMode = (typeof FAQ_MODES)[number]

export const isFaqMode = (mode: unknown): mode is FaqMode => FAQ_MODES.some((known) => known === mode)

/** Ids of the listed questions of each mode: all of them, or the matches of a search. */
export type ListedQuestions = Readonly<Record<FaqMode, readonly string[]>>

export type FaqInput = { readonly mode: FaqMode; readonly listed: ListedQuestions }
export type FaqContext = FaqInput & {
  readonly query: string
  /** The question whose answer is shown. */
  readonly open: string | null
}
export type FaqEvent =
  | { type: 'mode.changed'; mode: FaqMode }
  | { type: 'query.changed'; query: string; listed: ListedQuestions }
  /** The same search in another language. */
  | { type: 'language.changed'; listed: ListedQuestions }
  | { type: 'question.toggled'; id: string }
  | { type: 'expert.chosen' }
  | { type: 'back' }

const firstOf = ({ mode, listed }: FaqInput): string | null => listed[mode][0] ?? null

export const faq = setup({
  types: typeOf<{
    context: FaqContext
    events: FaqEvent
    input: FaqInput
    meta: { title?: string }
  }>(),
  guards: {
    'nothing is searched for': ({ context }) => context.query.trim() === '',
    'a question is found': ({ context }) => context.listed[context.mode].length > 0,
    'a question is found in another mode': ({ context }) =>
      FAQ_MODES.some((mode) => context.listed[mode].length > 0),
  },
  actions: {
    'store the mode': assign(({ event }) => (event.type === 'mode.changed' ? { mode: event.mode } : {})),
    'store the search': assign(({ event }) =>
      event.type === 'query.changed' ? { query: event.query, listed: event.listed } : {},
    ),
    'store what is found': assign(({ event }) =>
      event.type === 'language.changed' ? { listed: event.listed } : {},
    ),
    'open the first question': assign(({ context }) => ({ open: firstOf(context) })),
    'open or close the question': assign(({ context, event }) =>
      event.type === 'question.toggled' ? { open: context.open === event.id ? null : event.id } : {},
    ),
    /** Provided where the app starts. */
    'ask an expert': () => undefined,
    'go back': () => undefined,
  },
}).createMachine({
  id: 'faq',
  context: ({ input }) => ({ ...input, query: '', open: firstOf(input) }),
  initial: 'deciding',
  on: {
    'mode.changed': { target: '.deciding', actions: ['store the mode', 'open the first question'] },
    'query.changed': { target: '.deciding', actions: ['store the search', 'open the first question'] },
    'language.changed': { target: '.deciding', actions: 'store what is found' },
    'expert.chosen': { actions: 'ask an expert' },
    back: { actions: 'go back' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'nothing is searched for', target: 'browsing' },
        { guard: 'a question is found', target: 'found' },
        { guard: 'a question is found in another mode', target: 'elsewhere' },
        { target: 'nothing' },
      ],
    },
    browsing: {
      meta: { title: 'faq.browsing' },
      on: { 'question.toggled': { actions: 'open or close the question' } },
    },
    found: {
      meta: { title: 'faq.found' },
      on: { 'question.toggled': { actions: 'open or close the question' } },
    },
    elsewhere: { meta: { title: 'faq.elsewhere' } },
    nothing: { meta: { title: 'faq.nothing' } },
  },
})
