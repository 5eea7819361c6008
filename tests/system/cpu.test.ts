import { expect, it } from 'vitest'
import { calibrate, calibrateRepeatedly } from './cpu.ts'

it('calibrates beside a stage until the stage has ended', async () => {
  const end = calibrateRepeatedly(1)
  await calibrate(1)
  const results = await end()
  expect(results.length).toBeGreaterThan(0)
  expect(results.filter((result) => !(result > 0))).toEqual([])
})

it('has no calibration of a stage that ends before the first', async () => {
  expect(await calibrateRepeatedly()()).toEqual([])
})
