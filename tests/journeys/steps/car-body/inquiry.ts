/** Inquiry of car-body insurance: plate and owner, the registry's car, its insurances and its price. */
import { questions } from '../drivers/car-body/questions.ts'
import { inquiry } from '../inquiry.ts'
import type { StepTable } from '../table.ts'
import { questionViews } from './questions.ts'

const isShared = (state: string): boolean => /^inquiry\.(?:owner|vehicle)\./.test(state)

const views: StepTable['views'] = {
  ...Object.fromEntries(Object.entries(inquiry.views).filter(([state]) => isShared(state))),
  ...questionViews('inquiry', 'value'),
}

export const carBodyInquiry: StepTable = { views, drivers: { ...inquiry.drivers, ...questions } }
