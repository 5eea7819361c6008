/**
 * The address book over a step that needs an address: pick one, add, change, delete. The same for the policy's address
 * and for delivery. Specification: document 1 sections 3 to 5 "Address modal"; the behaviour is machines/parts/address-book.ts.
 */
import { useSelector } from '@xstate/react'
import { useJourney } from '../../journey.ts'
import { AddressForm } from './AddressForm.tsx'
import { BookSheet } from './BookSheet.tsx'
import { DeleteAddressSheet } from './DeletionSheet.tsx'

type OpenSheet = 'book' | 'form' | 'deletion' | null

const sheetOf: Readonly<Record<string, OpenSheet>> = {
  book: 'book',
  form: 'form',
  savingAddress: 'form',
  confirmingDeletion: 'deletion',
  deletingAddress: 'deletion',
}

/** Takes a step; gives which of the book’s sheets is open over it. */
const useOpenSheet = (step: 'address' | 'delivery'): OpenSheet => {
  const is = (sheet: string) => ({ [step]: sheet })
  return useSelector(
    useJourney(),
    (snapshot) => Object.entries(sheetOf).find(([sheet]) => snapshot.matches(is(sheet)))?.[1] ?? null,
  )
}

export type AddressBookProps = {
  step: 'address' | 'delivery'
  /** The uid that is chosen for this step. */
  chosen: string | null
}

export function AddressBook({ step, chosen }: AddressBookProps) {
  const sheet = useOpenSheet(step)
  return (
    <>
      <BookSheet open={sheet === 'book'} chosen={chosen} />
      <AddressForm open={sheet === 'form'} />
      <DeleteAddressSheet open={sheet === 'deletion'} />
    </>
  )
}
