/**
 * Places of the cards while they are loading, with the number, kinds and heights of the last rendered cards.
 * The script of the first page renders the same places without React. Design language, "Skeletons".
 */
import type { CardPlaces, HomeCard } from '#machines/areas/home-cards.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './Places.module.css'

/** Places for a user without known cards. */
const UNKNOWN: CardPlaces = { kinds: ['unfinished', 'unfinished'], height: 0 }

/** Orders with a deadline have a higher place; all others look the same. */
export const placeKinds: readonly HomeCard['kind'][] = [
  'owing',
  'unfinished',
  'issuing',
  'renewal',
  'same-as-last-year',
]

export const Place = ({ kind }: { kind: HomeCard['kind'] }) =>
  kind === 'same-as-last-year' ? <YearPlace /> : <CardPlace kind={kind} />

/** The card of a renewal and what it changes. */
const YearPlace = () => (
  <div className={styles.year} data-place="same-as-last-year">
    <CardPlace kind="renewal" />
    <CardPlace kind="unfinished" />
  </div>
)

const CardPlace = ({ kind }: { kind: HomeCard['kind'] }) => (
  <div className={styles.place} data-place={kind}>
    <Skeleton width="56%" height={20} />
    <Skeleton width="38%" height={14} />
    <Skeleton width="100%" height={kind === 'issuing' ? 28 : 48} radius={14} />
  </div>
)

export type PlacesProps = {
  places: CardPlaces | null
  /** Sentence that announces the loading cards. */
  sentence: string
}

export const Places = ({ places, sentence }: PlacesProps) => {
  const { kinds, height } = places ?? UNKNOWN
  return (
    <>
      <p className="visually-hidden" role="status">
        {sentence}
      </p>
      <div className={styles.area} style={{ minBlockSize: height }} aria-hidden="true" data-places>
        {Array.from(kinds, (kind, index) => (
          <Place key={index} kind={kind} />
        ))}
      </div>
    </>
  )
}
