/**
 * An empty area and a place of each kind, which the script of the first page fills. Only the prerendered page
 * has them.
 */
import styles from './Places.module.css'
import { Place, placeKinds } from './Places.tsx'

export const EmptyPlaces = () => <div className={styles.area} aria-hidden="true" data-places />

export const PlaceTemplates = () =>
  placeKinds.map((kind) => (
    <template key={kind} data-place={kind}>
      <Place kind={kind} />
    </template>
  ))
