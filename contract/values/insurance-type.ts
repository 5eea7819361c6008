/** Insurance types by their slugs in a path; decisions, section 1. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

export const InsuranceType = v.picklist(['thirdparty', 'motorcycle', 'carbody'], textRef('malformed'))
export type InsuranceType = v.InferOutput<typeof InsuranceType>
