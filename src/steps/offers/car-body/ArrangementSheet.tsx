/** Sheet for sorting and filtering the car-body offers. */
import { ArrangementSheetOf } from '../late/ArrangementSheet.tsx'
import { useCarBodyList } from './listed.ts'

export function CarBodyArrangementSheet() {
  const { all, offers } = useCarBodyList()
  return <ArrangementSheetOf all={all} passing={offers} />
}
