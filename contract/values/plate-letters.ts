/** The letters of a car's plate, which is sent with their codes. Data file of plate letters. */

/** All letters of a car's plate with their codes. */
export const plateLetters = [
  { code: '01', letter: 'الف' },
  { code: '02', letter: 'ب' },
  { code: '03', letter: 'پ' },
  { code: '04', letter: 'ت' },
  { code: '05', letter: 'ث' },
  { code: '06', letter: 'ج' },
  { code: '07', letter: 'د' },
  { code: '08', letter: 'ز' },
  { code: '09', letter: 'ژ' },
  { code: '10', letter: 'س' },
  { code: '11', letter: 'ش' },
  { code: '12', letter: 'ص' },
  { code: '13', letter: 'ط' },
  { code: '14', letter: 'ع' },
  { code: '15', letter: 'ف' },
  { code: '16', letter: 'ق' },
  { code: '17', letter: 'ک' },
  { code: '18', letter: 'گ' },
  { code: '19', letter: 'ل' },
  { code: '20', letter: 'م' },
  { code: '21', letter: 'ن' },
  { code: '22', letter: 'و' },
  { code: '23', letter: 'ه' },
  { code: '24', letter: 'ی' },
] as const

/** The letter of a code; empty for an unknown code. */
export const plateLetter = (code: string): string =>
  plateLetters.find((entry) => entry.code === code)?.letter ?? ''
