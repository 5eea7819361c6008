import { describe, expect, it } from 'vitest'
import { acceptEnvelope } from '#adapters/journey-store/envelope.ts'
import { restoreContext } from '#machines/journey/stored-context.ts'
import firstEnvelope from './testing/envelope-1.json' with { type: 'json' }

describe('an envelope of an earlier version', () => {
  const of = { machine: 'third-party', trackingCode: null }
  const owner = 'guest:5d3c1f0e-7a55-4a31-9a0e-2f4f1f6f3a10'
  const soon = firstEnvelope.savedAt + 1

  it('of schema 1 is opened, and what was typed holds; an offer of that version is chosen again', () => {
    const envelope = acceptEnvelope(firstEnvelope, of, owner, soon)
    const { choice: _, vehicle, holder, ...typed } = firstEnvelope.content
    const kept = restoreContext(envelope?.content)
    expect(kept).toMatchObject({ ...typed, choice: null })
    expect(kept.holder).toEqual({
      ...holder,
      insuredType: 1,
      companyName: '',
      companyNationalId: '',
      establishmentDate: null,
    })
    expect(kept.vehicle).toEqual({ ...vehicle, carProductionMonth: null })
  })

  it('that is newer, expired, another machine’s or another person’s is not opened', () => {
    expect(acceptEnvelope({ ...firstEnvelope, schema: 99 }, of, owner, soon)).toBeNull()
    expect(acceptEnvelope(firstEnvelope, of, owner, firstEnvelope.expiresAt)).toBeNull()
    expect(acceptEnvelope(firstEnvelope, { ...of, machine: 'car-body' }, owner, soon)).toBeNull()
    expect(acceptEnvelope(firstEnvelope, of, 'user:somebody', soon)).toBeNull()
  })
})
