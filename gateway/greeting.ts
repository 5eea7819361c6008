/**
 * The message of the command when it is ready: its address, and cases for testers. Decisions, section 8
 * "Steerable by testers".
 */
import type { Clock } from './domain/clock.ts'
import { motorcycleShowcase, plateText, showcase } from './sandbox/showcase.ts'
import type { Store } from './store/database.ts'

const [CARS, MOTORCYCLES] = [6, 1]
const engines: Record<Store['engine'], string> = { pglite: 'embedded database', postgresql: 'PostgreSQL' }

export const greeting = (address: string, clock: Clock, engine: Store['engine']): string => {
  const people = [...showcase.slice(0, CARS), ...motorcycleShowcase.slice(0, MOTORCYCLES)].map(
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
