/** What the build computes ahead, so that no reader waits for it: see build/computed.ts. */
declare module 'virtual:figures' {
  type Share = { readonly all: number; readonly reached: number }
  type Figures = {
    readonly chart: string
    readonly states: number
    /** null where nobody walks the chart yet. */
    readonly transitions: Share | null
  }
  export const figures: readonly Figures[]
}

declare module 'virtual:layouts' {
  /** By the chart's name. */
  export const layouts: Readonly<Record<string, import('./drawing/layouts.ts').Layouts>>
}

declare module 'virtual:catalogues' {
  /** By the chart's name: the text of its catalogue of paths. */
  export const catalogues: Readonly<Record<string, string>>
}
