/**
 * Slider over the ceilings of the configuration, one stop each. A band marks the economical range.
 * Loaded when «بیشتر» is pressed. Specification: document 2 section 9.
 */
import { useLingui } from '@lingui/react/macro'
import Slider from '@mui/material/Slider'
import type { Configuration } from '#contract/operations/configuration.ts'
import { isEconomicalCeiling } from '#machines/journey/offer-list.ts'
import { roundTomanText } from '#ui/format/numbers.ts'
import { MuiProvider } from '#ui/mui/MuiProvider.tsx'
import styles from './CeilingSlider.module.css'

export type CeilingSliderProps = {
  /** Toman, ascending. */
  ceilings: readonly number[]
  value: number
  onChange: (ceiling: number) => void
  /** The economical range, toman. */
  economical: Configuration['offersConfig']['economical']
}

export function CeilingSlider({ ceilings, value, onChange, economical }: CeilingSliderProps) {
  const { t } = useLingui()
  const last = ceilings.length - 1
  const at = (index: number) => ceilings[index] ?? value
  const bandStart = ceilings.findIndex((ceiling) => isEconomicalCeiling(ceiling, economical))
  const bandEnd = ceilings.findLastIndex((ceiling) => isEconomicalCeiling(ceiling, economical))
  return (
    <MuiProvider>
      <div className={styles.slider}>
        {bandStart >= 0 && (
          <span
            className={styles.band}
            style={{
              insetInline: `${(bandStart / last) * 100}% ${100 - (bandEnd / last) * 100}%`,
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
          onChange={(_, index) => onChange(at(index))}
          getAriaValueText={(index) => roundTomanText(at(index))}
        />
      </div>
    </MuiProvider>
  )
}
