/**
 * Kinds of policy holders, as numbers of the contract. Specification: document 2 section 3 "Policy holder".
 */
export const PERSON = 1
export const COMPANY = 3
