/*
 * Workaround
 * Package: @payloadcms/graphql 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/18141, docs/upstream/payload-select-of-several.md
 * Test: src/cms/graphql/keep-select.test.ts
 * Goes when: a question with `select` reads only what it asks for of documents that rows name, and beside other questions.
 */
import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type ValidationRule,
} from 'graphql'

/** Schemas that are in order. */
const kept = new WeakSet<GraphQLSchema>()

/**
 * Makes questions with `select` read only what they ask for of the documents that they lead to: every page of a menu was read with all its
 * blocks. Payload keeps what is asked of one question where the next one overwrites it, and lists of rows do not say what they are of.
 *
 * A rule for questions, which refuses none: it is the one place where Payload hands out the schema that it made, for those over HTTP too.
 */
export const keepSelect: ValidationRule = (context) => {
  const schema = context.getSchema()
  if (!kept.has(schema)) mend(schema)
  kept.add(schema)
  return {}
}

function mend(schema: GraphQLSchema): void {
  const questions = schema.getQueryType()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type === schema.getMutationType()) continue
    const fields = type.getFields()
    const isResult = 'hasNextPage' in fields
    for (const field of Object.values(fields)) {
      // The documents of a result are no rows of another one.
      if (!isResult && areRows(field)) field.extensions = { ...field.extensions, field: toRows(field) }
      if (field.resolve) field.resolve = type === questions ? beginContext(field.resolve) : inOwnContext(field.resolve)
    }
  }
}

function areRows({ type, args, extensions }: Field): boolean {
  return (
    isListType(getNullableType(type)) &&
    isObjectType(getNamedType(type)) &&
    args.length === 0 &&
    extensions['field'] === undefined
  )
}

const toRows = ({ name }: Field) => ({ name, type: 'array' })

type Field = GraphQLField<unknown, unknown>
type Resolve = GraphQLFieldResolver<unknown, unknown>

/** What each of several questions keeps, by its name in the answer. */
const contexts = new WeakMap<object, Map<string | number, object>>()

/** Gives a question a context of its own, which knows all that the common one knows. */
function beginContext(resolve: Resolve): Resolve {
  return (parent, args, common, info) => {
    if (typeof common !== 'object' || common === null) return resolve(parent, args, common, info)
    const own: object = Object.create(common)
    const known = contexts.get(common) ?? new Map<string | number, object>()
    contexts.set(common, known.set(info.path.key, own))
    return resolve(parent, args, own, info)
  }
}

/** Resolves what lies below a question in the context of that question. */
function inOwnContext(resolve: Resolve): Resolve {
  return (parent, args, common, info) => resolve(parent, args, ownContext(common, info.path) ?? common, info)
}

function ownContext(common: unknown, path: GraphQLResolveInfo['path']): object | undefined {
  let top = path
  while (top.prev) top = top.prev
  return typeof common === 'object' && common !== null ? contexts.get(common)?.get(top.key) : undefined
}
