import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const s3 = {
  SEPAR_S3_ENDPOINT: 'https://s3.example.com',
  SEPAR_S3_BUCKET: 'separ',
  SEPAR_S3_REGION: 'eu-1',
  SEPAR_S3_ACCESS_KEY_ID: 'an-id',
  SEPAR_S3_SECRET_ACCESS_KEY: 'planted-secret',
}

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 4600,
      databaseUrl: undefined,
      s3: undefined,
      publicOrigin: undefined,
      allowedOrigins: [],
      skipBuild: false,
      unlimited: false,
      superApp: true,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      drainMs: 0,
    })
    expect(readSettings({}).dataDir).toMatch(/[\\/]\.data$/)
  })
  it('accept several origins, separated by commas or spaces', () => {
    expect(
      readSettings({ SEPAR_APP_ORIGINS: 'https://a.example.com, http://localhost:5173/' }).allowedOrigins,
    ).toEqual(['https://a.example.com', 'http://localhost:5173'])
  })
  it('fix the variants of experiments', () => {
    expect([...readSettings({ SEPAR_EXPERIMENTS: 'offer-card=B, complete-later=A' }).fixedVariants]).toEqual([
      ['offer-card', 'B'],
      ['complete-later', 'A'],
    ])
    expect(readSettings({}).fixedVariants.size).toBe(0)
  })
  it('open the operator page with a password of twelve characters or more', () => {
    expect(readSettings({}).operatorPassword).toBeUndefined()
    expect(readSettings({ SEPAR_OPERATOR_PASSWORD: '' }).operatorPassword).toBeUndefined()
    expect(readSettings({ SEPAR_OPERATOR_PASSWORD: 'twelve-chars' }).operatorPassword).toBe('twelve-chars')
    expect(() => readSettings({ SEPAR_OPERATOR_PASSWORD: 'too-short' })).toThrow(
      'SEPAR_OPERATOR_PASSWORD is too short: write at least 12 characters.',
    )
  })
  it('disable the super-app', () => {
    expect(readSettings({ SEPAR_SANDBOX_SUPER_APP: '0' }).superApp).toBe(false)
  })
  it('make all users with orders, none, or some', () => {
    const made = (SEPAR_SANDBOX_USERS?: string) =>
      readSettings(SEPAR_SANDBOX_USERS === undefined ? {} : { SEPAR_SANDBOX_USERS }).seededUsers
    expect([made(), made('1'), made('0'), made('09000009060,09000009084')]).toEqual([
      'all',
      'all',
      [],
      ['09000009060', '09000009084'],
    ])
  })
  it('store files on S3 if all five of its settings are set', () => {
    expect(readSettings(s3).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'separ',
      region: 'eu-1',
      accessKeyId: 'an-id',
      secretAccessKey: 'planted-secret',
    })
  })
  it.each(Object.keys(s3))('refuse S3 without %s, and name it', (name) => {
    expect(() => readSettings({ ...s3, [name]: '' })).toThrow(`missing: ${name}.`)
  })
  it.each(['s3.example.com', 'ftp://s3.example.com', 'https://an-id:planted-secret@s3.example.com'])(
    'refuse %s as an endpoint, without repeating a possible secret',
    (endpoint) => {
      expect(() => readSettings({ ...s3, SEPAR_S3_ENDPOINT: endpoint })).toThrow(
        /^SEPAR_S3_ENDPOINT is not an address: write one like https:\/\/s3\.example\.com\.$/,
      )
    },
  )
  it.each([
    [{ PORT: 'http' }, 'PORT is «http»'],
    [{ PORT: '70000' }, 'PORT is «70000»'],
    [{ SEPAR_METRICS_PORT: 'x' }, 'SEPAR_METRICS_PORT is «x»'],
    [{ SEPAR_DRAIN_SECONDS: '301' }, 'SEPAR_DRAIN_SECONDS is «301»: write a number from 0 to 300.'],
    [{ PUBLIC_ORIGIN: 'https://a.example.com/path' }, 'PUBLIC_ORIGIN holds'],
    [{ SEPAR_APP_ORIGINS: '*' }, 'SEPAR_APP_ORIGINS holds «*»'],
    [{ SEPAR_EXPERIMENTS: 'offer-card=C' }, 'SEPAR_EXPERIMENTS holds «offer-card=C»'],
    [{ SEPAR_EXPERIMENTS: 'colour=A' }, 'SEPAR_EXPERIMENTS holds «colour=A»'],
  ])('explain an invalid value: %j', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })
})
