import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { YearOfPayments } from '#contract/operations/account.ts'
import { noPayments, paymentsOfYear, yearWithoutPayments } from '#explorer/stubs/account.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { payments } from './payments.ts'

const earlier: YearOfPayments = {
  ...paymentsOfYear,
  year: '1403',
  payments: paymentsOfYear.payments.slice(0, 1),
}

const start = (answers: (YearOfPayments | Failure)[], signedIn = true) => {
  const asked: (string | null)[] = []
  const effects: string[] = []
  const actor = createActor(
    payments.provide({
      actors: {
        'list the payments': fromPromise(async ({ input: { year } }) => {
          asked.push(year)
          const answer = answers.shift() ?? noPayments
          if ('kind' in answer) throw answer
          return answer
        }),
      },
      actions: {
        'go back to the settings': () => void effects.push('back'),
        'go to the sign-in page': () => void effects.push('sign-in'),
        'save the payments as a file': (_, { read }) => void effects.push(`file ${read?.year}`),
      },
    }),
    { input: { signedIn } },
  ).start()
  const until = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  return { actor, asked, effects, until }
}

describe('the payments', () => {
  it('begin with the current year, and save it as a file', async () => {
    const { actor, asked, effects, until } = start([paymentsOfYear])
    await until({ years: 'shown' })
    expect(asked).toEqual([null])
    expect(actor.getSnapshot().context.year).toBe('1404')
    actor.send({ type: 'file.chosen' })
    expect(effects).toEqual(['file 1404'])
  })
  it('show another year, and keep the totals while it is loading', async () => {
    const { actor, asked, effects, until } = start([paymentsOfYear, earlier])
    await until({ years: 'shown' })
    actor.send({ type: 'year.chosen', year: '1403' })
    expect(actor.getSnapshot().value).toEqual({ years: 'reading' })
    expect(actor.getSnapshot().context).toMatchObject({ year: '1403', read: { year: '1404' } })
    actor.send({ type: 'file.chosen' })
    await until({ years: 'shown' })
    expect(asked).toEqual([null, '1403'])
    expect(actor.getSnapshot().context.read?.year).toBe('1403')
    expect(effects).toEqual([])
    actor.send({ type: 'year.chosen', year: '1403' })
    expect(actor.getSnapshot().value).toEqual({ years: 'shown' })
  })
  it('show the year that was chosen last', async () => {
    const { actor, until } = start([paymentsOfYear, earlier, paymentsOfYear])
    await until({ years: 'shown' })
    actor.send({ type: 'year.chosen', year: '1403' })
    actor.send({ type: 'year.chosen', year: '1404' })
    await until({ years: 'shown' })
    expect(actor.getSnapshot().context).toMatchObject({ year: '1404', read: { year: '1404' } })
  })
  it('show a failure if another year cannot be loaded, and retry', async () => {
    const { actor, asked, until } = start([paymentsOfYear, failure('unreachable'), earlier])
    await until({ years: 'shown' })
    actor.send({ type: 'year.chosen', year: '1403' })
    await until({ years: 'failed' })
    actor.send({ type: 'retry' })
    await until({ years: 'shown' })
    expect(asked).toEqual([null, '1403', '1403'])
  })
  it('are loaded again in another language', async () => {
    const { actor, asked, until } = start([paymentsOfYear, paymentsOfYear])
    await until({ years: 'shown' })
    actor.send({ type: 'payments.changed' })
    await until({ years: 'shown' })
    expect(asked).toEqual([null, '1404'])
  })
  it('cannot be saved for a year without payments, and are empty if nothing was ever paid', async () => {
    const { actor, effects, until } = start([yearWithoutPayments])
    await until({ years: 'shown' })
    actor.send({ type: 'file.chosen' })
    expect(effects).toEqual([])
    await start([noPayments]).until('empty')
  })
  it('ask a guest to sign in, and are cleared when the session ends', async () => {
    const { actor, effects, until } = start([paymentsOfYear], false)
    actor.send({ type: 'sign-in.chosen' })
    actor.send({ type: 'back' })
    expect(effects).toEqual(['sign-in', 'back'])
    actor.send({ type: 'session.changed', signedIn: true })
    await until({ years: 'shown' })
    actor.send({ type: 'session.changed', signedIn: false })
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { read: null, year: null } })
  })
  it('retry after a failure, and ask to sign in after an ended session', async () => {
    const { actor, until } = start([failure('broken'), failure('signed-out')])
    await until('failed')
    actor.send({ type: 'retry' })
    await until('signedOut')
  })
})
