/**
 * Switches for language and colour scheme. Both apply at once and are stored. Decisions, section 7; picture
 * 23.
 */
import { useLingui } from '@lingui/react/macro'
import { Languages, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { colourScheme, subscribeToColourScheme } from '#adapters/colour-scheme.ts'
import type { Locale } from '#contract/texts.ts'
import type { ColourScheme } from '#machines/areas/settings.ts'
import { Segmented } from '#ui/choice/Segmented.tsx'
import { languageNames, spokenLanguage } from '#ui/format/language.ts'
import { ChoiceRow, RowGroup } from './Rows.tsx'

export type PreferencesProps = {
  onLanguage: (language: Locale) => void
  onScheme: (scheme: ColourScheme) => void
}

const languages = (['fa', 'en'] as const).map((value) => ({
  value,
  title: <bdi lang={value}>{languageNames[value]}</bdi>,
}))

const isScheme = (value: string): value is ColourScheme => ['system', 'light', 'dark'].includes(value)

export function Preferences({ onLanguage, onScheme }: PreferencesProps) {
  const { t } = useLingui()
  const scheme = useSyncExternalStore(subscribeToColourScheme, colourScheme)
  const schemes = [
    { value: 'system', title: t`خودکار` },
    { value: 'light', title: t`روشن` },
    { value: 'dark', title: t`تیره` },
  ]
  return (
    <RowGroup>
      <ChoiceRow icon={Languages} title={t`زبان`}>
        <Segmented
          compact
          label={t`زبان`}
          value={spokenLanguage()}
          onChange={(value) => onLanguage(value === 'en' ? 'en' : 'fa')}
          segments={languages}
        />
      </ChoiceRow>
      <ChoiceRow icon={SunMoon} title={t`ظاهر`}>
        <Segmented
          compact
          label={t`ظاهر`}
          value={scheme}
          onChange={(value) => isScheme(value) && onScheme(value)}
          segments={schemes}
        />
      </ChoiceRow>
    </RowGroup>
  )
}
