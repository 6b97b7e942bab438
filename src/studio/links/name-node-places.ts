import type { PayloadRequest } from 'payload'
import type { GraphNode } from '@/src/cms/usage/read-graph'
import { namePlace } from './name-place'

/**
 * Where in a document of the graph something is named, in the words of its form.
 *
 * @param paths as its references give them. @returns each place once.
 */
export function nameNodePlaces(
  { payload, i18n }: Pick<PayloadRequest, 'i18n' | 'payload'>,
  { kind, slug }: GraphNode,
  paths: readonly string[],
): string[] {
  const configs = kind === 'global' ? payload.config.globals : payload.config.collections
  const fields = configs.find((config) => config.slug === slug)?.flattenedFields ?? []
  const where = { fields, blocks: Object.values(payload.blocks), i18n }
  return [...new Set(paths.map((path) => namePlace(path, where)))]
}
