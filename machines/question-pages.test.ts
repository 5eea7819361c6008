import { describe, expect, it } from 'vitest'
import { QUESTION_PAGES, questionPages } from '#contract/values/page-files.ts'
import { journeys } from './journeys.ts'
import { routesOf } from './path-of.ts'

describe('a page with a prerendered question', () => {
  it.each(questionPages)('has the address of the first step of %s', async (name) => {
    const { base, first, load } = journeys[name]
    const { path, step, ...page } = QUESTION_PAGES[name]
    expect([page.base, first]).toEqual([base, 'inquiry'])
    expect(routesOf(await load()).find((route) => route.path === path)).toEqual({
      id: '#inquiry-owner',
      path,
      step,
    })
  })
})
