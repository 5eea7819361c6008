/**
 * The gateway that all tests of a run share: the global setup starts it, and the workers find its address and
 * its log through an environment variable.
 */
import { readFileSync } from 'node:fs'
import { object, parse, parseJson, pipe, string } from 'valibot'

/** Playwright passes the environment of the global setup on to its workers. */
const VARIABLE = 'SEPAR_TEST_GATEWAY'

/** Of the operator page of the shared gateway. */
export const OPERATOR_PASSWORD = 'operator-of-the-tests'
const Shared = pipe(string(), parseJson(), object({ address: string(), logFile: string() }))

export type SharedGateway = {
  /** Address without a slash at the end: http://127.0.0.1:PORT. */
  readonly address: string
}

/** Lets the workers that start from now on find the gateway. */
export function shareGateway(address: string, logFile: string): void {
  process.env[VARIABLE] = JSON.stringify({ address, logFile })
}

/** The gateway that the global setup has started. Throws where there is none. */
export const sharedGateway = (): SharedGateway => parse(Shared, process.env[VARIABLE])

/** The shared gateway's output so far. */
export const sharedGatewayLog = (): string =>
  readFileSync(parse(Shared, process.env[VARIABLE]).logFile, 'utf8')
