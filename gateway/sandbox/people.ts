export type Person = {
  firstName: string
  lastName: string
  nationalCode: string
  birthDate: string
  cellNumber: string
  /** With the BNPL provider; `credit` is what it lends beyond the first instalment, toman. */
  bnpl: { eligible: boolean; registered: boolean; credit: number }
}

export const people: readonly Person[] = [
  { firstName: 'سارا', lastName: 'رستگار', nationalCode: '0084575948', birthDate: '1369-02-12', cellNumber: '09123456789', bnpl: { eligible: true, registered: true, credit: 20_000_000 } },
]
