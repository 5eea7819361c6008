/**
 * Prints how many CPU seconds some work takes that resembles the tests: hashing, JSON, sorting and closures.
 * Run by `cpu.ts`: without an argument it prints the mean of several rounds, and with a number one round
 * every so many milliseconds until it is stopped. A round after a pause does not count, because the code has
 * to be compiled or fetched from memory. The fastest round is not taken: on a machine that others use, it is
 * the moment in which they rest.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

const ROUNDS = 5

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

const print = (seconds: number): boolean => process.stdout.write(`${seconds}\n`)

const everyMs = Number(process.argv[2] ?? 0)
if (everyMs === 0) {
  secondsOfARound()
  const rounds = Array.from({ length: ROUNDS }, secondsOfARound)
  print(rounds.reduce((sum, each) => sum + each, 0) / ROUNDS)
} else
  for (;;) {
    await delay(everyMs)
    secondsOfARound()
    print(secondsOfARound())
  }
