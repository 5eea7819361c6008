import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('the settings', () => {
  it('are the README’s where nothing is set', () => {
    expect(readSettings({})).toMatchObject({ port: 4600, databaseUrl: undefined, publicOrigin: undefined, allowedOrigins: [], skipBuild: false, unlimited: false })
    expect(readSettings({}).dataDir).toMatch(/[\\/]\.data$/)
  })
  it('take several origins, apart by commas or spaces', () => {
    expect(readSettings({ SEPAR_APP_ORIGINS: 'https://a.example.com, http://localhost:5173/' }).allowedOrigins).toEqual(['https://a.example.com', 'http://localhost:5173'])
  })
  it.each([
    [{ PORT: 'http' }, 'PORT is «http»'],
    [{ PORT: '70000' }, 'PORT is «70000»'],
    [{ PUBLIC_ORIGIN: 'https://a.example.com/path' }, 'PUBLIC_ORIGIN holds'],
    [{ SEPAR_APP_ORIGINS: '*' }, 'SEPAR_APP_ORIGINS holds «*»'],
  ])('say in plain words what cannot be: %j', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })
})
