/**
 * Prints how many CPU seconds some work takes that resembles the tests: hashing, JSON, sorting and closures.
 * The fastest of several rounds counts. Run by `calibrate` in `cpu.ts`, once for each core.
 */
import { createHash } from 'node:crypto'

const ROUNDS = 4

function secondsOfARound(): number {
  const before = process.cpuUsage()
  let digest = 'separ'
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ id: index, name: `row ${index * 7_919}` }))
  for (let round = 0; round < 150; round += 1) {
    const text = JSON.stringify(rows.toSorted((one, other) => one.name.localeCompare(other.name)))
    digest = createHash('sha256').update(digest).update(text).digest('hex')
    rows.push({ id: rows.length, name: digest.slice(0, 8) })
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

process.stdout.write(`${Math.min(...Array.from({ length: ROUNDS }, secondsOfARound))}\n`)
