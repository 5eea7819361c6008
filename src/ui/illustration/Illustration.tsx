/**
 * Own drawings, in the colours of the scheme: above an empty state, in an upload box, beside advice on
 * photos. Decorative: a sentence says the same. They are in a file of their own, so that they add nothing to
 * a screen's script. Design language, pictures 08 and 14b.
 */
import drawings from './illustrations.svg'

export type IllustrationName = 'no-addresses' | 'no-offers' | 'open-elsewhere' | 'unknown-page'

/** Above an empty state. Follows the reading direction. */
export const Illustration = ({ name }: { name: IllustrationName }) => (
  <svg width="190" height="132" className="mirrored" aria-hidden="true">
    <use href={`${drawings}#${name}`} />
  </svg>
)

/** A paper as its photo should show it, by the tag of its upload box. A cheque's is «cheque». */
export const PaperDrawing = ({ name }: { name: string }) => (
  <svg width="64" height="64" aria-hidden="true">
    <use href={`${drawings}#${name}`} />
  </svg>
)

export const PhotoDrawing = ({ name }: { name: 'photo-good' | 'photo-cut' | 'photo-glare' }) => (
  <svg width="96" height="72" aria-hidden="true">
    <use href={`${drawings}#${name}`} />
  </svg>
)
