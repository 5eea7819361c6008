import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '#contract/operations/documents.ts'
import { codeOf } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { idsIn } from '../testing/on-storages.sample.ts'
import { newOrder } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { pdf, postFile, postParts } from '../testing/upload.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
let trackingCode: string
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000051')
  trackingCode = await newOrder(gateway.server, user)
})
afterAll(() => gateway.close())

const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof postFile>>) => [
  statusCode,
  json().errorData?.errorCode,
]

describe('an upload whose content is not what it claims', () => {
  it.each([
    ['a script named like a picture', Buffer.from('<script>alert(1)</script>'), 'fileType'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'fileType',
    ],
    ['nothing at all', Buffer.alloc(0), 'fileType'],
    [
      'the head of a JPEG and garbage',
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00]),
        Buffer.alloc(4000, 7),
      ]),
      'fileUnreadable',
    ],
    ['a PDF without an end', pdf('and no end'), 'fileUnreadable'],
  ] as const)('%s is refused', async (_title, content, errorName) => {
    const refused = await postFile(gateway.server, user, trackingCode, { content })
    expect(refused.json().errorData.errorCode).toBe(codeOf(errorName))
  })

  it('a truncated picture is refused', async () => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
        background: '#000',
      },
    })
      .jpeg()
      .toBuffer()
    const refused = await postFile(gateway.server, user, trackingCode, {
      content: whole.subarray(0, whole.length / 2),
    })
    expect(outcome(refused)).toEqual([422, codeOf('fileUnreadable')])
  })

  it('a picture of too many pixels is refused before it fills the memory', async () => {
    const huge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(huge.length).toBeLessThan(1_000_000)
    const refused = await postFile(gateway.server, user, trackingCode, { content: huge })
    expect(outcome(refused)).toEqual([422, codeOf('fileUnreadable')])
  })

  it('one byte over the limit is too large, the limit itself is not', async () => {
    const filler = (length: number) =>
      Buffer.concat([pdf(''), Buffer.alloc(length - pdf('').length - 6, 32), Buffer.from('%%EOF\n')])
    const over = await postFile(gateway.server, user, trackingCode, { content: filler(MAX_FILE_BYTES + 1) })
    expect(outcome(over)).toEqual([413, codeOf('fileTooLarge')])
    const whole = await postFile(gateway.server, user, trackingCode, { content: filler(MAX_FILE_BYTES) })
    expect(whole.statusCode).toBe(200)
  })

  it('leaves no file', async () => {
    expect(await readdir(join(gateway.dataDir, 'files-unfinished'))).toEqual([])
    expect(await idsIn(gateway.files)).toHaveLength(1)
  })

  it.each([
    ['without a file', [{ name: 'info', content: '{}' }], 'file'],
    ['without info', [{ name: 'file', fileName: 'a.pdf', content: pdf() }], 'info'],
    [
      'with broken info',
      [
        { name: 'info', content: '{' },
        { name: 'file', fileName: 'a.pdf', content: pdf() },
      ],
      'info',
    ],
    [
      'with another part',
      [
        { name: 'planted', content: '1' },
        { name: 'file', fileName: 'a.pdf', content: pdf() },
      ],
      'planted',
    ],
  ])('%s is refused, naming the part', async (_title, parts, field) => {
    const refused = await postParts(gateway.server, user, parts)
    expect([refused.statusCode, Object.keys(refused.json().errorData.data.fields)]).toEqual([400, [field]])
  })

  it('that no document requires is refused', async () => {
    const unasked = await postFile(
      gateway.server,
      user,
      trackingCode,
      { content: pdf() },
      { info: { tag: 'ownership-document', order: 9 } },
    )
    expect(Object.keys(unasked.json().errorData.data.fields)).toEqual(['tag'])
  })
})
