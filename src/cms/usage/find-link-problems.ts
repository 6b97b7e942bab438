import { type Locale, locales } from '@/src/i18n/locales'
import type { GraphNode } from './read-graph'

/** What a visitor would miss. */
export type LinkProblem =
  /** The document that is named is no more. */
  | { kind: 'gone'; node: GraphNode; field: string; target: string }
  /** It is not public in a language in which the page that names it is: visitors do not see the link. */
  | { kind: 'hidden'; node: GraphNode; field: string; target: GraphNode; locale: Locale }
  /** A public page that nothing leads to. */
  | { kind: 'orphan'; node: GraphNode }
  /** A public page whose address does not begin with that of the page above. */
  | { kind: 'misplaced'; node: GraphNode; locale: Locale }

/** Every broken link and every lost page of the public site; drafts are not looked at. */
export function findLinkProblems(graph: readonly GraphNode[]): LinkProblem[] {
  const shown = graph.filter(({ isDraft }) => !isDraft)
  const known = new Map(shown.map((node) => [`${node.slug}/${node.id}`, node]))
  const named = new Set<string>()
  const problems: LinkProblem[] = []
  for (const node of shown) {
    for (const { collection, id, field } of node.references) {
      const name = `${collection}/${id}`
      if (field !== 'parent' && !(node.slug === collection && node.id === id)) named.add(name)
      const target = known.get(name)
      if (node.publicIn.length === 0) continue
      if (!target) problems.push({ kind: 'gone', node, field, target: name })
      else {
        const locale = node.publicIn.find((one) => !target.publicIn.includes(one))
        if (locale) problems.push({ kind: 'hidden', node, field, target, locale })
      }
    }
  }
  for (const node of shown) {
    if (node.slug !== 'pages' || node.publicIn.length === 0) continue
    if (node.path.pt !== '/' && !named.has(`pages/${node.id}`)) problems.push({ kind: 'orphan', node })
    const locale = misplacedIn(node, known)
    if (locale) problems.push({ kind: 'misplaced', node, locale })
  }
  return problems
}

function misplacedIn(node: GraphNode, known: ReadonlyMap<string, GraphNode>): Locale | undefined {
  const above = node.references.find(({ field }) => field === 'parent')
  const parent = above && known.get(`pages/${above.id}`)
  if (!parent) return undefined
  return locales.find((locale) => {
    const [own, its] = [node.path[locale], parent.path[locale]]
    const isPublic = node.publicIn.includes(locale) && parent.publicIn.includes(locale)
    return isPublic && own && its && !own.startsWith(its === '/' ? '/' : `${its}/`)
  })
}
