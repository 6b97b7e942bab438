/**
 * Makes a script smaller than esbuild leaves it, which renames and joins less: one kilobyte of brotli of React, three of RJSF.
 *
 * @param script a module whose names are its own; what it imports and exports stays, and so do licences.
 * @throws Error for what is no script.
 */
export async function minifyScript(script: string): Promise<string> {
  // Only where something is built: a process that serves has no use for a second compiler in its memory.
  const { minify } = await import('@swc/core')
  const { code } = await minify(script, {
    module: true,
    compress: { passes: 3, ecma: 2020 },
    mangle: true,
    format: { comments: 'some' },
  })
  return code
}
