// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { InsuranceType } from '#contract/operations/parameters.ts'

const add = vi.hoisted(() => vi.fn<(reminder: { address: string }) => Promise<void>>(async () => undefined))
vi.mock('#adapters/renewal-reminder.ts', () => ({ addReminder: add, hasReminder: async () => false }))
afterAll(() => void vi.doUnmock('#adapters/renewal-reminder.ts'))
const { addReminder } = await import('./reminder.ts')

beforeEach(() => i18n.loadAndActivate({ locale: 'fa', messages: {} }))

it.each([
  ['thirdparty', true, '/third-party/renewal/ABCDEFGHJKMNPQ'],
  ['motorcycle', true, '/third-party/renewal/ABCDEFGHJKMNPQ'],
  ['thirdparty', false, '/my-insurances/ABCDEFGHJKMNPQ'],
  ['carbody', false, '/my-insurances/ABCDEFGHJKMNPQ'],
] as const satisfies readonly (readonly [InsuranceType, boolean, string])[])(
  'a reminder of a policy (%s, renewed here: %s) opens %s',
  async (type, isRenewedHere, address) => {
    const input = { trackingCode: 'ABCDEFGHJKMNPQ', type, end: '1405-09-04', isRenewedHere }
    await waitFor(createActor(addReminder, { input }).start(), ({ status }) => status === 'done')
    expect(add).toHaveBeenLastCalledWith(expect.objectContaining({ address }))
  },
)
