/**
 * Signs a phone in at the real gateway's sandbox without leaving the page. The session ends with the page.
 */
import { finishSignIn } from '#adapters/finish-sign-in.ts'
import { signInUrl } from '#adapters/sign-in-address.ts'

/** Any number can sign in at the sandbox, which shows its code. */
const CELL_NUMBER = '09121112233'

const post = (address: string, form: Record<string, string>): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(form) })

/** @throws if the gateway has no sandbox, or refuses */
export const signInAtSandbox = async (): Promise<void> => {
  const { url: visit } = await fetch(signInUrl('/'))
  const page = await (await post(`${visit}/number`, { cellNumber: CELL_NUMBER })).text()
  const code = /data-code="(\d+)"/.exec(page)?.[1]
  if (code === undefined) throw new Error('The sign-in page showed no code')
  const { url: back } = await post(`${visit}/code`, { code })
  const { searchParams } = new URL(back)
  await finishSignIn({ token: searchParams.get('token') ?? '', state: searchParams.get('state') ?? '' })
}
