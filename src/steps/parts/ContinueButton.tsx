/**
 * The one solid button of a form. While something is missing it looks it, stays focusable, and its press leads to what is missing;
 * while the chart is waiting for an answer it says so and cannot be pressed again. Design language, "Bottom action bar".
 */
import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { useTag } from '../journey.ts'

export type ContinueButtonProps = {
  /** Names the result: «ثبت و ادامه». */
  children: ReactNode
  /** A form from useProblems; without it nothing can be missing. */
  form?: { complete: boolean; submit: () => void } | undefined
}

export function ContinueButton({ children, form }: ContinueButtonProps) {
  const loading = useTag('loading')
  return (
    <Button type="submit" full loading={loading} blocked={form && !form.complete} onBlockedPress={form?.submit}>
      {children}
    </Button>
  )
}
