/** The frame that every end of a payment is drawn in; the way back and support are the area’s. */
import type { ReactNode } from 'react'
import type { StepLayoutProps } from '#ui/layout/StepLayout.tsx'

/** Takes what a screen shows; gives it in the area’s frame. */
export type Frame = (layout: Omit<StepLayoutProps, 'onBack' | 'onSupport' | 'progress'>) => ReactNode
