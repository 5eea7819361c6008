/**
 * Reads a chart from a file that `configText` wrote. It can be drawn and compared, not run: it has names
 * instead of functions.
 */
import { custom, is, looseObject, parse, record, string } from 'valibot'
import { type AnyStateMachine, createMachine } from 'xstate'

const Named = looseObject({ id: string(), states: record(string(), looseObject({})) })
/** XState validates the states. */
const Config = custom<Parameters<typeof createMachine>[0]>((value) => is(Named, value))

/** @throws Error with a plain message if the text is no chart's config */
export const readConfig = (text: string): AnyStateMachine => {
  try {
    return createMachine(parse(Config, JSON.parse(text)))
  } catch (cause) {
    throw new Error('This is not the JSON of a chart.', { cause })
  }
}
