import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEngine } from '../testing/engines.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { addAddress, addressesOf, changeAddress, type NewAddress } from './addresses.ts'
import type { Store } from './database.ts'
import { userOfNumber } from './owners.ts'

describeOnEngines('an address book', (engine) => {
  let store: Store
  beforeAll(async () => {
    store = await openEngine(engine)
  })
  afterAll(() => store.close())

  const address = (plaqueNumber: string): NewAddress => ({
    province: 'tehran',
    city: 'tehran',
    address: 'خیابان آزادی، کوچهٔ بهار',
    plaqueNumber,
    unitNumber: '',
    postalCode: '1398765431',
    enable: true,
  })

  it('has one address of a content, however many changes reach it at the same time', async () => {
    const { db } = store
    const now = new Date()
    const { id } = await userOfNumber(db, '09360000150', now)
    const add = (plaqueNumber: string) =>
      db.transaction((tx) => addAddress(tx, id, address(plaqueNumber), now))
    const uids: string[] = []
    for (const plaqueNumber of ['1', '2', '3', '4']) uids.push(await add(plaqueNumber))
    const changes = Array.from({ length: 40 }, (_, index) =>
      index % 5 === 4
        ? add('9')
        : db.transaction((tx) => changeAddress(tx, id, uids[index % 4] ?? '', address('9'))),
    )
    const settled = await Promise.allSettled(changes)
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([])
    expect((await addressesOf(db, id)).map(({ plaqueNumber }) => plaqueNumber)).toEqual(['9'])
  })
})
