/** The visualizer's start: the page state is read from the address, the page drawn. */
import '#ui/base.css'
import './page/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page/Page.tsx'
import { followTheAddress } from './page-state.ts'

followTheAddress()

const LETTERS_LIMIT_MS = 3_000

/** Words change their width when their letters arrive, and what stands below them moves: letters come first, unless they are late. */
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
