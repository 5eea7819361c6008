/** What insurers are called. Gateways give their Persian names; English ones ship with the app, beside their emblems. Decisions, section 6. */
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

/** Takes an insurer; gives its name in the language that is spoken, the gateway's where the app knows no other. */
export const insurerName = ({
  companyCode,
  companyFa,
}: {
  companyCode: string
  companyFa: string
}): string => {
  const name = english[companyCode]
  return inLanguage(companyFa, name === undefined ? companyFa : `${name} Insurance`)
}

/** The same in short, «دماوند». */
export const insurerShortName = ({
  companyCode,
  companyTitle,
}: {
  companyCode: string
  companyTitle: string
}): string => inLanguage(companyTitle, english[companyCode] ?? companyTitle)
