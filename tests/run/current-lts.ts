/**
 * Starts the project on the current long-term version of Node.js, signs in and reads offers over HTTP. The
 * npm package `node` brings that version. It is fetched for this stage only: as a dependency its `node` would
 * shadow the system's in every npm script. If it cannot be fetched, the stage counts as skipped.
 */
import { searchWith } from '#gateway/domain/search.sample.ts'
import { provider, type } from '#gateway/testing/purchase.sample.ts'
import { caseNamed } from '#gateway/testing/showcase.sample.ts'
import { startGateway } from '#tests/browser/gateway-process.ts'
import { signInDevice } from '#tests/journeys/create-order.ts'
import { run } from '#tests/system/command.ts'
import { oneCheck, type Stage } from './stage.ts'

/** Major version of the current long-term release. The README names it. */
const CURRENT_LTS = 24
const CELL_NUMBER = '09123456700'

/** Returns the path of the current long-term Node.js, or undefined if it cannot be fetched. */
async function fetchNode(): Promise<string | undefined> {
  const args = ['exec', '--yes', `--package=node@${CURRENT_LTS}`, '--', 'node', '-p', 'process.execPath']
  const { code, output } = await run('npm', args, { minutes: 3 })
  const path = output.trim().split('\n').at(-1)
  return code === 0 && path?.startsWith('/') ? path : undefined
}

/** Signs in, looks up a plate and returns the number of offers for it. */
async function countOffers(address: string): Promise<number> {
  const device = await signInDevice(address, CELL_NUMBER)
  const { nationalCode, plate } = caseNamed('سواری با سابقهٔ کامل')
  const { sbId } = await device.call('lookUpPlate', {
    params: { ...type, ...provider },
    body: { nationalCode, ...plate },
  })
  const { offersPerCoverage } = await device.call('searchOffers', {
    params: { ...type, ...provider },
    body: searchWith({ sbId }),
  })
  return Object.values(offersPerCoverage).flat().length
}

export const currentLts: Stage = {
  name: `start, sign-in and offers on Node ${CURRENT_LTS}`,
  run: async () => {
    const node = await fetchNode()
    if (node === undefined)
      return {
        passed: 0,
        failed: 0,
        skipped: 1,
        output: '',
        note: `the npm package node@${CURRENT_LTS} cannot be fetched`,
      }
    const gateway = await startGateway({ node })
    try {
      const offers = await countOffers(gateway.address)
      const { output } = await run(node, ['--version'])
      return oneCheck(
        offers > 0 ? [] : ['The search returned no offers.'],
        `${output.trim()}, ${offers} offers`,
      )
    } finally {
      await gateway.stop()
      await gateway.clean()
    }
  },
}
