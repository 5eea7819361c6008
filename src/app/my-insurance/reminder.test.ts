// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { InsuranceType } from '#contract/operations/parameters.ts'

const add = vi.hoisted(() => vi.fn<(reminder: { address: string }) => Promise<void>>(async () => undefined))
vi.mock('#adapters/renewal-reminder.ts', () => ({ addReminder: add, hasReminder: async () => false }))
const { addReminder } = await import('./reminder.ts')

beforeEach(() => i18n.loadAndActivate({ locale: 'fa', messages: {} }))

it.each([
  ['thirdparty', '/third-party/renewal/ABCDEFGHJKMNPQ'],
  ['motorcycle', '/third-party/renewal/ABCDEFGHJKMNPQ'],
  ['carbody', '/my-insurances/ABCDEFGHJKMNPQ'],
] as const satisfies readonly (readonly [InsuranceType, string])[])(
  'a reminder of a policy (%s) opens %s',
  async (type, address) => {
    const input = { trackingCode: 'ABCDEFGHJKMNPQ', type, end: '1405-09-04' }
    await waitFor(createActor(addReminder, { input }).start(), ({ status }) => status === 'done')
    expect(add).toHaveBeenLastCalledWith(expect.objectContaining({ address }))
  },
)
