/** The logo: a shield crossed by a bumper with a number plate, with the name where there is room. */
import { Trans } from '@lingui/react/macro'
import styles from './BrandMark.module.css'

export const SHIELD =
  'M16 1.6c3.7 1.9 7.6 2.9 11 3.1 1.1.1 1.9 1 1.9 2.1v8.4c0 7.2-5.1 12.5-12 15.3-.6.2-1.2.2-1.8 0C8.2 27.7 3.1 22.4 3.1 15.2V6.8c0-1.1.8-2 1.9-2.1 3.4-.2 7.3-1.2 11-3.1z'
export const BUMPER =
  'M3.1 14.6c4.2-1 8.5-1.5 12.9-1.5s8.7.5 12.9 1.5v.6c0 1.1-.1 2.1-.3 3.1-4.1-1-8.3-1.5-12.6-1.5s-8.5.5-12.6 1.5c-.2-1-.3-2-.3-3.1z'

/** The symbol without the name; decorative. */
export const BrandMark = ({ size = 28 }: { size?: number | undefined }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
    <path d={SHIELD} fill="var(--primary)" />
    <path d={BUMPER} fill="var(--on-primary)" />
    <rect
      x="10.9"
      y="11.7"
      width="10.2"
      height="6.5"
      rx="2"
      fill="var(--saffron)"
      stroke="var(--primary)"
      strokeWidth="1.5"
    />
  </svg>
)

/** The symbol and the name; a link to home when `href` is given. */
export function Brand({ href }: { href?: string | undefined }) {
  const Tag = href === undefined ? 'span' : 'a'
  return (
    <Tag className={styles.brand} href={href}>
      <BrandMark />
      <span className={styles.name}>
        <Trans>سپر</Trans>
      </span>
    </Tag>
  )
}
