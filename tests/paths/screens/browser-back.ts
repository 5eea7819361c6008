/**
 * The browser's Back over an open sheet of a rendered journey. Proves for every sheet of the charts that Back
 * closes it, and that nothing of an earlier sheet is left in the browser's history.
 */
import { untilMoved } from '#tests/run/history-moves.ts'
import { openSheets } from '#ui/sheet/open-sheets.ts'
import { settle, settleUntil } from './settle.ts'

const sheetEntries = (): number => {
  const state: unknown = history.state
  const sheets: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'sheets') : 0
  return typeof sheets === 'number' ? sheets : 0
}

/** Waits until the history has one entry for each open sheet. */
const untilEntriesFit = async (): Promise<void> => {
  // Until then the entry of a closed sheet looks like one of the sheet that has followed.
  await untilMoved()
  const fit = () => sheetEntries() === openSheets().length
  await settleUntil(fit)
  if (!fit())
    throw new Error(`${sheetEntries()} entries of the history for ${openSheets().length} open sheets`)
}

/**
 * Presses Back, which closes the topmost sheet, unless its change is under way. Another one may follow it.
 */
export const closeByBack = async (): Promise<void> => {
  await untilEntriesFit()
  const before: unknown = history.state
  History.prototype.back.call(history)
  await settleUntil(() => history.state !== before)
  await settle()
  await untilEntriesFit()
  await settle()
}
