/** Modules that the build computes: build/virtual-modules.ts. */
declare module 'virtual:figures' {
  type Share = { readonly all: number; readonly reached: number }
  type Figures = {
    readonly chart: string
    readonly states: number
    /** null for a chart without a test model. */
    readonly transitions: Share | null
  }
  export const figures: readonly Figures[]
}

declare module 'virtual:layouts' {
  /** By chart name. */
  export const layouts: Readonly<Record<string, import('./drawing/layouts.ts').Layouts>>
}

declare module 'virtual:catalogues' {
  /** By chart name: the text of its path catalogue. */
  export const catalogues: Readonly<Record<string, string>>
}
