/**
 * Sheet for the policy holder of a renewal: the car's owner, or another person. Input is a draft until it is
 * saved. The page below the sheet is the state `choosing`. Specification: document 2 section 5 "Insurer edit
 * (renewal)".
 */
import { state } from '../../journey.ts'
import { changeInput } from '../../journey/requests.ts'
import { backToForm, orderClosed, signedOut } from '../../parts/outcomes.ts'
import { closingWaits, formAnswersBack, formStaysOpen } from '../../parts/submitting.ts'

const closes = {
  target: 'choosing',
  actions: ['discard the edit', 'clear the edited answer', 'clear the failure'],
} as const

export const holderSheet = {
  editingHolder: state({
    tags: 'sheet',
    meta: { title: 'renewal.holder' },
    initial: 'pristine',
    states: {
      pristine: {},
      showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
    },
    on: {
      'holder.changed': { actions: 'update the policy holder' },
      continue: [
        { guard: 'the policy holder is complete', target: 'savingHolder' },
        { target: '.showingErrors' },
      ],
      'sheet.closed': closes,
      back: closes,
    },
  }),
  savingHolder: state({
    tags: ['sheet', 'loading', 'submitting'],
    meta: { title: 'renewal.saving-holder' },
    entry: { type: 'start the change', params: { change: 'savePolicyHolder' } },
    on: { ...closingWaits, 'holder.changed': { actions: 'update the policy holder' } },
    invoke: {
      src: 'save the policy holder',
      id: 'saveHolder',
      input: changeInput('savePolicyHolder'),
      onDone: [
        formAnswersBack('editingHolder', 'store the saved holder'),
        formStaysOpen('holder', 'editingHolder', 'store the saved holder'),
        {
          target: 'choosing',
          actions: ['finish the change', 'store the saved holder', 'clear the edited answer'],
        },
      ],
      onError: [signedOut, orderClosed, backToForm('editingHolder')],
    },
  }),
}
