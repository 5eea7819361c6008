/** Signs in like a browser: the page, the number, the code that it shows, and the redirect. */
import type { Opener } from '#contract/opener.ts'
import { succeed } from './client.sample.ts'
import type { TestServer } from './test-server.sample.ts'

export const STATE = 'state-of-a-test-0123456789'
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

/** Opens the sign-in page. Returns its path. */
export const openSignIn = async (
  server: TestServer,
  returnTo = 'http://localhost/third-party/offers?policyTerm=12',
  openedVia: Opener = 'pwa',
): Promise<string> => {
  const started = await server.inject({
    method: 'GET',
    url: '/sandbox/sign-in',
    query: { returnTo, openedVia, state: STATE },
  })
  return String(started.headers.location)
}

/** Posts a form of the page. */
export const postForm = (
  server: TestServer,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  server.inject({
    method: 'POST',
    url: path,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(form).toString(),
  })

/** Posts a form of the page. Returns the page that the browser shows then. */
export const submitForm = async (
  server: TestServer,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const answer = await postForm(server, path, form, headers)
  const { location } = answer.headers
  return location === undefined ? answer : server.inject({ method: 'GET', url: location })
}

/** Reads the code that the sandbox shows. */
export const shownCode = async (server: TestServer, page: string): Promise<string> =>
  /data-code="(\d+)"/.exec((await server.inject({ method: 'GET', url: page })).body)?.[1] ??
  'no code is shown'

/** Signs in. Returns the address of the redirect. */
export const signInReturn = async (
  server: TestServer,
  cellNumber: string,
  openedVia: Opener = 'pwa',
): Promise<URL> => {
  const page = await openSignIn(server, undefined, openedVia)
  await postForm(server, `${page}/number`, { cellNumber })
  const back = await postForm(server, `${page}/code`, { code: await shownCode(server, page) })
  return new URL(String(back.headers.location))
}

/** Signs in. Returns the bearer token. */
export const signIn = async (server: TestServer, cellNumber: string): Promise<{ jwt: string }> => {
  const back = await signInReturn(server, cellNumber)
  const { jwt } = await succeed(
    server,
    'exchangeToken',
    { params: { token: back.searchParams.get('token') ?? '' }, query: { state: STATE } },
    null,
  )
  return { jwt }
}
