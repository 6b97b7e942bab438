import { minify } from '@swc/core'

/**
 * Makes a script smaller than esbuild leaves it, which renames and joins less: one kilobyte of brotli of React, three of RJSF.
 *
 * @param script a module whose names are its own; what it imports and exports stays, and so do licences.
 * @throws Error for what is no script.
 */
export async function minifyScript(script: string): Promise<string> {
  const { code } = await minify(script, {
    module: true,
    compress: { passes: 3, ecma: 2020 },
    mangle: true,
    format: { comments: 'some' },
  })
  return code
}
