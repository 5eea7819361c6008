/** A motorcycle. Lucide's drawing as one path: home shows it, too, and is to stay small. */
export const Motorbike = ({ size }: { size: number }) => (
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
    <path d="m18 14-1-3M3 9l6 2a2 2 0 0 1 2-2h2a2 2 0 0 1 2 1.8M8 17h3a1 1 0 0 0 1-1 6 6 0 0 1 6-6 1 1 0 0 0 1-1v-.75A5 5 0 0 0 17 5M16 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
  </svg>
)
