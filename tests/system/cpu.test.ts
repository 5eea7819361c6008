import { expect, it } from 'vitest'
import { calibrate, calibrateRepeatedly } from './cpu.ts'

it('calibrates beside a stage until the stage has ended', async () => {
  const end = calibrateRepeatedly(1)
  await calibrate(1)
  const results = await end()
  expect(results.length).toBeGreaterThan(0)
  expect(results.filter((result) => !(result > 0))).toEqual([])
})

it('calibrates nothing beside a stage that ends before it is time', async () => {
  expect(await calibrateRepeatedly()()).toEqual([])
})
