import { build, type Metafile } from 'esbuild'

/** Which file of ours imports which, and which packages. */
export type Imports = Metafile['inputs']

/** Files of a page that a browser loads, and that import nothing. */
const leaves = ['.avif', '.jpg', '.png', '.svg', '.webp', '.woff2'] as const

/** Where a proof is kept has no part in what it is about. */
const keeper = 'tests/support/proofs.ts'

/** Reads what files of this repository import, and what that imports, down to the packages. */
export async function readImports(files: readonly string[], root = process.cwd()): Promise<Imports> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outdir: '.cache/imports',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: Object.fromEntries(leaves.map((ending) => [ending, 'empty' as const])),
    logLevel: 'error',
  })
  return metafile.inputs
}

type Followed = {
  /** Files of ours, those that it began with included. */
  files: ReadonlySet<string>
  /** What is imported by the name of a package, as it stands there. */
  packages: ReadonlySet<string>
}

/** @param isCut whether the way ends before a file that another one imports. */
export function followImports(
  imports: Imports,
  from: readonly string[],
  isCut: (importer: string, imported: string) => boolean = () => false,
): Followed {
  const files = new Set<string>()
  const packages = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file) || file === keeper || !(file in imports)) return
    files.add(file)
    for (const { path, external } of imports[file]?.imports ?? []) {
      if (external) packages.add(path)
      else if (!isCut(file, path)) follow(path)
    }
  }
  for (const file of from) follow(file)
  return { files, packages }
}
