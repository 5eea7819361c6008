/**
 * The message of the command when it is ready: its address, and cases for testers. Decisions, section 8
 * "Steerable by testers".
 */
import { plateLetter, type Plate } from '#contract/values/plate.ts'
import type { Clock } from './domain/clock.ts'
import { showcase } from './sandbox/showcase.ts'
import type { Store } from './store/database.ts'

const SHOWN = 6
const engines: Record<Store['engine'], string> = { pglite: 'embedded database', postgresql: 'PostgreSQL' }

const plateText = ({ plk1, plk2, plk3, plkSrl }: Plate): string =>
  `${plk1} ${plateLetter(plk2)} ${plk3} ایران ${plkSrl}`

export const greeting = (address: string, clock: Clock, engine: Store['engine']): string => {
  const people = showcase
    .slice(0, SHOWN)
    .map(
      (shown) => `  ${shown.nationalCode}  ${plateText(shown.plate)}  ${shown.cellNumber}  ${shown.leadsTo}`,
    )
  return [
    '',
    `  سپر · Separ  ${address}`,
    `  charts, walked  ${address}/visualizer/`,
    `  sandbox day ${clock.today()}, ${engines[engine]}`,
    '',
    '  To try (national code, plate, mobile number):',
    ...people,
    '',
    '',
  ].join('\n')
}
