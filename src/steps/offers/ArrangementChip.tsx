/** Opens sorting and filtering, and says how many filters are on: among the chips on phones, over the list where that is wide. Design language, "Chip row". */
import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { Chip } from '#ui/choice/Chip.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext, useSend } from '../journey.ts'
import { activeFilterCount } from './arrangement.ts'

export function ArrangementChip() {
  const send = useSend()
  const arrangement = useJourneyContext((memory) => memory.arrangement)
  const on = activeFilterCount(arrangement)
  return (
    <Chip
      icon={<SlidersHorizontal size={18} aria-hidden="true" />}
      set={on > 0 || arrangement.sort !== 'price'}
      value={on > 0 ? numberText(on) : undefined}
      onClick={() => send({ type: 'arrangement-sheet.opened' })}
    >
      <Trans>چینش و فیلتر</Trans>
    </Chip>
  )
}
