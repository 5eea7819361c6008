/** A drawn plate of any vehicle, the same in both schemes and both languages. */
import { isCarPlate, type Plate } from '#contract/values/plate.ts'
import { CarPlateView } from './CarPlateView.tsx'
import { MotorcyclePlateView } from './MotorcyclePlateView.tsx'

export type PlateViewProps = {
  plate: Plate
  /**
   * xs 28 high; s 34, and a motorcycle's 47; review is where the vehicle is confirmed: a motorcycle's plate
   * is 132 wide there. ticket: a car's is 46 high, a motorcycle's as in the review.
   */
  size?: 'xs' | 's' | 'review' | 'ticket' | 'large' | undefined
}

export const PlateView = ({ plate, size = 's' }: PlateViewProps) =>
  isCarPlate(plate) ? (
    <CarPlateView plate={plate} size={size === 'review' ? 's' : size} />
  ) : (
    <MotorcyclePlateView plate={plate} size={size === 'ticket' ? 'review' : size} />
  )
