/**
 * Conditions of an inspection, which the owner of a car accepts beforehand. Document 3 section 2, «Terms».
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

export const InspectionCondition = v.picklist(
  ['clean-car', 'space', 'bright-place', 'switch', 'driver', 'accessories', 'chassis-number', 'damage-fixed'],
  textRef('choice.unknown'),
)
export type InspectionCondition = v.InferOutput<typeof InspectionCondition>

/** All conditions, each once: nothing less is accepted. */
export const AcceptedConditions = v.pipe(
  v.array(InspectionCondition, textRef('malformed')),
  v.check(
    (codes) => codes.length === InspectionCondition.options.length && new Set(codes).size === codes.length,
    textRef('required'),
  ),
)
