import { join, resolve } from 'node:path'

/**
 * The programs of the product, by the names of their files: its first one, whatever that starts as a process or as a thread, or
 * loads by its path, and the commands that a bank runs. Those with `isPlain` import nothing of the project, so that Node runs their sources as they are.
 */
const programs = {
  start: { source: 'src/server/entries/start.ts' },
  supervisor: { source: 'src/server/entries/supervisor.ts' },
  front: { source: 'src/server/entries/front.ts' },
  back: { source: 'src/server/entries/back.ts' },
  'site-back': { source: 'src/server/entries/site-back.ts' },
  mirror: { source: 'src/server/entries/mirror.ts' },
  'drawing-process': { source: 'src/server/entries/drawing-process.ts' },
  'prepare-process': { source: 'src/cms/open/prepare-process.ts' },
  'migrate-process': { source: 'src/server/cms/migrate-process.ts' },
  migrations: { source: 'src/cms/migrations/index.ts' },
  'migrations-postgres': { source: 'src/cms/migrations-postgres/index.ts' },
  'examine-process': { source: 'src/evidence/examine-process.ts' },
  'intake-process': { source: 'src/server/intake/intake-process.ts' },
  'read-post': { source: 'src/submissions/reading/read-post.ts' },
  'inspect-content': { source: 'src/submissions/files/inspection/inspect-content.ts' },
  'pdf-thread': { source: 'src/submissions/files/inspection/pdf-thread.ts', isPlain: true },
  'picture-process': { source: 'src/submissions/files/inspection/picture-process.ts', isPlain: true },
  'link-picture-process': { source: 'src/link-pictures/link-picture-process.ts' },
  'page-inspector': { source: 'src/page-check/page-inspector.ts', isPlain: true },
  'pattern-thread': { source: 'src/forms/governance/pattern-thread.ts', isPlain: true },
  'content-export': { source: 'scripts/content-export.ts' },
  'content-import': { source: 'scripts/content-import.ts' },
  backup: { source: 'scripts/backup.ts' },
  restore: { source: 'scripts/restore.ts' },
  promotion: { source: 'scripts/promotion.ts' },
  'copy-down': { source: 'scripts/copy-down.ts' },
} as const

export type ProgramName = keyof typeof programs

/** A program that can be started: its file, whole, and what Node needs to run it. */
export type OwnProgram = { readonly file: string; readonly execArgv: readonly string[] }

/**
 * Where each compiled program says, before anything else, in which directory it lies. On what all of a process shares: Next bundles what
 * it runs with modules of its own.
 */
export const compiledPlace = 'sonaCompiled'

/** The file beside the compiled programs that says from which sources they were compiled. @see hashSources */
export const sourcesFile = 'sources'

/** Where what this process runs was compiled to; undefined where it runs from its sources. */
export function compiledDirectory(): string | undefined {
  const place: unknown = Reflect.get(globalThis, compiledPlace)
  return typeof place === 'string' ? place : undefined
}

/**
 * How a program of the product is started: as it was compiled, by whatever was compiled itself, and from its source by everything else,
 * which is development, a command or a test.
 *
 * @param compiled the directory with what is compiled.
 */
export function ownProgram(name: ProgramName, compiled = compiledDirectory()): OwnProgram {
  if (compiled !== undefined) return { file: join(compiled, `${name}.mjs`), execArgv: [] }
  const program = programs[name]
  return 'isPlain' in program
    ? { file: resolve(program.source), execArgv: ['--disable-warning=ExperimentalWarning'] }
    : fromSource(program.source)
}

/** A program that is run by Node as this one is: how soon it collects what it needs no more is one setting for all. */
export function asThisOne(name: ProgramName): OwnProgram {
  return { ...ownProgram(name), execArgv: process.execArgv }
}

/** A program that is compiled while it is loaded. */
export function fromSource(source: string): OwnProgram {
  return { file: resolve(source), execArgv: ['--import', 'tsx', '--disable-warning=ExperimentalWarning'] }
}

/** The source of each program, by its name. */
export function programSources(): Record<string, string> {
  return Object.fromEntries(Object.entries(programs).map(([name, { source }]) => [name, source]))
}
