/** The blue band of a plate: flag and «I.R. IRAN», as on the metal. */
import styles from './Plate.module.css'

/** Printed on every plate; not a text of the interface. */
export const PLATE_COUNTRY = 'ایران'
const MARK = ['I.R.', 'IRAN']

export const PlateBand = () => (
  <span className={styles.band} aria-hidden="true">
    <span className={styles.flag}>
      <i />
      <i />
      <i />
    </span>
    <b>
      {MARK[0]}
      <br />
      {MARK[1]}
    </b>
  </span>
)
