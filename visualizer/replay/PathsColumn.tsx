/** The catalogue's paths, and the player. */
import { useSay } from '../language.ts'

export default function PathsColumn() {
  const say = useSay()
  return <p>{say({ fa: 'مسیرهای ضبط‌شده', en: 'Recorded paths' })}</p>
}
