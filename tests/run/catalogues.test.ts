/**
 * Checks a small app with planted errors in its catalogue.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkCatalogues } from './catalogues.ts'
import { ROOT } from '../system/command.ts'

const entry = (id: string, words: string) => `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${words}"\n`
const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: fa\\n"\n'

describe('the check of the message catalogues', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'separ-words-'))
    mkdirSync(join(root, 'src'))
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
    writeFileSync(
      join(root, 'lingui.config.js'),
      "export default { sourceLocale: 'en', locales: ['fa'], catalogs: [{ path: '<rootDir>/{locale}', include: ['<rootDir>/src'] }] }",
    )
    writeFileSync(
      join(root, 'src/page.js'),
      "import { i18n } from '@lingui/core'\nexport const words = [i18n._('Pay'), i18n._('Cancel')]\n",
    )
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const problemsOf = async (...entries: string[]) => {
    writeFileSync(join(root, 'fa.po'), [head, ...entries].join('\n'))
    return (await checkCatalogues(root)).problems
  }

  it('accepts a catalogue in which every message is translated', async () => {
    expect(await problemsOf(entry('Pay', 'پرداخت'), entry('Cancel', 'انصراف'))).toEqual([])
  })
  it('names a message that the catalogue lacks', async () => {
    expect(await problemsOf(entry('Pay', 'پرداخت'))).toEqual([expect.stringContaining('lacks «Cancel»')])
  })
  it('names a message without a translation', async () => {
    expect(await problemsOf(entry('Pay', ''), entry('Cancel', 'انصراف'))).toEqual([
      expect.stringContaining('no translation of «Pay»'),
    ])
  })
  it('names a message that is identical to its source', async () => {
    expect(await problemsOf(entry('Pay', 'Pay'), entry('Cancel', 'انصراف'))).toEqual([
      expect.stringContaining('«Pay» is not put into fa'),
    ])
  })
  it('names a message that the sources do not use', async () => {
    expect(
      await problemsOf(entry('Pay', 'پرداخت'), entry('Cancel', 'انصراف'), entry('Bye', 'خدانگهدار')),
    ).toEqual([expect.stringContaining('no source contains «Bye»')])
  })
  it('names a message that two catalogues translate differently', async () => {
    const sources = ['src', 'more'].map(
      (path) => `{ path: '<rootDir>/${path}/{locale}', include: ['<rootDir>/${path}'] }`,
    )
    writeFileSync(
      join(root, 'lingui.config.js'),
      `export default { sourceLocale: 'en', locales: ['fa'], catalogs: [${sources.join(', ')}] }`,
    )
    mkdirSync(join(root, 'more'))
    writeFileSync(
      join(root, 'more/page.js'),
      "import { i18n } from '@lingui/core'\nexport const words = [i18n._('Pay'), i18n._('Cancel')]\n",
    )
    writeFileSync(
      join(root, 'src/fa.po'),
      [head, entry('Pay', 'پرداخت'), entry('Cancel', 'انصراف')].join('\n'),
    )
    writeFileSync(
      join(root, 'more/fa.po'),
      [head, entry('Pay', 'بپردازید'), entry('Cancel', 'انصراف')].join('\n'),
    )
    expect((await checkCatalogues(root)).problems).toEqual([
      expect.stringMatching(/«Pay» is «بپردازید» here and «پرداخت» in .*src/),
    ])
  })
  it('fails when the sources contain no message', async () => {
    writeFileSync(join(root, 'src/page.js'), 'export const words = []\n')
    expect(await problemsOf()).toEqual(['No message was found in the sources.'])
  })
})
