/**
 * Makes the PDF of a policy with Typst: right to left, shaped, tagged, searchable, with embedded fonts. Typst
 * is loaded with the first policy. Specification: decisions, section 2 "Policy file".
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { toString as qrCodeOf } from 'qrcode'
import type { PolicyDocument } from '../../domain/policy-document.ts'

const DIRECTORY = fileURLToPath(new URL('.', import.meta.url))
/** Compilations after which Typst forgets what it has memoised. */
const MEMOISED = 10

type Typst = { compiler: NodeCompiler; standard: PdfStandard; template: string }

let loading: Promise<Typst> | null = null

const loadTypst = async (): Promise<Typst> => {
  const { NodeCompiler, PdfStandard } = await import('@myriaddreamin/typst-ts-node-compiler')
  return {
    compiler: NodeCompiler.create({
      workspace: DIRECTORY,
      fontArgs: [{ fontPaths: [`${DIRECTORY}fonts`] }],
    }),
    standard: PdfStandard.UA_1,
    template: await readFile(`${DIRECTORY}policy.typ`, 'utf8'),
  }
}

/**
 * Returns the PDF of a policy.
 * @param address page that confirms the policy, written as a QR code
 * @throws Error if the template cannot be compiled
 */
export const policyFileOf = async (policy: PolicyDocument, address: string): Promise<Buffer> => {
  loading ??= loadTypst()
  const { compiler, standard, template } = await loading
  const picture = await qrCodeOf(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
  const data = { ...policy, verification: { ...policy.verification, address, picture } }
  const compiled = compiler.compile({
    mainFileContent: template,
    inputs: { policy: JSON.stringify(data) },
  })
  const { result } = compiled
  if (result === null || compiled.hasError())
    throw new Error('The template of the policy cannot be compiled', {
      cause: compiled.takeDiagnostics()?.shortDiagnostics,
    })
  const pdf = compiler.pdf(result, { pdfStandard: standard })
  compiler.evictCache(MEMOISED)
  return pdf
}
