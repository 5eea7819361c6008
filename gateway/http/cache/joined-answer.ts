/**
 * A JSON answer in two parts: a large common part of many answers, stored serialised and compressed, and the
 * answer's own fields. Joining them does not serialise or compress the common part again: both formats may
 * end a block at a byte boundary and continue with a block of plain bytes (RFC 1951 section 3.2.4, RFC 7932
 * section 9.2).
 */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, crc32, deflateRaw, gunzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encoded common part. `of` exists for the types only. */
export type EncodedPart<Common> = {
  encoding: Encoding
  bytes: Buffer
  /** Checksum and length of the part before encoding, for gzip. */
  crc: number
  plainLength: number
  of?: Common
}

const BROTLI_QUALITY = 4
/** Longest block of plain bytes that both formats allow. */
const LONGEST_BLOCK = 65_535

const inBrotli = promisify(brotliCompress)
const inDeflate = promisify(deflateRaw)

const compressed: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) =>
    inBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
  gzip: async (plain) => {
    const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
    return Buffer.concat([header, await inDeflate(plain, { finishFlush: constants.Z_SYNC_FLUSH })])
  },
  identity: (plain) => Promise.resolve(plain),
}

/** Encodes the common part of answers: `{"body":{…` without the end. */
export const encodePart = async <Common extends object>(
  common: Common,
  encoding: Encoding,
): Promise<EncodedPart<Common>> => {
  const plain = Buffer.from(`{"body":${JSON.stringify(common).slice(0, -1)}`)
  const bytes = await compressed[encoding](plain)
  return { encoding, bytes, crc: crc32(plain), plainLength: plain.length }
}

const blocksOf = (plain: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(plain.length / LONGEST_BLOCK) }, (_, index) =>
    plain.subarray(index * LONGEST_BLOCK, (index + 1) * LONGEST_BLOCK),
  )

const deflateEnd = (plain: Buffer): Buffer[] => {
  const blocks = blocksOf(plain)
  return blocks.flatMap((block, index) => {
    const header = Buffer.alloc(5)
    header.writeUInt8(index === blocks.length - 1 ? 1 : 0)
    header.writeUInt16LE(block.length, 1)
    header.writeUInt16LE(block.length ^ 0xff_ff, 3)
    return [header, block]
  })
}

const gzipEnd = (plain: Buffer, { crc, plainLength }: EncodedPart<object>): Buffer[] => {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(plain, crc))
  trailer.writeUInt32LE(plainLength + plain.length, 4)
  return [...deflateEnd(plain), trailer]
}

const UNCOMPRESSED = 1 << 19
const LAST_AND_EMPTY = Buffer.from([3])

const brotliEnd = (plain: Buffer): Buffer[] => [
  ...blocksOf(plain).flatMap((block) => {
    const header = Buffer.alloc(3)
    header.writeUIntLE(((block.length - 1) << 3) | UNCOMPRESSED, 0, 3)
    return [header, block]
  }),
  LAST_AND_EMPTY,
]

const ends: Readonly<Record<Encoding, (plain: Buffer, part: EncodedPart<object>) => Buffer[]>> = {
  br: brotliEnd,
  gzip: gzipEnd,
  identity: (plain) => [plain],
}

const decoded = (bytes: Buffer, encoding: Encoding): Buffer => {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)
}

/** The answer of a handler; `T` is the contract's answer. */
export class JoinedAnswer<T extends object> {
  readonly encoding: Encoding
  /** The whole answer with its envelope, encoded. */
  readonly bytes: Buffer
  readonly of?: T

  private constructor(part: EncodedPart<object>, own: object) {
    const end = Buffer.from(`,${JSON.stringify(own).slice(1)}}`)
    this.encoding = part.encoding
    this.bytes = Buffer.concat([part.bytes, ...ends[part.encoding](end, part)])
  }

  /** Joins a common part with an answer's own fields. Neither may be empty. */
  static join<Common extends object, Own extends object>(
    part: EncodedPart<Common>,
    own: Own,
  ): JoinedAnswer<Common & Own> {
    return new JoinedAnswer<Common & Own>(part, own)
  }

  /** Returns the answer as a value without its envelope, for checks. */
  decode(): unknown {
    const envelope: unknown = JSON.parse(decoded(this.bytes, this.encoding).toString())
    return typeof envelope === 'object' && envelope !== null && 'body' in envelope ? envelope.body : undefined
  }
}

const NOT_AT_ALL = /^\s*q\s*=\s*0(?:\.0*)?\s*$/

/** Returns the encoding of an answer for a caller that sends this Accept-Encoding. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const names = new Set(
    (accepted ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.split(';')
      return parameters.some((parameter) => NOT_AT_ALL.test(parameter)) ? [] : [name.trim().toLowerCase()]
    }),
  )
  if (names.has('br')) return 'br'
  return names.has('gzip') ? 'gzip' : 'identity'
}
