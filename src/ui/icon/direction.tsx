/** Arrows that follow the reading direction: the only icons that are mirrored. Design language, "Icons". */
import { ArrowRight, ChevronLeft } from 'lucide-react'

/** Back: points to the start of the reading direction. */
export const BackArrow = ({ size = 24 }: { size?: number }) => (
  <ArrowRight size={size} className="mirrored" aria-hidden="true" />
)

/** Forward: points to the end of the reading direction. */
export const OnwardChevron = ({ size = 18 }: { size?: number }) => (
  <ChevronLeft size={size} className="mirrored" aria-hidden="true" />
)
