/**
 * Inspections of the sandbox: insurers inspect cars in all or some capitals of provinces. In Ilam every slot
 * is taken, so that testers see a full city. Decisions, section 11 «Where a visit is possible».
 */
import type { CarBodyTerms } from '../domain/car-body-terms.ts'
import type { Visits } from '../domain/visits.ts'
import { carBodyTerms } from './car-body-terms.data.ts'
import { provinceFacts } from './places/province-facts.data.ts'
import { capitalPositions } from './places/capital-positions.data.ts'

const [TEHRAN, ALBORZ, ILAM] = ['08', '05', '06']
/** Tehran, Karaj, Tabriz, Isfahan, Mashhad, Ahvaz, Shiraz, Qom, Kermanshah and Rasht. */
const large: readonly string[] = [TEHRAN, ALBORZ, '01', '04', '11', '13', '17', '19', '22', '25']

const capitalsOf = (provinces: readonly string[]): ReadonlySet<string> =>
  new Set(provinces.flatMap((code) => provinceFacts[code]?.capital ?? []))

const cities = {
  everywhere: capitalsOf(Object.keys(provinceFacts)),
  large: capitalsOf(large),
  capital: capitalsOf([TEHRAN, ALBORZ]),
} as const satisfies Record<CarBodyTerms['visits'], ReadonlySet<string>>

const capacities = new Map([
  [provinceFacts[TEHRAN]?.capital, 60],
  [provinceFacts[ILAM]?.capital, 0],
])
const USUAL_CAPACITY = 20

/** Squared distance on a map; enough to find the nearest of a few cities. */
const distance = (one: string, other: string): number => {
  const [a, b] = [capitalPositions[one], capitalPositions[other]]
  if (a === undefined || b === undefined) return Number.POSITIVE_INFINITY
  const narrowing = Math.cos((((a[0] + b[0]) / 2) * Math.PI) / 180)
  return (a[0] - b[0]) ** 2 + ((a[1] - b[1]) * narrowing) ** 2
}

export const visits: Visits = {
  citiesOf: (companyCode) => {
    const area = carBodyTerms[companyCode]?.visits
    return area === undefined ? new Set() : cities[area]
  },
  capacityOf: (city) => capacities.get(city) ?? USUAL_CAPACITY,
  nearestTo: (province, among) => {
    const near = Object.entries(provinceFacts)
      .filter(([, { capital }]) => among.has(capital))
      .toSorted(([one], [other]) => distance(province, one) - distance(province, other))
    return near[0]?.[1].capital ?? null
  },
}
