// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { complete, opened } from '#tests/samples/complete-order.ts'
import Holder from './holder.tsx'
import { renderStep } from '../parts/testing/render-step.tsx'

afterEach(cleanup)

const refused = {
  ...failure('refused', errors.invalid.code, errorText('invalid', 'fa')),
  errorId: 'E-7K3M9QPX',
}
const afterSaving = async (thrown: unknown) => {
  const walk = await opened(complete, '#holder')
  walk.fail('save the policy holder', thrown)
  renderStep(walk, <Holder />)
  await act(() => walk.press({ type: 'holder.changed', change: { firstName: 'مریم' } }, { type: 'continue' }))
  return within(screen.getByRole('alert'))
}

it('announces a failed change, and copies its code and Error ID', async () => {
  const user = userEvent.setup()
  const note = await afterSaving(refused)
  expect(note.getByText(errorText('invalid', 'fa'))).toBeTruthy()
  await user.click(note.getByRole('button', { name: 'کپی کد خطا E-7K3M9QPX' }))
  expect(await navigator.clipboard.readText()).toBe(`${errors.invalid.code} E-7K3M9QPX`)
})

it('says a refusal of a field that the form does not have', async () => {
  const note = await afterSaving({
    ...refused,
    fields: { trackingCode: 'کد پیگیری درست نیست؛ بررسی‌اش کنید.' },
  })
  expect(note.getByText(errorText('invalid', 'fa'))).toBeTruthy()
})
