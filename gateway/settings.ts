/** Settings of the gateway, read from the environment. docs/operating.md lists the same names. */
import { resolve } from 'node:path'
import type { S3Settings } from './documents/s3-storage.ts'
import { type FixedVariants, parseVariants } from './domain/experiments.ts'
import type { SeededNumbers } from './sandbox/seed/seed-users.ts'

export type Settings = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** File storage; the data directory if it is not set. */
  s3: S3Settings | undefined
  today: string | undefined
  publicOrigin: string | undefined
  allowedOrigins: string[]
  frameAncestors: string[]
  gatewayOrigins: string[]
  /** Analytics services that the app calls. */
  engagementOrigins: string[]
  /** Sites that the app opens by a form post. */
  formOrigins: string[]
  /** Whether to add the sandbox's super-app, which shows the app in a frame. */
  superApp: boolean
  /** The sandbox's users with orders that are made: all, or those with these mobile numbers. */
  seededUsers: SeededNumbers
  /** Opens the operator page; without one there is no such page. */
  operatorPassword: string | undefined
  trustedProxies: string[]
  /** Port of the metrics; none without one. */
  metricsPort: number | undefined
  metricsHost: string
  /** Milliseconds for which a stopping process still answers, so that a load balancer notices first. */
  drainMs: number
  /** Variants of experiments that are fixed for all users. */
  fixedVariants: FixedVariants
  /** Serves the existing build, even if it is stale. */
  skipBuild: boolean
  /** Disables rate limits, for load tests. */
  unlimited: boolean
  /** Validates every answer with its schema, for tests. */
  checkAnswers: boolean
}

const [DEFAULT_PORT, LAST_PORT] = [4600, 65_535]
const LONGEST_DRAIN_SECONDS = 300

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '')

/** Returns a whole number up to a limit, or undefined if it is not set. */
const numberOf = (env: NodeJS.ProcessEnv, name: string, limit: number): number | undefined => {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > limit)
    throw new Error(`${name} is «${text}»: write a number from 0 to ${limit}.`)
  return number
}

const originOf = (name: string, text: string): string => {
  const { origin } = URL.canParse(text) ? new URL(text) : { origin: 'null' }
  if (origin === 'null' || origin !== text.replace(/\/$/, ''))
    throw new Error(`${name} holds «${text}»: write origins like https://app.example.com, without a path.`)
  return origin
}

const originsOf = (env: NodeJS.ProcessEnv, name: string): string[] =>
  listOf(env[name]).map((entry) => originOf(name, entry))

const S3_NAMES = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map(
  (name) => `SEPAR_S3_${name}`,
)

const s3Of = (env: NodeJS.ProcessEnv): S3Settings | undefined => {
  const missing = S3_NAMES.filter((name) => !env[name])
  if (missing.length === S3_NAMES.length) return undefined
  if (missing.length > 0)
    throw new Error(
      'Files go to S3 with all SEPAR_S3_ settings, to the data folder with none; ' +
        `missing: ${missing.join(', ')}.`,
    )
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = S3_NAMES.map(
    (name) => env[name],
  )
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '')
    throw new Error('SEPAR_S3_ENDPOINT is not an address: write one like https://s3.example.com.')
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

const SHORTEST_PASSWORD = 12

const operatorPasswordOf = (env: NodeJS.ProcessEnv): string | undefined => {
  const { SEPAR_OPERATOR_PASSWORD: password } = env
  if (!password) return undefined
  if (password.length < SHORTEST_PASSWORD)
    throw new Error(`SEPAR_OPERATOR_PASSWORD is too short: write at least ${SHORTEST_PASSWORD} characters.`)
  return password
}

/** «0» makes none, mobile numbers make those, anything else all. */
const seededUsersOf = (value: string | undefined): SeededNumbers => {
  if (value === '0') return []
  const numbers = listOf(value).filter((number) => number.startsWith('09'))
  return numbers.length > 0 ? numbers : 'all'
}

/**
 * Reads the settings from environment variables.
 * @throws an Error that names an invalid setting
 */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  port: numberOf(env, 'PORT', LAST_PORT) ?? DEFAULT_PORT,
  host: env['HOST'] || '0.0.0.0',
  dataDir: resolve(env['SEPAR_DATA_DIR'] || '.data'),
  databaseUrl: env['DATABASE_URL'] || undefined,
  s3: s3Of(env),
  today: env['SEPAR_TODAY'],
  publicOrigin: originsOf(env, 'PUBLIC_ORIGIN')[0],
  allowedOrigins: originsOf(env, 'SEPAR_APP_ORIGINS'),
  frameAncestors: originsOf(env, 'SEPAR_FRAME_ANCESTORS'),
  gatewayOrigins: originsOf(env, 'SEPAR_GATEWAY_ORIGINS'),
  engagementOrigins: originsOf(env, 'SEPAR_ENGAGEMENT_ORIGINS'),
  formOrigins: originsOf(env, 'SEPAR_FORM_ORIGINS'),
  superApp: env['SEPAR_SANDBOX_SUPER_APP'] !== '0',
  seededUsers: seededUsersOf(env['SEPAR_SANDBOX_USERS']),
  operatorPassword: operatorPasswordOf(env),
  trustedProxies: listOf(env['SEPAR_TRUSTED_PROXIES']),
  metricsPort: numberOf(env, 'SEPAR_METRICS_PORT', LAST_PORT),
  metricsHost: env['SEPAR_METRICS_HOST'] || '127.0.0.1',
  drainMs: (numberOf(env, 'SEPAR_DRAIN_SECONDS', LONGEST_DRAIN_SECONDS) ?? 0) * 1000,
  fixedVariants: parseVariants(listOf(env['SEPAR_EXPERIMENTS'])),
  skipBuild: env['SEPAR_SKIP_BUILD'] === '1',
  unlimited: env['SEPAR_UNLIMITED'] === '1',
  checkAnswers: env['SEPAR_CHECK_ANSWERS'] === '1',
})
