/**
 * Emblems of the 22 invented insurers on a 32 × 32 grid, in their tile colours. Tiles keep their light colours in the dark scheme:
 * they are pictures of real things. «tile» inside a drawing cuts through to the background.
 */
import type { ReactNode } from 'react'

export type Emblem = { tile: string; ink: string; drawing: ReactNode }

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const cut = { stroke: 'var(--tile)', strokeWidth: 1.8, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const fill = { fill: 'currentColor' } as const
const bare = { fill: 'var(--tile)' } as const
const around = (count: number, draw: ReactNode) => Array.from({ length: count }, (_, index) => <g key={index} transform={`rotate(${(360 / count) * index} 16 16)`}>{draw}</g>)

export const emblems: Record<string, Emblem> = {
  damavand: { tile: '#E9EDFB', ink: '#2B3F99', drawing: <><path d="M3 24 13 8l4 6 3-3.5L29 24z" {...fill} /><path d="m10.6 12 2.4-4 2.6 3.9-2.6 1.8z" fill="#fff" /></> },
  aftab: { tile: '#FFEFDB', ink: '#B45309', drawing: <><circle cx="16" cy="16" r="5.5" {...fill} /><path {...line} strokeWidth={2.4} d="M16 4.5v3M16 24.5v3M4.5 16h3M24.5 16h3M7.9 7.9l2.1 2.1M22 22l2.1 2.1M7.9 24.1 10 22M22 10l2.1-2.1" /></> },
  karun: { tile: '#E1F1FA', ink: '#0B6A99', drawing: <path {...line} strokeWidth={2.8} d="M5 11c3.7-3.2 7.3-3.2 11 0s7.3 3.2 11 0M5 17.5c3.7-3.2 7.3-3.2 11 0s7.3 3.2 11 0M5 24c3.7-3.2 7.3-3.2 11 0s7.3 3.2 11 0" /> },
  sarv: { tile: '#E5F3E4', ink: '#2E6B2A', drawing: <><path d="M16 3.5c5 6.5 7 11 7 14.5a7 7 0 0 1-14 0c0-3.5 2-8 7-14.5z" {...fill} /><path d="M16 14v14.5" {...cut} /><path d="M16 25v3.5" {...line} strokeWidth={2.4} /></> },
  niloofar: { tile: '#F4E8FA', ink: '#7A2F9C', drawing: <><path d="M16 6c3 3.5 4.2 7 4.2 10S18.5 23 16 25c-2.5-2-4.2-6-4.2-9S13 9.5 16 6z" {...fill} /><path {...line} d="M5 13c4 .3 7 1.7 9 4.5M27 13c-4 .3-7 1.7-9 4.5M7 20.5c3 2.6 6 4.3 9 4.5 3-.2 6-1.9 9-4.5" /></> },
  sahand: { tile: '#E4F1F3', ink: '#1F5C6E', drawing: <><path d="M2.5 25 10.5 9l5 8.5 5-8.5L29.5 25z" {...fill} /><path d="m8.4 13.2 2.1-4.2 2.5 4.2-2.4 1.6zM18 13.2 20.5 9l2.4 4.2-2.5 1.6z" fill="#fff" /></> },
  alvand: { tile: '#F0EAE0', ink: '#6B4B22', drawing: <><path {...line} d="m4 15 5-6 4 4.5L19 6l4 6 5-3" /><path d="m4 25 6-6.5 5 4L21 15l7 8v3H4z" {...fill} /></> },
  zagros: { tile: '#EDF3DA', ink: '#54690F', drawing: <><path d="M16 4c2.3 1 3.2 2.6 2.9 4.6 2.3-.3 3.9.8 4.3 3-.4 1.4-1.2 2.3-2.4 2.8 2.2.7 3.1 2.3 2.6 4.7-1.7 2.3-4.2 3.3-7.4 3.2-3.2.1-5.7-.9-7.4-3.2-.5-2.4.4-4 2.6-4.7-1.2-.5-2-1.4-2.4-2.8.4-2.2 2-3.3 4.3-3C12.8 6.6 13.7 5 16 4z" {...fill} /><path d="M16 10v12M16 14.5l3-2M16 18.5l-3-2" {...cut} strokeWidth={1.5} /><path d="M16 22v6" {...line} strokeWidth={2.4} /></> },
  hamoon: { tile: '#DFF3EF', ink: '#0D675B', drawing: <><path {...line} d="M4 21c4-2.6 8-2.6 12 0s8 2.6 12 0M8 27c2.7-1.6 5.3-1.6 8 0s5.3 1.6 8 0" /><path {...line} strokeWidth={2.2} d="M13 18V8M18.5 18v-6" /><path d="M11.3 10c0-3 .5-5.2 1.7-6.5 1.2 1.3 1.7 3.5 1.7 6.5zM17 13.5c0-2.4.5-4.2 1.5-5.2 1 1 1.5 2.8 1.5 5.2z" {...fill} /></> },
  kavir: { tile: '#FBF0DA', ink: '#8A5A00', drawing: <><circle cx="23" cy="9" r="3.6" {...fill} /><path d="M3 24c5-1 8-9 13-9 4.5 0 6 6.5 13 9v1.5H3z" {...fill} /><path d="M16 15c-1 4 1.5 6.5 5 9.5" {...cut} /></> },
  badban: { tile: '#E3EEFC', ink: '#1F4FA8', drawing: <><path d="M14.5 4v18H5c0-7 3.5-13.5 9.5-18zM17.5 9c4.5 3 7.5 7.5 8 13h-8z" {...fill} /><path {...line} d="M5 27c2-1.5 4-1.5 5.5 0s3.7 1.5 5.5 0 3.7-1.5 5.5 0 3.5 1.5 5.5 0" /></> },
  toranj: { tile: '#FAF5CC', ink: '#6F5E00', drawing: <><path d="M16 3c1.6 3.2 3.7 4.6 6.5 5.5C21.8 11.5 22.7 14 26 16c-3.3 2-4.2 4.5-3.5 7.5-2.8.9-4.9 2.3-6.5 5.5-1.6-3.2-3.7-4.6-6.5-5.5.7-3-.2-5.5-3.5-7.5 3.3-2 4.2-4.5 3.5-7.5C12.3 7.6 14.4 6.2 16 3z" {...fill} /><circle cx="16" cy="16" r="4.2" {...bare} /><circle cx="16" cy="16" r="1.9" {...fill} /></> },
  sepehr: { tile: '#E9E8FB', ink: '#3D3A9E', drawing: <><path {...line} d="M4.5 23a11.5 11.5 0 0 1 23 0" /><path d="m16 15.5 1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5z" {...fill} /><circle cx="9" cy="8" r="1.5" {...fill} /><circle cx="24" cy="8.5" r="1.5" {...fill} /><circle cx="16.5" cy="5.5" r="1.5" {...fill} /></> },
  arash: { tile: '#FCE9E6', ink: '#A3341F', drawing: <><path {...line} d="M6 26 24 8" /><path d="M27.5 4.5 25 14l-7-7z" {...fill} /><path {...line} strokeWidth={2.2} d="M6 20.5V26h5.5M10.5 16v5.5H16" /></> },
  kaveh: { tile: '#FDE8EC', ink: '#A01F45', drawing: <><path {...line} d="M8 4v24" /><path d="M8 6h18l-4.5 5.5L26 17H8z" {...fill} /><path d="m15 8.3.9 2 2.2.2-1.7 1.4.5 2.2-1.9-1.2-1.9 1.2.5-2.2-1.7-1.4 2.2-.2z" {...bare} /></> },
  parand: { tile: '#F9E9F4', ink: '#8E2870', drawing: <><path d="M5 9c4-3 7 2 11 0s7-3 11 0v7c-4-3-7 2-11 0s-7 3-11 0z" {...fill} /><path d="M5 18.5c4-3 7 2 11 0s7-3 11 0V25c-4-3-7 2-11 0s-7-3-11 0z" {...fill} opacity=".62" /></> },
  simorgh: { tile: '#FCEBDD', ink: '#9E4110', drawing: <path d="M4 8c9-2 17 1 22.5 8-2.5-.7-4.5-.8-6-.4 2.4 1.3 4 3.1 4.7 5.4-2.4-1-4.3-1.2-5.9-.8 1.5 1.3 2.3 2.9 2.5 4.8C15 25.5 7 20 4 8z" {...fill} /> },
  pasban: { tile: '#E8EDF1', ink: '#38495A', drawing: <><path d="M9 5h3.3v2.5h2V5h3.4v2.5h2V5H23v7H9z" {...fill} /><path d="M11 13.5h10L23 27H9z" {...fill} /><path d="M16 27v-4.5M16 16.5v2.5" {...cut} strokeWidth={2.6} /></> },
  arghavan: { tile: '#FCE6F2', ink: '#A01C61', drawing: <>{around(5, <path d="M16 15c-3.4-2.6-4.3-5.4-2.6-9 1 .2 1.9.8 2.6 1.7.7-.9 1.6-1.5 2.6-1.7 1.7 3.6.8 6.4-2.6 9z" {...fill} />)}<circle cx="16" cy="16" r="2.6" {...bare} /></> },
  mehregan: { tile: '#FBE5E3', ink: '#AB2118', drawing: <><path d="M12.3 4.5 14.5 6 16 3.5 17.5 6l2.2-1.5-.6 4.2c4.3 1.2 7.4 5 7.4 9.6a10.5 10.5 0 0 1-21 0c0-4.6 3.1-8.4 7.4-9.6z" {...fill} /><g {...bare}><circle cx="16" cy="15" r="1.7" /><circle cx="12.5" cy="18" r="1.7" /><circle cx="19.5" cy="18" r="1.7" /><circle cx="16" cy="21.5" r="1.7" /></g></> },
  oruj: { tile: '#E0F2FB', ink: '#0C5A80', drawing: <><path d="M4 21h6v6H4zM11.5 16h6v11h-6zM19 11h6v16h-6z" {...fill} /><path {...line} strokeWidth={2.2} d="m5 14 6-5.5 4 2L23 4M18.5 4H23v4.5" /></> },
  golestan: { tile: '#E8F5E2', ink: '#37731B', drawing: <>{around(8, <ellipse cx="16" cy="8.2" rx="3" ry="4.7" {...fill} />)}<circle cx="16" cy="16" r="5" {...bare} /><circle cx="16" cy="16" r="3" {...fill} /></> },
}
