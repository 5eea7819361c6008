/** Cities and capacity of the insurers' inspections, provided by the sandbox. Decisions, section 11. */
export type Visits = {
  /** Codes of the cities in which an insurer inspects cars. */
  citiesOf(companyCode: string): ReadonlySet<string>
  /** Capacity of one slot in a city, for all insurers together. */
  capacityOf(city: string): number
  /** Returns the code of the city of a set that is nearest to a province; null if the set is empty. */
  nearestTo(province: string, cities: ReadonlySet<string>): string | null
}
