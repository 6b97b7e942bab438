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

/** Directives of the policy of one page. */
export type ScriptPolicy = { scripts: readonly string[]; connections: readonly string[] }

/** Where `boot.js` asks whether there is a newer build. */
export const latestBuildPath = '/_build/latest.json'

/** Whether an element is an island that this build has a script for. One that it has none for stays plain HTML. */
export function isAlive(element: Element, scripts: IslandScripts | null): boolean {
  const name = nameOf(element)
  return name !== undefined && scripts !== null && Object.hasOwn(scripts.manifest.islands, name)
}

/**
 * Writes into each island where its script is, and into the head the one script that fetches them in time.
 *
 * @param islands every element of the page for which {@link isAlive} holds, at least one.
 * @param head the page's head.
 * @returns what the page's policy has to let through: exactly these scripts, the question for a newer build, and what forms and
 *   data in islands need.
 */
export function placeScripts(islands: readonly Element[], head: Element, scripts: IslandScripts): ScriptPolicy {
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
  const asked = islands.flatMap((island) => [...addressesOfForms(island), ...addressesOfData(island)])
  return {
    scripts: [...allowed].map((file) => `${origin}${islandsPrefix}${file}`),
    connections: [...new Set([latestBuildPath, ...asked])].map((address) => `${origin}${address}`),
  }
}

/** Where forms in an island are posted on this site: their script asks there for what a plain post would be answered. */
function addressesOfForms(element: Element): string[] {
  const attribute = (wanted: string) => element.attrs.find(({ name }) => name === wanted)?.value ?? ''
  const isPost = element.tagName === 'form' && attribute('method').toLowerCase() === 'post'
  const own = isPost && /^(?:\/[\w-]+)+$/.test(attribute('action')) ? [attribute('action')] : []
  return [...own, ...element.childNodes.flatMap((node) => ('attrs' in node ? addressesOfForms(node) : []))]
}

/** Files of this site that a script in an island reads: whoever draws it names them in `data-connect`. */
function addressesOfData({ attrs, childNodes }: Element): string[] {
  const named = attrs.find(({ name }) => name === 'data-connect')?.value ?? ''
  const own = /^(?:\/[\w.-]+)+$/.test(named) ? [named] : []
  return [...own, ...childNodes.flatMap((node) => ('attrs' in node ? addressesOfData(node) : []))]
}

function nameOf({ attrs }: Element): string | undefined {
  return attrs.find(({ name }) => name === 'data-island')?.value
}
