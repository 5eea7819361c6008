/** A walk through the app and the pictures that are taken on the way. */
import type { BrowserContextOptions, Page } from '@playwright/test'

export type Stop = {
  readonly picture: string
  readonly go: (page: Page) => Promise<unknown>
  readonly also?: readonly ('dark' | 'narrow' | 'wide')[]
  /**
   * Reopens the sheet of this picture by its English names. A sheet covers the help, in which the language is
   * changed, so it is closed for the change.
   */
  readonly sheet?: (page: Page) => Promise<unknown>
  /** The page has no help, so its language cannot be changed there. */
  readonly isWithoutHelp?: boolean
}

export type Walk = {
  readonly open: (page: Page) => Promise<unknown>
  readonly stops: readonly Stop[]
  /** Differences from a phone in portrait orientation. */
  readonly device?: BrowserContextOptions
}
