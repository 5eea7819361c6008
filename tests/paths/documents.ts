/** What is written from the live charts, and where it stands. */
import { join } from 'node:path'
import { journeyMap } from '#machines/drawn/journey-map.ts'
import { walkedThirdParty } from '#machines/paths/third-party/paths.ts'
import { thirdParty } from '#machines/third-party.ts'
import { ROOT } from '#tests/run/command.ts'

const BEGINS = '<!-- the map: npm run machines -- map -->'
const ENDS = '<!-- the map ends -->'

export type Documents = { readonly readme: string; readonly map: string; readonly catalogue: string; readonly catalogueText: string }

/** Walks the charts; gives the files' places and what they have to say. */
export const documents = (): Documents => {
  const { coverage, paths, catalogue } = walkedThirdParty()
  const { transitions, states, questions } = coverage
  const figures = `The tests walk it whole: ${transitions.reached} of ${transitions.all} transitions, ${states.reached} of ${states.all} states, ${questions.bothWays} of ${questions.all} questions answered both ways, in ${paths.length} paths; what is left is named with its reason in \`paths/third-party/reasons.ts\`.`
  return {
    readme: join(ROOT, 'machines/README.md'),
    map: `## Third-party\n\n${figures}\n\n${journeyMap(thirdParty)}`,
    catalogue: join(ROOT, 'machines/paths/third-party/catalogue.txt'),
    catalogueText: catalogue,
  }
}

/** Takes the README's text; gives it with the map in its place. Throws where the place is missing. */
export const withMap = (text: string, map: string): string => {
  const [begin, end] = [text.indexOf(BEGINS), text.indexOf(ENDS)]
  if (begin === -1 || end === -1) throw new Error('machines/README.md has no place for the map')
  return `${text.slice(0, begin + BEGINS.length)}\n\n${map}\n${text.slice(end)}`
}
