/** The used part of Trusted Types, which TypeScript's own library does not declare yet. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => URL }
    }
  | undefined
