import { describe, expect, it } from 'vitest'
import { firstPage, readAddress, writeAddress } from './address.ts'

describe('the address of the visualizer', () => {
  it('says all that the page shows, and is read back the same', () => {
    const shown = {
      language: 'en',
      scheme: 'dark',
      technical: true,
      chart: 'third-party',
      step: 'offers',
      state: 'offers.list.browsing',
      path: 'guest, lookup refused (2)',
      at: 7,
    } as const
    expect(readAddress(writeAddress(shown))).toEqual(shown)
  })
  it('is short where nothing was chosen', () => {
    expect(writeAddress(firstPage)).toBe('#/third-party')
    expect(readAddress('')).toEqual(firstPage)
  })
  it('opens the step of the state that it names', () => {
    expect(readAddress('#/third-party?state=payment.invoice.reviewing')).toMatchObject({
      step: 'payment',
      state: 'payment.invoice.reviewing',
    })
  })
  it('takes nothing that the page does not know', () => {
    expect(readAddress('#/x?language=de&scheme=sepia&at=-3')).toEqual({ ...firstPage, chart: 'x' })
  })
})
