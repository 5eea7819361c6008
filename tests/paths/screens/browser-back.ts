/**
 * The browser's Back over an open sheet of a rendered journey. Proves for every sheet of the charts that Back
 * closes it, and that nothing of an earlier sheet is left in the browser's history.
 */
import { openSheets } from '#ui/sheet/open-sheets.ts'
import { settle } from './settle.ts'

/** The browser moves in its history asynchronously: jsdom uses timers. */
const ATTEMPTS = 5

const sheetEntries = (): number => {
  const state: unknown = history.state
  const sheets: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'sheets') : 0
  return typeof sheets === 'number' ? sheets : 0
}

/** Waits until the history has one entry for each open sheet. */
const untilEntriesFit = async (): Promise<void> => {
  const fit = () => sheetEntries() === openSheets().length
  for (let attempt = 0; attempt < ATTEMPTS && !fit(); attempt += 1) await settle()
  if (!fit())
    throw new Error(`${sheetEntries()} entries of the history for ${openSheets().length} open sheets`)
}

/**
 * Presses Back, which closes the topmost sheet, unless its change is under way. Another one may follow it.
 */
export const closeByBack = async (): Promise<void> => {
  await untilEntriesFit()
  History.prototype.back.call(history)
  await settle()
  await untilEntriesFit()
  await settle()
}
