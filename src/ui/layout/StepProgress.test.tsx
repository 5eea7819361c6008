// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { progressTone, StepProgress } from './StepProgress.tsx'

afterEach(cleanup)

const names = ['خودرو', 'پیشنهاد', 'مشخصات', 'پرداخت']
const bar = () => screen.getByRole('progressbar', { name: 'پیشرفت خرید' })
const segments = () => [...bar().querySelectorAll('i')].map(({ style }) => style.inlineSize)

describe('the progress of a purchase', () => {
  it('is coloured by the filled share of the whole', () => {
    expect([3, 25, 38, 50, 53, 65, 72, 88].map(progressTone)).toEqual([
      'p25',
      'p25',
      'p50',
      'p50',
      'p65',
      'p65',
      'p100',
      'p100',
    ])
  })

  it('is announced with the current phase and its place', () => {
    stage(<StepProgress names={names} position={3} fill={0.125} />)
    expect(bar().getAttribute('aria-valuetext')).toBe('مشخصات، بخش ۳ از ۴')
    expect(bar().getAttribute('aria-valuenow')).toBe('53')
  })

  it('fills the phases that are done, a part of the current one, and none to come', () => {
    stage(<StepProgress names={names} position={3} fill={0.125} />)
    expect(segments()).toEqual(['100%', '100%', '12.5%'])
  })

  it('names every phase and marks those that are done', () => {
    stage(<StepProgress names={names} position={2} fill={0.5} />)
    const phases = [...bar().querySelectorAll('li')]
    expect(phases.map(({ textContent }) => textContent)).toEqual(names)
    expect(phases.map((phase) => phase.querySelector('svg') !== null)).toEqual([true, false, false, false])
  })
})
