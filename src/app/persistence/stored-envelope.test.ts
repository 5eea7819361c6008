import { describe, expect, it } from 'vitest'
import { acceptEnvelope } from '#adapters/journey-store/envelope.ts'
import { restoreContext } from '#machines/journey/stored-context.ts'
import firstEnvelope from './testing/envelope-1.json' with { type: 'json' }

describe('an envelope of an earlier version', () => {
  const key = { machine: 'third-party', trackingCode: null }
  const owner = 'guest:5d3c1f0e-7a55-4a31-9a0e-2f4f1f6f3a10'
  const soon = firstEnvelope.savedAt + 1

  it('opens with version 1 and restores the answers; its offer has to be chosen again', () => {
    const envelope = acceptEnvelope(firstEnvelope, key, owner, soon)
    const {
      plate,
      ownerNationalCode,
      lookup,
      lookupError,
      vehicle,
      status,
      history,
      ceiling,
      policyTerm,
      choice: _,
      holder,
      intent,
      ...typed
    } = firstEnvelope.content
    const quote = {
      plate,
      ownerNationalCode,
      lookup,
      lookupError,
      status,
      history: {
        previousCompany: history.company,
        lastPolicyStartDate: history.startDate,
        lastPolicyExpDate: history.expirationDate,
        changeOwnershipStatus: history.changeOwnershipStatus,
        noDamageFactor: history.discountPercent,
        driverNoDamageFactor: history.driverDiscountPercent,
        receivedCompensation: history.receivedCompensation,
        propertyDamageCount: history.financialDamages,
        lifeDamageCount: history.lifeDamages,
        driverDamageCount: history.driverDamages,
      },
      liabilityPropertyDamage: ceiling,
      policyTerm,
    }
    const restored = restoreContext('thirdparty', envelope?.content)
    expect(restored).toMatchObject({ ...typed, quote, choice: null })
    expect(restored.holder).toEqual({
      ...holder,
      insuredType: 1,
      companyName: '',
      companyNationalId: '',
      establishmentDate: null,
    })
    expect(restored.quote.vehicle).toEqual({ ...vehicle, carImported: null, carProductionMonth: null })
    expect(restored.intent).toEqual({ ...intent, change: 'registerOrder' })
  })

  it('restores the answers by their fields alone, so that renamed states do not matter', () => {
    const value = { inquiry: { owner: { answering: 'calm' } } }
    expect(restoreContext('thirdparty', { ...firstEnvelope.content, value, tags: ['correcting'] })).toEqual(
      restoreContext('thirdparty', firstEnvelope.content),
    )
  })

  it('stays closed when it is newer, expired, of another machine or of another user', () => {
    expect(acceptEnvelope({ ...firstEnvelope, schema: 99 }, key, owner, soon)).toBeNull()
    expect(acceptEnvelope(firstEnvelope, key, owner, firstEnvelope.expiresAt)).toBeNull()
    expect(acceptEnvelope(firstEnvelope, { ...key, machine: 'car-body' }, owner, soon)).toBeNull()
    expect(acceptEnvelope(firstEnvelope, key, 'user:somebody', soon)).toBeNull()
  })
})
