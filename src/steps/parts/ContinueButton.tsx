/**
 * The one solid button of a form. While something is missing it looks it, stays focusable, and its press leads to what is missing;
 * while the chart is waiting for an answer it says so and cannot be pressed again. Where it leads back to the offers or to the
 * check of the answers, its words say that. Design language, "Bottom action bar"; section 6: buttons name the result.
 */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useHasTag } from '../journey.ts'
import { useReturnTarget, type ReturnTarget } from './return-target.ts'

export type ContinueButtonProps = {
  /** Names the result: «ثبت و ادامه». */
  children: ReactNode
  /** A form from useProblems; without it nothing can be missing. */
  form?: { isValid: boolean; submit: () => void; errorCount?: number } | undefined
}

const backWords: Readonly<Record<ReturnTarget, ReactNode>> = {
  offers: <Trans>ثبت و بازگشت به پیشنهادها</Trans>,
  answers: <Trans>ثبت و بازگشت</Trans>,
}

export function ContinueButton({ children, form }: ContinueButtonProps) {
  const waiting = useHasTag('loading')
  /** What a sheet waits for is not what this button began. */
  const inSheet = useHasTag('sheet')
  const wayBack = useReturnTarget()
  const wrong = form?.errorCount ?? 0
  const count = numberText(wrong)
  return (
    <>
      {/* One field that is wrong has the focus and says so; how many there are is summed up. */}
      <span role="status" className="visually-hidden">
        {wrong > 1 && <Trans>{count} مورد باید کامل یا درست شود.</Trans>}
      </span>
      <Button
        type="submit"
        full
        loading={waiting && !inSheet}
        blocked={form && !form.isValid}
        onBlockedPress={form?.submit}
      >
        {wayBack ? backWords[wayBack] : children}
      </Button>
    </>
  )
}
