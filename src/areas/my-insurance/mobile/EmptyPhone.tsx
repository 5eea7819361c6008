/**
 * Decorative drawing of a phone for the empty tab, in the style of EmptyState's plate. Design language,
 * picture 14b.
 */
export const EmptyPhone = () => (
  <svg width="190" height="120" viewBox="0 0 190 120" fill="none" aria-hidden="true">
    <rect
      x="26"
      y="14"
      width="138"
      height="92"
      rx="16"
      fill="var(--surface)"
      stroke="var(--neu-line)"
      strokeWidth="2"
      strokeDasharray="6 6"
    />
    <rect x="74" y="24" width="42" height="72" rx="9" fill="var(--hero)" />
    <rect x="78" y="31" width="34" height="56" rx="3" fill="var(--surface)" />
    <path d="M91 91.5h8" stroke="var(--hero-ink2)" strokeWidth="2.5" strokeLinecap="round" />
    <g fill="var(--neu-line)">
      <rect x="84" y="40" width="22" height="6" rx="3" />
      <rect x="84" y="51" width="14" height="6" rx="3" />
    </g>
    <g transform="translate(116 76)">
      <circle cx="18" cy="18" r="18" fill="var(--primary)" />
      <path d="M18 11v14M11 18h14" stroke="var(--on-primary)" strokeWidth="3" strokeLinecap="round" />
    </g>
  </svg>
)
