import { basename } from 'node:path'
import { build } from 'esbuild'

/**
 * Compiles a style sheet that travels inside the pages that show its component: `*.own.css`.
 *
 * @param source CSS whose class names are its own, as in a CSS module.
 * @param path of the sheet; its name makes its classes unlike those of any other.
 * @returns the CSS, made small, and the code of an object with the real name of each class.
 * @throws when a browser would pass over some of it.
 */
export async function compileOwnStyles(source: string, path: string): Promise<{ css: string; classes: string }> {
  const sheet = basename(path)
  const { outputFiles, warnings } = await build({
    stdin: { contents: `export { default } from ${JSON.stringify(sheet)}`, loader: 'js' },
    plugins: [
      {
        name: 'own-styles',
        setup: (bundling) => {
          bundling.onResolve({ filter: /\.own\.css$/ }, () => ({ path: sheet, namespace: 'sheet' }))
          bundling.onLoad({ filter: /./, namespace: 'sheet' }, () => ({ contents: source, loader: 'local-css' }))
        },
      },
    ],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'silent',
  })
  const [warning] = warnings
  if (warning) throw new Error(`${path}:${warning.location?.line}: ${warning.text}`)
  const textOf = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text.trim() ?? ''
  const [, classes = '{}'] = /=(\{[^}]*\})/.exec(textOf('.js')) ?? []
  return { css: textOf('.css'), classes }
}
