/**
 * The catalogue, for looking at the components in development: `#name` shows one scene, `?scheme=dark` the
 * dark scheme, `?dir=ltr` the other direction.
 */
import '../base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { formScenes } from './form-scenes.tsx'
import { partScenes } from './part-scenes.tsx'
import { priceScenes } from './price-scenes.tsx'
import { resultScenes } from './result-scenes.tsx'
import type { Scenes } from './scenes.ts'

const scenes: Scenes = { ...formScenes, ...priceScenes, ...resultScenes, ...partScenes }

const query = new URLSearchParams(location.search)
const scheme = query.get('scheme')
if (scheme) document.documentElement.dataset['scheme'] = scheme
document.documentElement.dir = query.get('dir') ?? 'rtl'
i18n.loadAndActivate({ locale: 'fa', messages: {} })

const Contents = () => (
  <ul style={{ padding: 24 }}>
    {Object.keys(scenes).map((name) => (
      <li key={name}>
        <a href={`#${name}`}>{name}</a>
      </li>
    ))}
  </ul>
)

const root = createRoot(document.getElementById('root') ?? document.body)
const show = () => {
  const Scene = scenes[location.hash.slice(1)] ?? Contents
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Scene key={location.hash} />
      </I18nProvider>
    </StrictMode>,
  )
}
addEventListener('hashchange', show)
show()
