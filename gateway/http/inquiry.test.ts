import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registeredVehicles } from '../sandbox/registered-vehicles.ts'
import { call, codeOf, newGuest, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { provider, type } from '../testing/purchase.sample.ts'
import { caseNamed, lookUpCase, lookUpOf } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

const plates = async (user: { jwt: string }) =>
  (await succeed(gateway.server, 'listMyPlates', { params: { ...type, ...provider } }, user)).plates

describe('a company’s vehicle', () => {
  it('is found by the company’s national id of eleven digits', async () => {
    const guest = await newGuest(gateway.server)
    expect(await succeed(gateway.server, 'lookUpPlate', lookUpOf('خودروی شرکت'), guest)).toMatchObject({
      isDefective: false,
      carModel: 'iran-khodro-dena',
    })
  })
  it('is not found by its representative’s code', async () => {
    const guest = await newGuest(gateway.server)
    expect(
      (await call(gateway.server, 'lookUpPlate', lookUpOf('کد نماینده به‌جای شرکت'), guest)).error?.errorCode,
    ).toBe(codeOf('plateNotOwners'))
  })
  it('needs an id with a valid check digit', async () => {
    const guest = await newGuest(gateway.server)
    const request = lookUpOf('خودروی شرکت')
    const { error } = await call(
      gateway.server,
      'lookUpPlate',
      { ...request, body: { ...request.body, nationalCode: '14012345678' } },
      guest,
    )
    expect(error?.data.fields).toEqual({
      nationalCode: 'این شناسهٔ ملی درست نیست؛ رقم‌ها را با آگهی تأسیس مقایسه کنید.',
    })
  })
})

describe('a user’s plates', () => {
  it('are those that were found, each once, latest first, with owner’s code and vehicle', async () => {
    const user = await signIn(gateway.server, '09360000110')
    expect(await plates(user)).toEqual([])
    for (const title of ['سواری با سابقهٔ کامل', 'خودروی شرکت', 'اتوبوس', 'سواری با سابقهٔ کامل'])
      await lookUpCase(gateway.server, user, title)
    const [first, ...others] = await plates(user)
    const { nationalCode, plate } = caseNamed('سواری با سابقهٔ کامل')
    expect(first).toEqual({
      nationalCode,
      ...plate,
      carInfo: { carModel: 'پژو ۲۰۷ دنده‌ای', carProductionYear: '1399' },
    })
    expect(others.map(({ nationalCode: code, carInfo }) => [code, carInfo.carModel])).toEqual([
      ['9901839191', 'اتوبوس ۴۴ نفره'],
      ['14012345679', 'ایران‌خودرو دنا'],
    ])
  })
  it('contain no more about a vehicle than the registry answered', async () => {
    const user = await signIn(gateway.server, '09360000111')
    await lookUpCase(gateway.server, user, 'مشخصات ناقص خودرو')
    expect((await plates(user))[0]?.carInfo).toEqual({ carModel: 'سواری', carProductionYear: '' })
  })
  it('exclude refused inquiries', async () => {
    const user = await signIn(gateway.server, '09360000112')
    for (const title of ['قطع سامانه', 'پلاکِ شخص دیگر', 'پلاک ناشناس', 'خودداری سامانه'])
      await call(gateway.server, 'lookUpPlate', lookUpOf(title), user)
    expect(await plates(user)).toEqual([])
  })
  it('include those of the guest, once the guest’s searches are transferred', async () => {
    const guest = await newGuest(gateway.server)
    await lookUpCase(gateway.server, guest, 'سواری بدون تخفیف')
    const user = await signIn(gateway.server, '09360000113')
    expect(await plates(user)).toEqual([])
    await succeed(gateway.server, 'syncGuest', { body: guest }, user)
    expect((await plates(user)).map(({ nationalCode }) => nationalCode)).toEqual(['9971126486'])
  })
  it('are the user’s own, at most ten', async () => {
    const [one, other] = [
      await signIn(gateway.server, '09360000114'),
      await signIn(gateway.server, '09360000115'),
    ]
    const found = registeredVehicles
      .filter(({ outcome, answersAfterMs }) => outcome === 'answered' && answersAfterMs === 0)
      .slice(0, 12)
    for (const { owner, plate } of found)
      await succeed(
        gateway.server,
        'lookUpPlate',
        { params: { ...type, ...provider }, body: { nationalCode: owner, ...plate } },
        one,
      )
    expect((await plates(one)).map(({ nationalCode }) => nationalCode)).toEqual(
      found
        .slice(2)
        .toReversed()
        .map(({ owner }) => owner),
    )
    expect(await plates(other)).toEqual([])
  })
})
