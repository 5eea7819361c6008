/** Entry of the visualizer: reads the page's state from the URL and renders the page. */
import '#ui/base.css'
import './page/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page/Page.tsx'
import { followUrl } from './page-state.ts'

followUrl()

const LETTERS_LIMIT_MS = 3_000

/** Wait for all files of the font, within a limit: a late one changes widths and shifts the page. */
const letters = [...document.fonts].map((face) => face.load().catch(() => face))
await Promise.race([
  Promise.all(letters),
  new Promise((resolve) => {
    setTimeout(resolve, LETTERS_LIMIT_MS)
  }),
])

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
