import type { Workaround } from './read-workarounds'

/** What the project has beside its workarounds. */
export type Surroundings = {
  /** The versions that package.json pins, by package. */
  pinned: ReadonlyMap<string, string>
  /** Every file of the project. */
  paths: ReadonlySet<string>
}

/** Where nothing but workarounds stands. */
const fixFolder = /^src\/(?:payload|next)-fixes\/(?!.*\.test\.tsx?$)/

/** Reports that would be filed upstream, where nobody has yet. */
const report = /^docs\/upstream\/(?!README\.md$)/

/** What is wrong with the heads of workarounds, a sentence each; whatever concerns one changed version is one sentence. */
export function findWorkaroundMistakes(workarounds: readonly Workaround[], { pinned, paths }: Surroundings): string[] {
  const headed = new Set(workarounds.map(({ path }) => path))
  const named = new Set(workarounds.flatMap(({ upstream }) => upstream))
  return [
    ...findChangedVersions(workarounds, pinned),
    ...workarounds.flatMap(({ path, tests }) =>
      tests.filter((test) => !paths.has(test)).map((test) => `${path}: its test ${test} is not there.`),
    ),
    ...workarounds.flatMap(({ path, upstream }) =>
      upstream
        .filter((address) => !address.startsWith('https://') && !(report.test(address) && paths.has(address)))
        .map((address) => `${path}: "${address}" is neither an address nor a report in docs/upstream/.`),
    ),
    ...[...paths]
      .filter((path) => fixFolder.test(path) && !headed.has(path))
      .map((path) => `${path}: a file here begins with the head of a workaround. See docs/upstream/README.md.`),
    ...[...paths]
      .filter((path) => report.test(path) && !named.has(path))
      .map((path) => `${path}: no workaround names this report. Remove it, or name it in the head of its workaround.`),
  ]
}

function findChangedVersions(workarounds: readonly Workaround[], pinned: Surroundings['pinned']): string[] {
  const stale = new Map<string, string[]>()
  for (const { path, packages, upstream, goesWhen } of workarounds) {
    for (const { name, version } of packages) {
      const now = pinned.get(name)
      if (now === version) continue
      const change =
        now === undefined
          ? `package.json does not pin ${name}, which workarounds were written for in ${version}.`
          : `${name} is ${now} now, and these workarounds were written for ${version}. Look at each again: whether it may go, and whether its test still fails without it. Then write the new version into its head.`
      const lines = stale.get(change) ?? []
      stale.set(change, [...lines, `  ${path}\n    goes when ${goesWhen}\n    ${upstream.join('\n    ')}`])
    }
  }
  return [...stale].map(([change, lines]) => [change, ...lines].join('\n'))
}
