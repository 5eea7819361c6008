/** Bundles the scripts of the gateway's own pages for the browser, on first use. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Returns a function that bundles a script once. */
export const browserScript = (source: URL): (() => Promise<string>) => {
  let bundled: Promise<string> | undefined
  const bundle = async (): Promise<string> => {
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
    if (file === undefined) throw new Error('The bundled script is empty.')
    return file.text
  }
  return () => {
    bundled ??= bundle()
    return bundled
  }
}
