/** Scripts of the gateway's own pages: written like everything else, made into one file for the browser when it is first asked for. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Takes a script's source; gives what gives the script, made once. */
export const browserScript = (source: URL): (() => Promise<string>) => {
  let made: Promise<string> | undefined
  const make = async (): Promise<string> => {
    const {
      outputFiles: [file],
    } = await build({
      entryPoints: [fileURLToPath(source)],
      bundle: true,
      format: 'iife',
      target: 'es2022',
      minify: true,
      write: false,
      logLevel: 'silent',
    })
    if (file === undefined) throw new Error('A script came out empty.')
    return file.text
  }
  return () => {
    made ??= make()
    return made
  }
}
