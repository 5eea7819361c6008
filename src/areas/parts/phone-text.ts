/** A mobile number in groups, as people read it: 0912 345 6789. */
export const phoneText = (cellNumber: string): string =>
  cellNumber.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3')
