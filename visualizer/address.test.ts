import { describe, expect, it } from 'vitest'
import { firstPage, readAddress, writeAddress } from './address.ts'

describe('the URL of the visualizer', () => {
  it('contains everything that the page shows and parses back to it', () => {
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
  it('is short for the initial page', () => {
    expect(writeAddress(firstPage)).toBe('#/third-party')
    expect(readAddress('')).toEqual(firstPage)
  })
  it('opens the step of the selected state', () => {
    expect(readAddress('#/third-party?state=payment.invoice.reviewing')).toMatchObject({
      step: 'payment',
      state: 'payment.invoice.reviewing',
    })
  })
  it('opens states by the keys of earlier versions', () => {
    expect(readAddress('#/third-party?state=holder.answering.calm')).toMatchObject({
      step: 'holder',
      state: 'holder.answering.pristine',
    })
    expect(readAddress('#/third-party/vehicle?state=vehicle.details.correcting')).toMatchObject({
      state: 'vehicle.details.showingErrors',
    })
  })
  it('ignores unknown values', () => {
    expect(readAddress('#/x?language=de&scheme=sepia&at=-3')).toEqual({ ...firstPage, chart: 'x' })
  })
})
