/** The visualizer's start: the page state is read from the address, the page drawn. */
import '#ui/base.css'
import './page/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page/Page.tsx'
import { followTheAddress } from './page-state.ts'

followTheAddress()

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
