/** Pictures of the classes of motorcycles. They do not mirror. Design language, "Motorcycle"; picture 39. */
import { Moped } from 'lucide-react'
import type { ReactNode } from 'react'
import { Motorbike } from '#ui/icon/Motorbike.tsx'

type IconProps = { size: number }

/** Stroke style of the other icons. */
const Drawing = ({ size, children }: IconProps & { children: ReactNode }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

const Heavy = ({ size }: IconProps) => (
  <Drawing size={size}>
    <circle cx="5" cy="16.5" r="3.5" />
    <circle cx="19" cy="16.5" r="3.5" />
    <path d="M8.5 16.5H13l2.5-5.5" />
    <path d="M2.5 10.5 6 11l3.5-1 2-2.5h4l1.5-3h2" />
    <path d="m16 7.5 3 5" />
    <path d="M11 13h2.5" />
    <path d="m6 11 2.5 2.5" />
  </Drawing>
)

const ThreeWheeler = ({ size }: IconProps) => (
  <Drawing size={size}>
    <rect x="2" y="7" width="9.5" height="7" rx="1.5" />
    <circle cx="6.5" cy="17.5" r="2.5" />
    <circle cx="19" cy="17.5" r="2.5" />
    <path d="M9 17.5h5l3-8.5h-3" />
    <path d="m17 9 2 6" />
    <path d="M11.5 13H14" />
  </Drawing>
)

/** The picture of a class. A class without one gets that of the most common class. */
export const MotorcycleIcon = ({ classCode, size }: IconProps & { classCode: string | null }) => {
  if (classCode === 'moto_moped') return <Moped size={size} aria-hidden="true" />
  if (classCode === 'moto_2cyl') return <Heavy size={size} />
  if (classCode === 'moto_3wheel') return <ThreeWheeler size={size} />
  return <Motorbike size={size} />
}
