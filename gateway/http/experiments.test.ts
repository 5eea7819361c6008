import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseVariants } from '../domain/experiments.ts'
import { call, codeOf, newGuest, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway({ limits: { report: { perCaller: 3, perAddress: 3 } } })
})
afterAll(() => gateway.close())

const A = [
  { name: 'offer-card', variant: 'A' },
  { name: 'complete-later', variant: 'A' },
  { name: 'car-body-card', variant: 'A' },
]

describe('experiments', () => {
  it('assign guests and ordinary users to A', async () => {
    const [guest, user] = [await newGuest(gateway.server), await signIn(gateway.server, '09360000130')]
    for (const as of [guest, user])
      expect((await succeed(gateway.server, 'listExperiments', {}, as)).list).toEqual(A)
  })
  it('assign the sandbox’s listed numbers to other variants, or none', async () => {
    const listOf = async (cellNumber: string) =>
      (await succeed(gateway.server, 'listExperiments', {}, await signIn(gateway.server, cellNumber))).list
    expect(await listOf('09000001627')).toEqual(A.map(({ name }) => ({ name, variant: 'B' })))
    expect(await listOf('09000001638')).toEqual([])
  })
  it('can be fixed for all users by a setting', async () => {
    const fixed = await openTestGateway({ fixedVariants: parseVariants(['complete-later=B']) })
    expect(
      (await succeed(fixed.server, 'listExperiments', {}, await newGuest(fixed.server))).list[1],
    ).toEqual({ name: 'complete-later', variant: 'B' })
    await fixed.close()
  })
})

describe('a report', () => {
  const report = (subject: string) =>
    call(gateway.server, 'report', { body: { problem: 'User segment not exist', subject } }, null)
  const reported = () => gateway.logLines.filter((line) => line.includes('"reported"'))

  it('leaves one line in the log without the sender’s text, and is rate-limited', async () => {
    expect((await report('offer-card')).body).toEqual({ done: true })
    expect((await report('09123456789')).body).toEqual({ done: true })
    expect((await report('x'.repeat(65))).error?.errorCode).toBe(codeOf('invalid'))
    expect((await report('offer-card')).error?.errorCode).toBe(codeOf('tooMany'))
    expect(reported()).toHaveLength(2)
    expect(reported()[0]).toContain('"problem":"User segment not exist","subject":"offer-card"')
    expect(gateway.logLines.join('')).not.toContain('09123456789')
  })
})
