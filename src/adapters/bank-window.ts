/**
 * The bank's window: opened empty by the person's own press, so that no browser blocks it, and filled when the gateway
 * has named the page. Where it was blocked all the same, the same tab goes to the bank. Decisions, section 4.
 */

let bank: Window | null = null

/** Call it in the press itself. A second press takes the same window. */
export const openBankWindow = (): void => {
  bank = window.open('about:blank', 'separ-bank')
}

/** Takes an address that `mayLeaveTo` allows; shows it in the bank's window, or here where there is none. */
export const showBankPage = (address: string): void => {
  if (bank !== null && !bank.closed) bank.location.replace(new URL(address, location.href).href)
  else location.assign(address)
}

export const closeBankWindow = (): void => {
  bank?.close()
  bank = null
}

/** Whether the bank's window was there and has been closed. */
export const isBankWindowClosed = (): boolean => bank?.closed ?? false
