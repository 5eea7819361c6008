/**
 * Tile colours of the 22 invented insurers; their drawings are in emblems.svg. Tiles keep their light colours
 * in the dark scheme, like pictures.
 */
export const emblemColours: Readonly<Record<string, { tile: string; ink: string }>> = {
  damavand: { tile: '#E9EDFB', ink: '#2B3F99' },
  aftab: { tile: '#FFEFDB', ink: '#B45309' },
  karun: { tile: '#E1F1FA', ink: '#0B6A99' },
  sarv: { tile: '#E5F3E4', ink: '#2E6B2A' },
  niloofar: { tile: '#F4E8FA', ink: '#7A2F9C' },
  sahand: { tile: '#E4F1F3', ink: '#1F5C6E' },
  alvand: { tile: '#F0EAE0', ink: '#6B4B22' },
  zagros: { tile: '#EDF3DA', ink: '#54690F' },
  hamoon: { tile: '#DFF3EF', ink: '#0D675B' },
  kavir: { tile: '#FBF0DA', ink: '#8A5A00' },
  badban: { tile: '#E3EEFC', ink: '#1F4FA8' },
  toranj: { tile: '#FAF5CC', ink: '#6F5E00' },
  sepehr: { tile: '#E9E8FB', ink: '#3D3A9E' },
  arash: { tile: '#FCE9E6', ink: '#A3341F' },
  kaveh: { tile: '#FDE8EC', ink: '#A01F45' },
  parand: { tile: '#F9E9F4', ink: '#8E2870' },
  simorgh: { tile: '#FCEBDD', ink: '#9E4110' },
  pasban: { tile: '#E8EDF1', ink: '#38495A' },
  arghavan: { tile: '#FCE6F2', ink: '#A01C61' },
  mehregan: { tile: '#FBE5E3', ink: '#AB2118' },
  oruj: { tile: '#E0F2FB', ink: '#0C5A80' },
  golestan: { tile: '#E8F5E2', ink: '#37731B' },
}
