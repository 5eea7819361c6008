import { describe, expect, it } from 'vitest'
import { insurers } from '../sandbox/insurers.ts'
import { testClock } from '../testing/clock.sample.ts'
import { askInsurers } from './ask-insurers.ts'

const codes = insurers.map(({ code }) => code)
const answer = ({ code }: { code: string }) => `price of ${code}`
const isLate = (answered: object) => 'late' in answered

describe('asking the insurers', () => {
  it('returns every answer at once, in the order of the insurers', async () => {
    const clock = testClock()
    const answers = await askInsurers(insurers, answer, {}, 50, clock)
    expect(clock.elapsed()).toBe(0)
    expect(answers.map(({ insurer }) => insurer.code)).toEqual(codes)
    expect(answers.filter(isLate)).toEqual([])
  })
  it('lists silent insurers as late at the deadline, and keeps the answers of the others', async () => {
    const clock = testClock()
    const answers = await askInsurers(insurers, answer, { silentInsurers: ['sarv', 'kavir'] }, 60, clock)
    expect(clock.elapsed()).toBe(60)
    expect(answers.filter(isLate).map(({ insurer }) => insurer.code)).toEqual(['sarv', 'kavir'])
    expect(answers.filter((entry) => !isLate(entry))).toHaveLength(20)
  })
  it('waits for a slow insurer until the deadline, and no longer', async () => {
    const behaviour = { slowInsurers: ['aftab'] }
    const [long, short] = [testClock(), testClock()]
    const inTime = await askInsurers(insurers, answer, behaviour, 2000, long)
    const tooLate = await askInsurers(insurers, answer, behaviour, 40, short)
    expect([long.elapsed(), short.elapsed()]).toEqual([1200, 40])
    expect(inTime.filter(isLate)).toEqual([])
    expect(tooLate.filter(isLate).map(({ insurer }) => insurer.code)).toEqual(['aftab'])
  })
})
