/** An insurer's emblem in its tile. Decorative: the name is beside it. Design language, "Offer card". */
import { ShieldCheck } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { emblemColours } from './emblem-colours.ts'
import drawings from './emblems.svg'
import styles from './InsurerLogo.module.css'

export type InsurerLogoProps = {
  /** The insurer's slug, «damavand». An unknown one gets a plain shield. */
  slug: string
  /** tile 44, small 32. */
  size?: 'tile' | 'small' | undefined
  /** The offer is not on sale. */
  faded?: boolean | undefined
}

export function InsurerLogo({ slug, size = 'tile', faded }: InsurerLogoProps) {
  const emblem = emblemColours[slug]
  const side = size === 'tile' ? 30 : 22
  const colours: Record<string, string> = emblem ? { '--tile': emblem.tile, color: emblem.ink } : {}
  return (
    <span
      className={classNames(styles.tile, styles[size], faded && styles.faded)}
      style={colours}
      aria-hidden="true"
    >
      {emblem ? (
        <svg width={side} height={side}>
          <use href={`${drawings}#${slug}`} />
        </svg>
      ) : (
        <ShieldCheck size={side - 4} />
      )}
    </span>
  )
}
