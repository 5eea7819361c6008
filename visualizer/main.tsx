/** Entry of the visualizer: reads the page's state from the URL and renders the page. */
import '#ui/base.css'
import './page/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page/Page.tsx'
import { followUrl } from './page-state.ts'

followUrl()

const LETTERS_LIMIT_MS = 3_000

/** Wait for the font, within a limit: a late font changes widths and shifts the page. */
const letters = ['سپر', 'Separ'].map((word) =>
  document.fonts.load("1em 'Vazirmatn Variable'", word).catch(() => []),
)
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
