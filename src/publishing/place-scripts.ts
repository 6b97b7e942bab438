import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5'
import { type IslandManifest, islandsPrefix } from '@/src/islands/island-manifest'

type Element = DefaultTreeAdapterTypes.Element

/** What pages of this build need to bring their islands to life. */
export type IslandScripts = {
  manifest: IslandManifest
  /** The build that the page is made with: its visitors are told when there is another. */
  build: string
  /** The site's own origin: policies name each script by its whole address. */
  origin: string
}

/** Whether an element is an island that this build has a script for. One that it has none for stays plain HTML. */
export function hasIsland(element: Element, scripts: IslandScripts | null): boolean {
  const name = nameOf(element)
  return name !== undefined && scripts !== null && Object.hasOwn(scripts.manifest.islands, name)
}

/**
 * Writes into each island where its script is, and into the head the one script that fetches them in time.
 *
 * @param islands every element of the page for which {@link hasIsland} holds, at least one.
 * @param head the page's head.
 * @returns the addresses of exactly the scripts that the page's policy has to let through.
 */
export function placeScripts(islands: readonly Element[], head: Element, scripts: IslandScripts): string[] {
  const { manifest, build, origin } = scripts
  const allowed = new Set([manifest.boot.file])
  for (const island of islands) {
    const { modules, later } = manifest.islands[nameOf(island) ?? ''] ?? { modules: [], later: [] }
    island.attrs.push({ name: 'data-modules', value: modules.map((file) => islandsPrefix + file).join(' ') })
    for (const file of [...modules, ...later]) allowed.add(file)
  }
  const boot = defaultTreeAdapter.createElement('script', head.namespaceURI, [
    { name: 'type', value: 'module' },
    { name: 'src', value: islandsPrefix + manifest.boot.file },
    { name: 'integrity', value: manifest.boot.integrity },
    { name: 'fetchpriority', value: 'low' },
    { name: 'data-build', value: build },
  ])
  defaultTreeAdapter.appendChild(head, boot)
  return [...allowed].map((file) => `${origin}${islandsPrefix}${file}`)
}

function nameOf({ attrs }: Element): string | undefined {
  return attrs.find(({ name }) => name === 'data-island')?.value
}
