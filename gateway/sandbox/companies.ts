/** The companies whom the sandbox's registry knows, all invented; their national ids carry right check digits. Decisions, section 6 "company owner". */
export type Company = {
  /** Eleven digits. */
  nationalId: string
  name: string
  establishmentDate: string
  /** National code of whoever represents it: a person of the registry, whose mobile number stands for the company's. */
  representative: string
}

export const companies: readonly Company[] = [
  {
    nationalId: '14012345679',
    name: 'پخش سپیدار',
    establishmentDate: '1392-05-14',
    representative: '9954152008',
  },
]

const byNationalId = new Map(companies.map((company) => [company.nationalId, company]))

/** Takes a company's national id; gives the company, or undefined where the sandbox knows none by it. */
export const companyOf = (nationalId: string): Company | undefined => byNationalId.get(nationalId)
