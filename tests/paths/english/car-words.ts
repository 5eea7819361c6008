/**
 * Texts of a motorcycle's page that speak of a car. Document 2 section 2.2: every sentence names the
 * motorcycle.
 */

const CAR = /\b(?:cars?|automobiles?)\b/i

export const carWordsIn = (texts: Iterable<string>): readonly string[] =>
  [...texts].filter((text) => CAR.test(text))
