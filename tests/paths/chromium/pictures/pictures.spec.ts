/** Walks the visualizer's phone through every state, in both languages, and takes pictures of what is new. */
import { test } from '#tests/browser/fixtures.ts'
import { openPhone } from '../phone/phone.ts'
import { readScripts } from '../phone/script.ts'
import { takeViewPictures } from './view-pictures.ts'

/** Time limit of a walk: its start, and each step with its pictures. */
const START_MS = 60_000
const STEP_MS = 15_000

/** Charts to take pictures of; all where none is named. */
const wanted = (process.env['VIEW_CHARTS'] ?? '').split(',').filter((chart) => chart !== '')
const scripts = readScripts('pictures').filter(({ chart }) => wanted.length === 0 || wanted.includes(chart))

for (const language of ['fa', 'en'] as const)
  for (const { chart, name, begin, stops } of scripts)
    test(`${chart} (${language}): ${name}`, async ({ page }) => {
      test.setTimeout(START_MS + stops.length * STEP_MS)
      const phone = await openPhone(page, { chart, begin, language })
      for (const [step, { by, value, place, screen, isSheet }] of stops.entries()) {
        if (step > 0) await phone.perform(by)
        if (value !== null) await phone.expectAt(chart, value)
        if (screen !== null) await takeViewPictures(page, { language, chart, place, isSheet })
      }
    })
