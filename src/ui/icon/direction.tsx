/** Arrows that follow the reading direction: the only icons that are mirrored. Design language, "Icons". */
import { ArrowLeft, ArrowRight, ChevronLeft } from 'lucide-react'

/** Back: points to the start of the reading direction. */
export const BackArrow = ({ size = 24 }: { size?: number }) => (
  <ArrowRight size={size} className="mirrored" aria-hidden="true" />
)

/** Forward: points to the end of the reading direction. */
export const OnwardChevron = ({ size = 18 }: { size?: number }) => (
  <ChevronLeft size={size} className="mirrored" aria-hidden="true" />
)

/** From the old value to the new one. */
export const OnwardArrow = ({ size = 18 }: { size?: number }) => (
  <ArrowLeft size={size} className="mirrored" aria-hidden="true" />
)
