// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { stage } from '#ui/testing/stage.tsx'
import NotFound from './NotFound.tsx'

it('leads home and offers help', async () => {
  let asked = 0
  stage(
    <AskSupport value={() => void (asked += 1)}>
      <NotFound />
    </AskSupport>,
  )
  expect(screen.getByRole('link', { name: 'رفتن به صفحهٔ اصلی' }).getAttribute('href')).toBe('/')
  const [support] = screen.getAllByRole('button', { name: 'پشتیبانی' })
  if (support) await userEvent.setup().click(support)
  expect(asked).toBe(1)
})
