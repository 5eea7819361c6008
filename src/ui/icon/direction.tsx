/** Arrows that follow the reading direction: the only icons that are mirrored. Design language, "Icons". */
import { ArrowRight, ChevronLeft } from 'lucide-react'

/** Back: points to where reading starts. */
export const BackArrow = ({ size = 24 }: { size?: number }) => (
  <ArrowRight size={size} className="mirrored" aria-hidden="true" />
)

/** Onward: points to where reading goes. */
export const OnwardChevron = ({ size = 18 }: { size?: number }) => (
  <ChevronLeft size={size} className="mirrored" aria-hidden="true" />
)
