// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { progressTone, StepProgress } from './StepProgress.tsx'

afterEach(cleanup)

describe('step progress', () => {
  it('is coloured by the share of completed steps', () => {
    expect([1, 2, 3, 4].map((step) => progressTone(step, 4))).toEqual(['p25', 'p50', 'p100', 'p100'])
    expect([1, 2, 3, 4, 5, 6].map((step) => progressTone(step, 6))).toEqual([
      'p25',
      'p50',
      'p50',
      'p100',
      'p100',
      'p100',
    ])
    expect(progressTone(4, 7)).toBe('p65')
  })
  it('is announced in words and names the next step', () => {
    stage(<StepProgress step={2} steps={4} name="مشخصات خودرو" next="سابقهٔ بیمه" />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('گام ۲ از ۴')
    expect(screen.getByText(/بعدی: سابقهٔ بیمه/)).toBeTruthy()
  })
})
