/**
 * Maps states to addresses and back, derived from a machine's meta. Specification: statechart rulings,
 * section 2; decisions, section 6.
 */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import type { StateMeta } from './journey.ts'
import { type AddressCodes, journeyOf, noCodes, stepPath, withCodes } from './journeys.ts'

/** An address of a journey: its path, and the step in its query. */
export type Address = { path: string; step: string | null }

/** Place-holder of a code in an address. */
const CODE = /\{(\w+)\}/

const isStateMeta = (meta: unknown): meta is StateMeta => typeof meta === 'object' && meta !== null

const metaOf = (node: AnyStateNode): StateMeta => (isStateMeta(node.meta) ? node.meta : {})

const everyNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
]

/** Caches results for objects that never change, because every screen asks about every snapshot. */
const once = <Of extends WeakKey, T>(find: (of: Of) => T): ((of: Of) => T) => {
  const found = new WeakMap<Of, T>()
  return (of) => {
    const known = found.get(of)
    if (known !== undefined) return known
    const now = find(of)
    found.set(of, now)
    return now
  }
}

/** Active states, the deepest last. */
const activeNodes = once((snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  [...snapshot._nodes].toSorted((a, b) => a.path.length - b.path.length),
)

/** The merged meta of a snapshot; a deeper state overrides its parents. */
export const metaOfSnapshot = once((snapshot: AnyMachineSnapshot): StateMeta =>
  Object.assign({}, ...activeNodes(snapshot).map(metaOf)),
)

const noMeta: StateMeta = {}

/** Meta of the deepest active state with progress; empty if there is none. */
export const stepMetaOf = (snapshot: AnyMachineSnapshot): StateMeta => {
  const node = activeNodes(snapshot).findLast((active) => metaOf(active).progress !== undefined)
  return node ? metaOf(node) : noMeta
}

/** Path of a state's address, with place-holders, or undefined. */
export const pathOfNode = (node: AnyStateNode): string | undefined => {
  const { address, path, inquiryOf } = metaOf(node)
  if (inquiryOf !== undefined) return stepPath(journeyOf(inquiryOf), 'inquiry')
  return address === undefined ? path : stepPath(node.machine.id, address)
}

/** Address of the deepest active state that has one, or null. */
export const pathOf = (snapshot: AnyMachineSnapshot, codes: Partial<AddressCodes>): Address | null => {
  const node = activeNodes(snapshot).findLast((active) => pathOfNode(active) !== undefined)
  return node === undefined
    ? null
    : {
        path: withCodes(pathOfNode(node) ?? '', codes),
        step: metaOf(node).step ?? null,
      }
}

/** A route-bound state: its address, and the id that requests it. */
export type Route = { id: string; path: string; step: string | null }

/** The routes of a machine, in the order of the chart. */
export const routesOf = once((machine: AnyStateMachine): readonly Route[] =>
  everyNode(machine.root)
    .filter((node) => node.config.route !== undefined)
    .map((node) => ({ id: `#${node.id}`, path: pathOfNode(node) ?? '', step: metaOf(node).step ?? null })),
)

/** Id of the state at an address, and the codes in the address. */
export const routeAt = (
  machine: AnyStateMachine,
  address: Address,
): { id: string; codes: AddressCodes } | null => {
  const found = routesOf(machine).flatMap((route) => {
    const pattern = new RegExp(`^${route.path.replace(CODE, '(?<$1>[^/]+)')}/?$`)
    const match = pattern.exec(address.path)
    return match ? [{ id: route.id, step: route.step, codes: { ...noCodes, ...match.groups } }] : []
  })
  const exact = found.find(({ step }) => step === address.step) ?? found[0]
  return exact ? { id: exact.id, codes: exact.codes } : null
}
