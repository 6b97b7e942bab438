import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types of every query, from the schema that `npm run generate` writes and the documents beside the code that uses them. */
const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  documents: ['graphql/documents/*.graphql', 'blocks/*/*.fragment.graphql'],
  generates: {
    'graphql/generated/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        useTypeImports: true,
        enumType: 'string-literal',
        scalars: { JSON: 'unknown', DateTime: 'string', EmailAddress: 'string', JSONObject: 'unknown' },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        avoidOptionals: { field: true },
        immutableTypes: true,
        dedupeFragments: true,
      },
    },
  },
}

export default config
