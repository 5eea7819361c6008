import { expect, it } from 'vitest'
import { withPlaces } from './sw-home-places.ts'

const page =
  '<main><div class="area" data-places="true"></div><section class="hero" data-entry="true"><h1>بیمه</h1></section></main>' +
  '<template data-place="owing"><div>$1 owing</div></template><template data-place="renewal"><div>renewal</div></template>'

it('home of a signed-in user has the places of the cards instead of the entry', () => {
  const [main] = withPlaces(page, { kinds: ['owing', 'renewal'], height: 482 }).split('<template')
  expect(main).toBe(
    '<main><div class="area" data-places="true" style="min-block-size:482px"><div>$1 owing</div><div>renewal</div></div>' +
      '<section class="hero" data-entry="true" hidden><h1>بیمه</h1></section></main>',
  )
})
it('an unknown kind has no place', () => {
  expect(withPlaces(page, { kinds: ['newer'], height: 10 })).toContain('min-block-size:10px"></div>')
})
