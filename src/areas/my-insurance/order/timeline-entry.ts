/** An entry of an order's timeline, and the format of its days. */
import type { PolicyTimeline } from '#contract/operations/my-insurance.ts'
import { dateText } from '#ui/format/dates.ts'
import type { TimelineItem } from '#ui/timeline/Timeline.tsx'

/** `words`: text of the current entry's box; null if it has none. */
export type TimelineEntry = Omit<TimelineItem, 'box'> & { words?: string | null }

/** Days of the order's last year need no year. */
export const dayIn = (timeline: PolicyTimeline) => {
  const { day: today } = timeline.moves.at(-1)?.at ?? timeline.orderedAt
  return (day: string): string => dateText(day, { today })
}
