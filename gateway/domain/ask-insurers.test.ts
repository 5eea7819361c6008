import { describe, expect, it } from 'vitest'
import { insurers } from '../sandbox/insurers.ts'
import { askInsurers } from './ask-insurers.ts'

const codes = insurers.map(({ code }) => code)
const answer = ({ code }: { code: string }) => `price of ${code}`
const isLate = (asked: object) => 'late' in asked

describe('asking the insurers', () => {
  it('brings every answer, in their order, at once', async () => {
    const asked = await askInsurers(insurers, answer, {}, 50)
    expect(asked.map(({ insurer }) => insurer.code)).toEqual(codes)
    expect(asked.filter(isLate)).toEqual([])
  })
  it('names whoever is silent when the deadline comes, and keeps the others’ answers', async () => {
    const began = performance.now()
    const asked = await askInsurers(insurers, answer, { silentInsurers: ['sarv', 'kavir'] }, 60)
    expect(performance.now() - began).toBeGreaterThanOrEqual(55)
    expect(asked.filter(isLate).map(({ insurer }) => insurer.code)).toEqual(['sarv', 'kavir'])
    expect(asked.filter((entry) => !isLate(entry))).toHaveLength(20)
  })
  it('waits for a slow one within the deadline, and not past it', async () => {
    const [patient, hasty] = await Promise.all([
      askInsurers(insurers, answer, { slowInsurers: ['aftab'] }, 2000),
      askInsurers(insurers, answer, { slowInsurers: ['aftab'] }, 40),
    ])
    expect(patient.filter(isLate)).toEqual([])
    expect(hasty.filter(isLate).map(({ insurer }) => insurer.code)).toEqual(['aftab'])
  })
})
