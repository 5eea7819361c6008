/**
 * What the fields of a vehicle say that the registry left empty. Specification: document 2 section 5 "Vehicle
 * step"; document 3 section 5.
 */
import { useLingui } from '@lingui/react/macro'
import { useEmptyVehicleTexts, useProductWords, type VehicleField } from '../../product.ts'

/** What a field that the registry left empty says. It is no error: the user has done nothing wrong. */
export const useGapMessage = (gaps: readonly VehicleField[]) => {
  const { t } = useLingui()
  const { vehicle } = useProductWords()
  return (field: VehicleField): string | undefined =>
    gaps.includes(field) ? t`در سنهاب ثبت نشده است؛ از روی کارت ${vehicle} انتخاب کنید.` : undefined
}

/** What an empty field says after a refused Continue: a gap of the registry keeps its sentence. */
export const useTextsOfGaps = (
  gaps: readonly VehicleField[],
): Readonly<Partial<Record<VehicleField, string>>> => {
  const gapOf = useGapMessage(gaps)
  return { ...useEmptyVehicleTexts(), ...Object.fromEntries(gaps.map((gap) => [gap, gapOf(gap)])) }
}
