/**
 * The bank's window. It is opened empty within the user's press, so that no browser blocks it, and filled
 * once the gateway has answered with the page. Where it was blocked nevertheless, this tab goes to the
 * bank. Decisions, section 4.
 */

let bank: Window | null = null

/** Call it within the press. A second press reuses the window. */
export const openBankWindow = (): void => {
  bank = window.open('about:blank', 'separ-bank')
}

/**
 * Shows an address, which `isAllowedDestination` has accepted, in the bank's window, or in this tab without
 * one.
 */
export const showBankPage = (address: string): void => {
  if (bank !== null && !bank.closed) bank.location.replace(new URL(address, location.href).href)
  else location.assign(address)
}

export const closeBankWindow = (): void => {
  bank?.close()
  bank = null
}

/** Whether the bank's window was opened and has been closed. */
export const isBankWindowClosed = (): boolean => bank?.closed ?? false
