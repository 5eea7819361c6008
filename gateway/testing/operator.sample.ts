/** An operator at work, like a browser: signs in, reads pages, presses the buttons that they show. */
import type { FastifyInstance } from 'fastify'
import { postForm } from './sign-in.sample.ts'

export const OPERATOR_PASSWORD = 'a-password-of-tests'
const HOME = '/sandbox/operator'

export type Operator = { cookie: string }

/** Signs in. Returns the cookie of the session. */
export const signInOperator = async (
  server: FastifyInstance,
  password: string = OPERATOR_PASSWORD,
): Promise<Operator> => {
  const { headers } = await postForm(server, `${HOME}/sign-in`, { password })
  return { cookie: String(headers['set-cookie'] ?? '').split(';')[0] ?? '' }
}

/** Opens a page. */
export const openPage = (server: FastifyInstance, operator: Operator, path: string) =>
  server.inject({ method: 'GET', url: path, headers: operator })

/** Posts a form, with several values of a name as a browser sends checked boxes. */
export const postAsOperator = (
  server: FastifyInstance,
  operator: Operator,
  path: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  headers: Record<string, string> = {},
) =>
  server.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...operator,
      ...headers,
    },
    payload: new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        (typeof value === 'string' ? [value] : value).map((each) => [name, each]),
      ),
    ).toString(),
  })

export const orderPath = (trackingCode: string): string => `${HOME}/order/${trackingCode}`

/** Content of an order's page: its status, and the offered moves. */
export const readOrderPage = async (server: FastifyInstance, operator: Operator, trackingCode: string) => {
  const { body } = await openPage(server, operator, `${orderPath(trackingCode)}?lang=en`)
  return {
    body,
    status: Number(/<p class="badges">\s*<span class="badge[^"]*">(\d+) ·/.exec(body)?.[1] ?? Number.NaN),
    moves: [...body.matchAll(/name="move" value="(\w+)"/g)].map(([, name = '']) => name),
    /** Number of moves that the page has shown. */
    seen: /name="seen" value="(\d+)"/.exec(body)?.[1] ?? '0',
  }
}

/** Presses the button of a move on the page of an order as it is now. */
export const pressMove = async (
  server: FastifyInstance,
  operator: Operator,
  trackingCode: string,
  move: string,
  fields: Readonly<Record<string, string | readonly string[]>> = {},
) => {
  const { moves, seen } = await readOrderPage(server, operator, trackingCode)
  if (!moves.includes(move)) throw new Error(`The page offers ${moves.join(', ')}, but not ${move}.`)
  return postAsOperator(server, operator, `${orderPath(trackingCode)}/move`, { move, seen, ...fields })
}

/** Presses the button that holds an order. */
export const pressHold = (server: FastifyInstance, operator: Operator, trackingCode: string) =>
  postAsOperator(server, operator, `${orderPath(trackingCode)}/hold`, { held: 'yes' })
