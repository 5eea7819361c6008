/**
 * Names of insurers. Gateways send the Persian names; the English ones ship with the app, like the emblems.
 * Decisions, section 6.
 */
import { inLanguage } from '../format/language.ts'

const english: Readonly<Record<string, string>> = {
  damavand: 'Damavand',
  aftab: 'Aftab',
  karun: 'Karun',
  sarv: 'Sarv',
  niloofar: 'Niloofar',
  sahand: 'Sahand',
  alvand: 'Alvand',
  zagros: 'Zagros',
  hamoon: 'Hamoon',
  kavir: 'Kavir',
  badban: 'Badban',
  toranj: 'Toranj',
  sepehr: 'Sepehr',
  arash: 'Arash',
  kaveh: 'Kaveh',
  parand: 'Parand',
  simorgh: 'Simorgh',
  pasban: 'Pasban',
  arghavan: 'Arghavan',
  mehregan: 'Mehregan',
  oruj: 'Oruj',
  golestan: 'Golestan',
}

type Insurer = { companyCode: string; companyFa: string }

/** An insurer's name in the active locale; the gateway's name when the app has none. */
export const insurerName = ({ companyCode, companyFa }: Insurer): string => {
  const name = english[companyCode]
  return inLanguage(companyFa, name === undefined ? companyFa : `${name} Insurance`)
}

/**
 * The name without the word for insurance, for use inside a sentence or where there is little room: «دماوند».
 */
export const insurerShortName = ({ companyCode, companyFa }: Insurer): string =>
  inLanguage(companyFa.replace(/^بیمهٔ /, ''), english[companyCode] ?? companyFa)
