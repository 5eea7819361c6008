/**
 * The drawing of an inspection: the car from above, the free space around it, and the four corners that are
 * photographed. It turns with the colour scheme. Design language, "Condition list"; picture 37.
 */
import { useLingui } from '@lingui/react/macro'
import { numberText } from '#ui/format/numbers.ts'

const corners = [
  [27, 27],
  [27, 125],
  [331, 27],
  [331, 125],
] as const

export function CarPlan() {
  const { t } = useLingui()
  const metres = numberText(1.5, 1)
  return (
    <svg
      width="100%"
      viewBox="0 0 358 152"
      role="img"
      aria-label={t`خودرو در جای باز، از هر طرف یک‌ونیم متر خالی، عکس از چهار گوشه`}
      style={{ display: 'block' }}
    >
      <rect x=".5" y=".5" width="357" height="151" rx="18" fill="var(--sunken)" stroke="var(--line)" />
      <rect
        x="56"
        y="16"
        width="246"
        height="120"
        rx="16"
        fill="var(--surface)"
        stroke="var(--primary-line)"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <path
        d="m38 32 62 22M38 120l62-22M320 32l-64 22M320 120l-64-22"
        stroke="var(--primary-line)"
        strokeWidth="1.5"
        strokeDasharray="2 4"
      />
      <g transform="translate(0 -3)">
        <path
          d="M122 46.5h26M122 111.5h26M210 46.5h26M210 111.5h26"
          stroke="var(--ink)"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path
          d="m163 49 3-8c.5-1.5 1.5-2 3-2h4c1.5 0 2 1.5 1 3l-4 7zM163 109l3 8c.5 1.5 1.5 2 3 2h4c1.5 0 2-1.5 1-3l-4-7z"
          fill="var(--hero)"
        />
        <path
          d="M114 47h124c13 0 20 13 20 32s-7 32-20 32H114c-9 0-15-5-17-14-1.2-5.5-2-11.5-2-18s.8-12.5 2-18c2-9 8-14 17-14z"
          fill="var(--hero)"
        />
        <path
          d="M155 54c-8 3-12 13-12 25s4 22 12 25l19-7c-4-5-5-11-5-18s1-13 5-18zM231 56c6 4 9 13 9 23s-3 19-9 23l-14-6c2-5 3-11 3-17s-1-12-3-17zM179 54h38l-6 5h-29zM179 104h38l-6-5h-29z"
          fill="var(--hero-ink2)"
        />
        <path
          d="M99 58c4-1.5 8 0 9.5 3.5-4 2.5-8.5 3-11.5 1.5.3-2 1-3.7 2-5zM99 100c4 1.5 8 0 9.5-3.5-4-2.5-8.5-3-11.5-1.5.3 2 1 3.7 2 5z"
          fill="var(--hero-ink)"
        />
      </g>
      <path
        d="M263 76h34m-4-3.5 4 3.5-4 3.5M267 72.5 263 76l4 3.5M176 18.5v16m-3-3.5 3 3.5 3-3.5m-6-9.5 3-3.5 3 3.5"
        stroke="var(--primary)"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="280" y="95" textAnchor="middle" fontSize="12" fontWeight="640" fill="var(--ink2)">
        {t`${metres} متر`}
      </text>
      {corners.map(([x, y]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <circle r="13" fill="var(--primary)" />
          <g fill="none" stroke="var(--on-primary)" strokeWidth="1.6" strokeLinejoin="round">
            <path d="M-6.5-2.5h2.5l1.5-2.2h5l1.5 2.2h2.5v7.7h-13z" />
            <circle r="2" cy="1" />
          </g>
        </g>
      ))}
    </svg>
  )
}
