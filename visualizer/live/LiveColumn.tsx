/** The phone with the real app, and the events of its state. */
import { useSay } from '../language.ts'

export default function LiveColumn() {
  const say = useSay()
  return <p>{say({ fa: 'صفحهٔ زندهٔ این حالت', en: 'Live screen of this state' })}</p>
}
