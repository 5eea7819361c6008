/**
 * Where the primary action leads while one answer alone is being changed: back to where it was changed from. The chart's own
 * questions are asked, so that the words never promise another way than the one taken. Decisions, section 6 `edit-insurance`.
 */
import { useSelector } from '@xstate/react'
import { guards } from '#machines/journey/guards.ts'
import { type JourneySnapshot, useJourney } from '../journey.ts'

export type ReturnTarget = 'offers' | 'answers'

/** Takes a snapshot; gives where its step's action leads back to, null where it leads on. */
const wayBackOf = (snapshot: JourneySnapshot): ReturnTarget | null => {
  // Another plate is looked up first, and what the registry says of it is looked over.
  if (snapshot.matches({ inquiry: 'owner' })) return null
  if (guards['only one order answer is edited'](snapshot)) return 'answers'
  return guards['only one search answer is edited'](snapshot) ? 'offers' : null
}

export const useReturnTarget = (): ReturnTarget | null => useSelector(useJourney(), wayBackOf)
