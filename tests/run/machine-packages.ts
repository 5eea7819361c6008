/**
 * Installs the Debian packages that later stages need beside the first checks, because that is waiting for
 * the network and the disk for the most part. The browser takes 12 s on a bare machine (decision 043).
 */
import { ROOT, run } from '../system/command.ts'
import type { Stage } from './stage.ts'

/** Counts nothing: the stages that need a package say what lacks. */
export const machinePackages: Stage = {
  name: 'packages of the machine',
  run: async () => {
    const { code } = await run(process.execPath, ['--import', 'tsx', `${ROOT}tests/run/install-packages.ts`])
    const note = code === 0 ? 'there' : 'not all could be installed'
    return { passed: 0, failed: 0, skipped: 0, output: '', note }
  },
}
