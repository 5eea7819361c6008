/** What an end of a payment shows in the area’s frame, which stays from one to the next: a press that begins before and ends after is answered. */
import type { StepLayoutProps } from '#ui/layout/StepLayout.tsx'

/** The way back and support are the area’s. */
export type ResultContent = Omit<StepLayoutProps, 'onBack' | 'onSupport' | 'progress'>
