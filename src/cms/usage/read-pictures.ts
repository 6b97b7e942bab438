import type { Access, Payload } from 'payload'
import { env } from '@/src/platform/env'
import { showsSite } from '@/src/submissions/site-proof'
import { findNewestPublication, publicCollections, publicGlobals } from '../feed/publication-feed'
import { type GraphNode, readGraph } from './read-graph'

/**
 * Pictures have no publication of their own: the public sees one as long as something public names it (ADR 055). Staff and sites, which
 * show their secret, see all. What GraphQL answers strangers are the questions of the product, which come to a picture only through
 * what is public.
 */
export const readShownPictures: Access = async ({ req }) => {
  if (req.user || req.payloadAPI === 'GraphQL') return true
  if (showsSite(req.headers.get('authorization') ?? undefined, env)) return true
  return { id: { in: await findShownPictures(req.payload) } }
}

/** What was found after the newest publication; each publication may show others. */
let known: { payload: Payload; publication: number; pictures: Promise<number[]> } | undefined

async function findShownPictures(payload: Payload): Promise<number[]> {
  const publication = (await findNewestPublication(payload))?.seq ?? 0
  if (known?.payload === payload && known.publication === publication) return known.pictures
  const pictures = readGraph(payload).then(toPictures)
  const reading = { payload, publication, pictures }
  known = reading
  pictures.catch(() => {
    if (known === reading) known = undefined
  })
  return pictures
}

function toPictures(graph: readonly GraphNode[]): number[] {
  const references = graph.filter(isPublic).flatMap((node) => node.references)
  return [...new Set(references.flatMap(({ collection, id }) => (collection === 'media' ? [id] : [])))]
}

function isPublic({ slug, isDraft, publicIn }: GraphNode): boolean {
  const isShown = Object.hasOwn(publicCollections, slug) || Object.hasOwn(publicGlobals, slug)
  return isShown && !isDraft && publicIn.length > 0
}
