/**
 * The slider over the configuration's ceilings, one stop each, with the economical range marked under it.
 * Comes in a chunk of its own when «بیشتر» is pressed. Specification: document 2 section 9.
 */
import { useLingui } from '@lingui/react/macro'
import Slider from '@mui/material/Slider'
import { roundTomanText } from '#ui/format/numbers.ts'
import { MuiProvider } from '#ui/mui/MuiProvider.tsx'
import styles from './CeilingSlider.module.css'

export type CeilingSliderProps = {
  /** Toman, ascending. */
  ceilings: readonly number[]
  value: number
  onChange: (ceiling: number) => void
  /** Places of the first and last economical ceiling. */
  economical: { first: number; last: number } | null
}

export function CeilingSlider({ ceilings, value, onChange, economical }: CeilingSliderProps) {
  const { t } = useLingui()
  const last = ceilings.length - 1
  const at = (place: number) => ceilings[place] ?? value
  return (
    <MuiProvider>
      <div className={styles.slider}>
        {economical && (
          <span
            className={styles.band}
            style={{
              insetInline: `${(economical.first / last) * 100}% ${100 - (economical.last / last) * 100}%`,
            }}
            aria-hidden="true"
          />
        )}
        <Slider
          aria-label={t`سقف تعهد مالی`}
          min={0}
          max={last}
          step={1}
          marks
          value={Math.max(0, ceilings.indexOf(value))}
          onChange={(_, place) => onChange(at(place))}
          getAriaValueText={(place) => roundTomanText(at(place))}
        />
      </div>
    </MuiProvider>
  )
}
