import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { InquiryAnswer } from '#contract/operations/inquiry.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { isJalaliDate } from '#contract/values/jalali-date.ts'
import { CompanyName } from '#contract/values/company-name.ts'
import { CompanyNationalId } from '#contract/values/company-national-id.ts'
import { NationalCode } from '#contract/values/national-code.ts'
import { PersonName } from '#contract/values/person-name.ts'
import { Plate } from '#contract/values/plate.ts'
import { makeClock } from '../domain/clock.ts'
import { vehicleModelOf } from '../domain/vehicle-models.ts'
import { vehicleTypeOf } from '../domain/vehicle-types.ts'
import { insurerOf } from './insurers.ts'
import { companies, people } from './people.ts'
import { registeredMotorcycles } from './registered-motorcycles.ts'
import type { RegisteredVehicle } from './registered-vehicle.ts'
import { registeredVehicles } from './registered-vehicles.ts'
import { registry } from './registry.ts'

const { bnplOf, companyOf, lookUpPlate, personByCellNumber, personByNationalCode } = registry

const clock = makeClock('1404-08-24')
const all: readonly RegisteredVehicle[] = [...registeredVehicles, ...registeredMotorcycles]

describe('persons in the registry', () => {
  it('are at least 40, with valid national codes, birth dates and numbers', () => {
    expect(people.length).toBeGreaterThanOrEqual(40)
    for (const person of people) {
      expect(v.parse(NationalCode, person.nationalCode)).toBe(person.nationalCode)
      expect(v.parse(CellNumber, person.cellNumber)).toBe(person.cellNumber)
      expect(isJalaliDate(person.birthDate)).toBe(true)
      for (const name of [person.firstName, person.lastName]) expect(v.parse(PersonName, name)).toBe(name)
    }
  })
  it('are found by unique national codes and numbers', () => {
    for (const person of people) {
      expect(personByNationalCode(person.nationalCode)).toBe(person)
      expect(personByCellNumber(person.cellNumber)).toBe(person)
    }
    expect(personByCellNumber('09351112233')).toBeUndefined()
  })
  it('have a BNPL standing; unknown numbers have the default one', () => {
    expect(bnplOf('09123456789')).toMatchObject({ eligible: true, registered: true })
    expect(bnplOf('09000001165')).toMatchObject({ eligible: true, registered: false })
    expect(bnplOf(null)).toEqual(bnplOf('09351112233'))
  })
})

describe('companies in the registry', () => {
  it('have a valid national id, a name, an establishment date and a representative', () => {
    for (const company of companies) {
      expect(v.parse(CompanyNationalId, company.nationalId)).toBe(company.nationalId)
      expect(v.parse(CompanyName, company.name)).toBe(company.name)
      expect(isJalaliDate(company.establishmentDate)).toBe(true)
      expect(personByNationalCode(company.representative)).toBeDefined()
      expect(companyOf(company.nationalId)).toBe(company)
    }
    expect(companyOf('14100982316')).toBeUndefined()
  })
})

describe('vehicles in the registry', () => {
  it('have a unique plate, an owner, and codes of the configuration', () => {
    expect(registeredVehicles.length).toBeGreaterThanOrEqual(40)
    const plates = all.map(({ plate }) => Object.values(v.parse(Plate, plate)).join(' '))
    expect(new Set(plates).size).toBe(plates.length)
    for (const { owner, vehicle, policy, slow, silent } of all) {
      expect(personByNationalCode(owner) ?? companyOf(owner)).toBeDefined()
      const type = vehicleTypeOf(vehicle.carType)
      const details = type?.details.map(({ code }) => String(code)) ?? []
      const known =
        type?.picks === 'model'
          ? vehicleModelOf(vehicle.carModel ?? '') !== undefined
          : details.includes(vehicle.carDetailCode ?? '')
      expect(known).toBe(true)
      const named = [...slow, ...silent, ...(policy.status === 'new' ? [] : [policy.company])]
      for (const code of named) expect(insurerOf(code)).toBeDefined()
    }
  })
  it('are answered according to the contract, on any day', async () => {
    const answered = all.filter(
      ({ outcome, answersAfterMs }) => outcome === 'answered' && answersAfterMs === 0,
    )
    for (const today of ['1403-01-01', '1404-08-24', '1405-12-29']) {
      for (const { owner, plate } of answered) {
        const { slowInsurers, silentInsurers, ...answer } = await lookUpPlate(
          { nationalCode: owner, ...plate },
          makeClock(today),
          'fa',
        )
        v.parse(InquiryAnswer, { ...answer, sbId: '' })
        expect(slowInsurers.length * silentInsurers.length).toBe(0)
      }
    }
  })
})

describe('a plate inquiry', () => {
  const sara = { nationalCode: '0084575948', plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }
  it('finds the design’s car, insured for ten more days', async () => {
    expect(await lookUpPlate(sara, clock, 'fa')).toMatchObject({
      isDefective: false,
      carType: 'car',
      carBrand: 'peugeot',
      carModel: 'peugeot-207-manual',
      carProductionYear: '1399',
      policyStatus: 'with_policy',
      previousCompany: 'damavand',
      lastPolicyStartDate: '1403-09-04',
      lastPolicyExpDate: '1404-09-04',
      noDamageFactor: 35,
    })
  })
  it('has dates relative to today', async () => {
    expect((await lookUpPlate(sara, makeClock('1405-01-25'), 'fa')).lastPolicyExpDate).toBe('1405-02-04')
  })
  it('distinguishes an unknown plate from another owner’s', async () => {
    await expect(lookUpPlate({ ...sara, plk3: '319' }, clock, 'fa')).rejects.toMatchObject({
      errorName: 'plateUnknown',
    })
    await expect(lookUpPlate({ ...sara, nationalCode: '9971126486' }, clock, 'fa')).rejects.toMatchObject({
      errorName: 'plateNotOwners',
    })
  })
  it('finds a company’s car by its national id only', async () => {
    const car = { plk1: '44', plk2: '12', plk3: '731', plkSrl: '88' }
    expect(await lookUpPlate({ nationalCode: '14012345679', ...car }, clock, 'fa')).toMatchObject({
      isDefective: false,
      carModel: 'iran-khodro-dena',
    })
    await expect(lookUpPlate({ nationalCode: '9954152008', ...car }, clock, 'fa')).rejects.toMatchObject({
      errorName: 'plateNotOwners',
    })
  })
})
