/** What a browser with Trusted Types offers, as far as a worker's start needs it; TypeScript's own library does not know it yet. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => URL }
    }
  | undefined
