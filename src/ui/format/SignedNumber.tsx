/** Signed numbers: the sign is left of the digits in both reading directions. */

export const SignedNumber = ({ children }: { children: string }) => <bdi dir="ltr">{children}</bdi>

/** The same inside a text. */
export const signedNumberText = (text: string): string => `\u2066${text}\u2069`
