import { explore } from './paths/explore.ts'
import { coverageOf } from './paths/coverage.ts'
import { reasons } from './paths/third-party/reasons.ts'
import { thirdPartyModel } from './paths/third-party/model.ts'
const t0 = performance.now()
const m = thirdPartyModel(); const e = explore(m)
console.log('cold', performance.now() - t0, 'places', e.places.length, 'edges', e.edges.length, 'fired', e.firstFired.size)
for (let i=0;i<3;i++){ const t=performance.now(); const m2 = thirdPartyModel(); explore(m2); console.log('warm', performance.now()-t)}
console.log(coverageOf(m.stepper, e, reasons).faults)
// place-level dead ends
const acted = new Set(e.edges.map(x => x.from))
const dead = e.places.filter(p => p.snapshot.status==='active' && !acted.has(p))
console.log('dead places', dead.length, [...new Set(dead.map(p=>JSON.stringify(p.snapshot.value)))].slice(0,20))
