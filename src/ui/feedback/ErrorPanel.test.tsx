// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

afterEach(cleanup)

describe('the error panel', () => {
  it('shows the documented code beside the id of the request, and copies both', async () => {
    const user = userEvent.setup()
    stage(
      <ErrorPanel title="پیشنهادها نرسید" errorId="E-7K3M9QPX" code={5030}>
        دوباره امتحان کنید.
      </ErrorPanel>,
    )
    const chip = screen.getByRole('button', { name: /E-7K3M9QPX/ })
    expect(chip.textContent).toBe('کد خطا 5030 E-7K3M9QPX')
    await user.click(chip)
    expect(await navigator.clipboard.readText()).toBe('5030 E-7K3M9QPX')
  })

  it('shows the id alone if no answer named a code', () => {
    stage(
      <ErrorPanel title="پیشنهادها نرسید" errorId="E-7K3M9QPX" code={null}>
        دوباره امتحان کنید.
      </ErrorPanel>,
    )
    expect(screen.getByRole('button', { name: /E-7K3M9QPX/ }).textContent).toBe('کد خطا E-7K3M9QPX')
  })
})
