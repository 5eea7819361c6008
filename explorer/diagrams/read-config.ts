/** A chart from a file that `configText` wrote: to be drawn or compared, not to be run, since it has names only for what it does. */
import { custom, is, looseObject, parse, record, string } from 'valibot'
import { type AnyStateMachine, createMachine } from 'xstate'

const Named = looseObject({ id: string(), states: record(string(), looseObject({})) })
/** What is in its states is for XState to judge. */
const Config = custom<Parameters<typeof createMachine>[0]>((value) => is(Named, value))

/** Takes the file's text; gives the chart. Throws an Error in plain words where it is no chart's config. */
export const readConfig = (text: string): AnyStateMachine => {
  try {
    return createMachine(parse(Config, JSON.parse(text)))
  } catch (cause) {
    throw new Error('This is not the JSON of a chart.', { cause })
  }
}
