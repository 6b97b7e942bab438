import { globSync, readFileSync } from 'node:fs'
import { buildSchema, concatAST, parse, Source, specifiedRules, validate } from 'graphql'
import { describe, expect, it } from 'vitest'

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'))
const paths = [...globSync('graphql/documents/*.graphql'), ...globSync('blocks/*/*.fragment.graphql')].sort()
const documents = concatAST(paths.map((path) => parse(new Source(readFileSync(path, 'utf8'), path))))

/** What is wrong with the queries, with the files it is in. */
function findMistakes(): string[] {
  return validate(schema, documents, specifiedRules, { maxErrors: 1000 }).map(({ message, nodes = [] }) => {
    const files = new Set(nodes.map(({ loc }) => loc?.source.name))
    return `${[...files].join(', ')}: ${message}`
  })
}

describe('the GraphQL documents', () => {
  it('are what the schema allows, and no two blocks give one field name another type or nullability', () => {
    const advice = 'Take the fields of blocks from src/fields: what is built one way has one type.'
    expect(findMistakes(), advice).toEqual([])
  })

  it('ask for the same of every block: its id and its anchor', () => {
    const fragments = paths.filter((path) => path.endsWith('.fragment.graphql'))
    const incomplete = fragments.filter((path) => !/\{\n {2}id\n {2}anchor\n/.test(readFileSync(path, 'utf8')))
    expect(incomplete, 'A fragment begins with "id" and "anchor", which the renderer needs').toEqual([])
  })
})
