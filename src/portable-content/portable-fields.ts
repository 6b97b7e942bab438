import type { FlattenedBlock, FlattenedBlocksField, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'

/** Fields that the CMS fills in by itself, so that content files do not hold them. */
const computedFields: ReadonlySet<string> = new Set([
  '_status',
  'blockName',
  'blockType',
  'confirmedBy',
  'createdAt',
  // Of a form: they come from people's decisions.
  'current',
  'id',
  'isByHand',
  'key',
  'path',
  'problems',
  'translationSources',
  'proposal',
  'updatedAt',
  'writtenBy',
  'writtenByName',
])

/** Whether a field belongs in a content file. */
export function isPortable(field: FlattenedField): boolean {
  return !computedFields.has(field.name) && !('virtual' in field && field.virtual)
}

/** The fields of a collection without what Payload learns from an uploaded file. */
export function authoredFields({ flattenedFields, upload }: SanitizedCollectionConfig): FlattenedField[] {
  if (!upload) return flattenedFields
  const fileFacts: ReadonlySet<string> = new Set([
    'filename',
    'filesize',
    'focalX',
    'focalY',
    'height',
    'mimeType',
    'sizes',
    'thumbnailURL',
    'url',
    'width',
  ])
  return flattenedFields.filter(({ name }) => !fileFacts.has(name))
}

/** The block types that a field may hold. */
export function blockTypesOf(field: FlattenedBlocksField, payload: Payload): FlattenedBlock[] {
  const known = new Map(Object.values(payload.blocks).map((block) => [String(block.slug), block]))
  const references = field.blockReferences ?? field.blocks
  return references.flatMap((reference) => (typeof reference === 'string' ? (known.get(reference) ?? []) : reference))
}
