// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { signInUrl } from './sign-in-address.ts'
import { isHosted, openedVia, consumeSignInReturn, endSignInReturn } from './sign-in-return.ts'

const TOKEN = 'a'.repeat(43)
const returnWith = (query: string) => {
  history.replaceState(null, '', `/third-party/offers?${query}#list`)
  return consumeSignInReturn(location)
}
const newState = () => new URL(signInUrl('/third-party/offers')).searchParams.get('state') ?? ''

afterEach(() => sessionStorage.clear())

describe('the URL of the sign-in page', () => {
  it('contains the return address, the opener, and a new state each time', () => {
    const { pathname, searchParams } = new URL(signInUrl('/third-party/offers?step=2'))
    expect(pathname).toBe('/sandbox/sign-in')
    expect(searchParams.get('returnTo')).toBe('http://localhost:3000/third-party/offers?step=2')
    expect(searchParams.get('openedVia')).toBe('pwa')
    expect(searchParams.get('state')).toMatch(/^[\w-]{32}$/)
    expect(newState()).not.toBe(newState())
  })
  it('contains the language if it is not Persian', () => {
    expect(new URL(signInUrl('/', 'en')).searchParams.get('lang')).toBe('en')
    expect(new URL(signInUrl('/')).searchParams.has('lang')).toBe(false)
  })
})

describe('a return from the sign-in page', () => {
  it('removes the token and its parameters from the address at once, and keeps the rest', () => {
    const state = newState()
    const returned = returnWith(
      `step=2&token=${TOKEN}&openedVia=pwa&isRedirectedFromSso=true&state=${state}&app_version=2&mode=x`,
    )
    expect(returned).toEqual({ token: TOKEN, state, known: true })
    expect(location.href).toBe('http://localhost:3000/third-party/offers?step=2#list')
  })

  it('is not accepted without this tab’s state, and its token is removed from the address all the same', () => {
    newState()
    expect(returnWith(`token=${TOKEN}&state=of-another-sign-in-0123456789`)).toMatchObject({ known: false })
    expect(location.href).not.toContain(TOKEN)
    expect(returnWith(`token=${TOKEN}`)).toMatchObject({ known: false })
  })

  it('is accepted once: the same address is rejected afterwards', () => {
    const state = newState()
    expect(returnWith(`token=${TOKEN}&state=${state}`)).toMatchObject({ known: true })
    expect(returnWith(`token=${TOKEN}&state=${state}`)).toMatchObject({ known: false })
  })

  it('survives a reload until the sign-in is finished', () => {
    const state = newState()
    const returned = returnWith(`step=2&token=${TOKEN}&state=${state}`)
    expect(consumeSignInReturn(location)).toEqual(returned)
    endSignInReturn()
    expect(consumeSignInReturn(location)).toBeNull()
  })

  it('needs a token in the address', () => {
    expect(returnWith('step=3')).toBeNull()
    expect(location.search).toBe('?step=3')
  })

  it('stores what opened the app, if the opener is known', () => {
    expect(returnWith('openedVia=driver')).toBeNull()
    expect([openedVia(), isHosted()]).toEqual(['driver', true])
    returnWith('openedVia=elsewhere')
    expect(openedVia()).toBe('driver')
    expect(location.search).toBe('')
  })

  it('recognises the drivers’ app by its type, too, and keeps any other type in the address', () => {
    returnWith('type=driver')
    expect([openedVia(), location.search]).toEqual(['driver', ''])
    returnWith('type=car')
    expect(location.search).toBe('?type=car')
  })

  it('has the app’s own page as the default opener', () => {
    expect([openedVia(), isHosted()]).toEqual(['pwa', false])
  })
})
