/** The walks of the charts, by the chart's name. A chart whose walk is written gets its line here. */
import { type Walked, walkedThirdParty } from './third-party/paths.ts'

export const walks: Readonly<Record<string, () => Walked>> = { 'third-party': walkedThirdParty }
