/** A client over the network, for tests that start the command as a process. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { registry } from '#contract/index.ts'
import { IDEMPOTENCY_HEADER, type Operation } from '#contract/operation.ts'
import { searchWith } from '../domain/search.sample.ts'
import { filledPath } from './client.sample.ts'
import { choiceOf } from './purchase.sample.ts'
import { STATE } from './sign-in.sample.ts'
import { infoOf, pictureWithPlace } from './upload.sample.ts'

const Enveloped = v.object({ body: v.unknown() })

const bodyOf = async <S extends v.GenericSchema>(
  response: Response,
  schema: S,
): Promise<v.InferOutput<S>> => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return v.parse(schema, v.parse(Enveloped, await response.json()).body)
}

/** Posts a form of the gateway's own pages. */
export const postForm = (address: string, form: Record<string, string>) =>
  fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
    headers: { 'sec-fetch-site': 'same-origin' },
  })

/** Signs in at an address. Returns the bearer token. */
export const tokenFor = async (base: string, cellNumber: string): Promise<string> => {
  const query = new URLSearchParams({ returnTo: `${base}/`, state: STATE })
  const page =
    base +
    String((await fetch(`${base}/sandbox/sign-in?${query}`, { redirect: 'manual' })).headers.get('location'))
  await postForm(`${page}/number`, { cellNumber })
  const code = /data-code="(\d+)"/.exec(await (await fetch(page)).text())?.[1] ?? ''
  const back = new URL(String((await postForm(`${page}/code`, { code })).headers.get('location')))
  const path = filledPath(registry.exchangeToken.path, { token: back.searchParams.get('token') })
  return (await bodyOf(await fetch(`${base}${path}?state=${STATE}`), registry.exchangeToken.answer)).jwt
}

/** Signs in at an address. Returns the actions and queries of the tests. */
export const remoteClient = async (base: string, cellNumber: string) => {
  const authorization = `Bearer ${await tokenFor(base, cellNumber)}`
  const call = (
    { method, path }: Operation,
    params: Record<string, unknown>,
    body?: object,
    key: string = randomUUID(),
  ) =>
    fetch(base + filledPath(path, params), {
      method,
      headers: {
        authorization,
        [IDEMPOTENCY_HEADER]: key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const type = { type: 'thirdparty' }
  const provider = { ...type, provider: '1' }

  const newOrder = async (): Promise<string> => {
    const found = await bodyOf(
      await call(registry.searchOffers, provider, searchWith()),
      registry.searchOffers.answer,
    )
    return (
      await bodyOf(
        await call(registry.registerOrder, provider, choiceOf(found)),
        registry.registerOrder.answer,
      )
    ).trackingCode
  }
  const addressWith = async (plaqueNumber: string) => {
    const order = await newOrder()
    const { provinces } = await bodyOf(
      await call(registry.listProvinces, { ...type, trackingCode: order }),
      registry.listProvinces.answer,
    )
    return {
      province: provinces[0]?.code,
      city: provinces[0]?.cities[0]?.code,
      address: 'خیابان آزادی، کوچهٔ بهار',
      plaqueNumber,
      unitNumber: '',
      postalCode: '1398765431',
    }
  }
  const somewhere = await addressWith('1')
  const addsAddress = async (plaqueNumber: string, key: string): Promise<string> =>
    (
      await bodyOf(
        await call(registry.createAddress, {}, { ...somewhere, plaqueNumber }, key),
        registry.createAddress.answer,
      )
    ).uid
  const addresses = async (): Promise<string[]> =>
    (await bodyOf(await call(registry.listAddresses, {}), registry.listAddresses.answer)).addresses.map(
      ({ uid }) => uid,
    )

  const sendsFile = async (trackingCode: string, key: string): Promise<Response> => {
    const form = new FormData()
    form.set('info', infoOf(trackingCode))
    form.set('file', new Blob([new Uint8Array(await pictureWithPlace())], { type: 'image/jpeg' }), 'card.jpg')
    return fetch(base + registry.uploadDocument.path, {
      method: 'POST',
      body: form,
      headers: { authorization, [IDEMPOTENCY_HEADER]: key },
    })
  }
  const uploads = async (trackingCode: string, key: string = randomUUID()): Promise<string> =>
    (await bodyOf(await sendsFile(trackingCode, key), registry.uploadDocument.answer)).imageId
  const documentsOf = async (trackingCode: string): Promise<string[]> =>
    (
      await bodyOf(await call(registry.listDocuments, { trackingCode }), registry.listDocuments.answer)
    ).orderDocumentDtos.flatMap(({ minioImageId }) => minioImageId ?? [])

  return {
    addsAddress,
    addresses,
    newOrder,
    uploads,
    documentsOf,
    /** Creates an order, a document of it and, with the key, an address. */
    makes: async (key: string, plaqueNumber: string) => {
      const trackingCode = await newOrder()
      return {
        trackingCode,
        key,
        plaqueNumber,
        uid: await addsAddress(plaqueNumber, key),
        imageId: await uploads(trackingCode),
      }
    },
    /** Reads all of that again, and repeats the call with the key. */
    reads: async (made: {
      trackingCode: string
      key: string
      plaqueNumber: string
      uid: string
      imageId: string
    }) => {
      const order = await bodyOf(
        await call(registry.readOrder, { ...provider, trackingCode: made.trackingCode }),
        registry.readOrder.answer,
      )
      const file = await call(registry.readDocumentFile, { imageId: made.imageId })
      await file.arrayBuffer()
      return {
        order: order.trackingCode,
        address: (await addresses()).find((uid) => uid === made.uid),
        file: file.status,
        repeated: await addsAddress(made.plaqueNumber, made.key),
      }
    },
  }
}
