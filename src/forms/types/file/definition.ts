import { z } from 'zod'
import { questionParts } from '../../definition/field-parts'
import { fileKindNames, fileKinds, largestFile, toFileKind } from '../../definition/file-kinds'
import { defineField } from '../field-definition'

/** The most files that one question takes. */
export const most = 10

const field = z.object({
  ...questionParts,
  type: z.literal('file'),
  kinds: z
    .array(z.enum(fileKindNames))
    .min(1)
    .transform((kinds) => fileKindNames.filter((kind) => kinds.includes(kind))),
  /** Of one file, in bytes. */
  largest: z.int().min(1024).max(largestFile).default(largestFile),
  most: z.int().min(1).max(most).default(1),
})
export type FileQuestion = z.infer<typeof field>

const schema = z.object({
  type: z.literal('array'),
  minItems: z.literal(1),
  maxItems: z.int(),
  items: z.object({
    properties: z.object({
      mediaType: z.object({ enum: z.array(z.string()) }),
      size: z.object({ maximum: z.int() }),
    }),
  }),
})

export const fileDefinition = defineField({
  field,
  // The answer is not the file but what is known of it: its name, its media type as its content shows it, its size in bytes, and
  // where it is kept once it is.
  toSchema: ({ kinds, largest, most }) => ({
    type: 'array',
    minItems: 1,
    maxItems: most,
    items: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 255 },
        mediaType: { type: 'string', enum: kinds.map((kind) => fileKinds[kind].mediaType) },
        size: { type: 'integer', minimum: 1, maximum: largest },
        reference: { type: 'string', pattern: '^[A-Za-z0-9_-]{20,80}$' },
      },
      required: ['name', 'mediaType', 'size'],
      unevaluatedProperties: false,
    },
  }),
  readSchema: (value) => {
    const { maxItems, items } = schema.parse(value)
    const { mediaType, size } = items.properties
    return { most: maxItems, largest: size.maximum, kinds: mediaType.enum.map(toKnownKind) }
  },
  toWidget: () => 'file',
})

function toKnownKind(mediaType: string) {
  const kind = toFileKind(mediaType)
  if (!kind) throw new Error(`No form accepts files of the type ${mediaType}`)
  return kind
}
