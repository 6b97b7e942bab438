import ts from 'typescript'
import { isIslandFile, toIslandName } from '@/src/islands/island-files'
import type { ProjectFile } from './project-files'

/** What is wrong with the islands of the project and with how they are placed, a sentence each. */
export function findIslandMistakes(files: readonly ProjectFile[]): string[] {
  const islands = files.filter(({ path }) => isIslandFile(path))
  const names = islands.map(({ path }) => toIslandName(path))
  const twice = islands
    .filter(({ path }, position) => names.indexOf(toIslandName(path)) !== position)
    .map(({ path }) => `${path}: Another island has this name already. Scripts are found by it: choose a new one.`)
  return [...twice, ...files.flatMap((file) => (isIslandFile(file.path) ? inIsland(file) : inPlacement(file)))]
}

function inIsland({ path, text }: ProjectFile): string[] {
  const source = parse(path, text)
  const name = toIslandName(path)
  const mistakes = mistakesIn(source, path, (node) => {
    if (ts.isImportDeclaration(node)) return mistakeOfImport(node)
    if (ts.isIdentifier(node) && node.text === 'useId') {
      return 'useId counts differently on the server, where the island is part of a page. Take an id as prop.'
    }
    return null
  })
  const [first] = source.statements
  const isMarked = first && ts.isExpressionStatement(first) && first.expression.getText(source) === "'use client'"
  if (!isMarked) mistakes.unshift(`${path}:1: A file of this ending must begin with 'use client'.`)
  const isExported = source.statements.some(
    (statement) =>
      ts.isFunctionDeclaration(statement) &&
      statement.name?.text === name &&
      /^export function /.test(statement.getText(source)),
  )
  if (!isExported)
    mistakes.unshift(`${path}:1: It must export "function ${name}", the component that its name promises.`)
  return mistakes
}

/** What only the server has. The build looks through everything that an island brings along; this says it sooner. */
function mistakeOfImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): string | null {
  const from = textOf(moduleSpecifier)
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return null
  if (from.endsWith('.css'))
    return 'An island has no styles of its own. Style it where it is placed, by element and data-part.'
  if (/^(?:next|next-intl|node:.*)(?:\/|$)/.test(from))
    return `An island cannot use ${from}. Pass what it needs as props.`
  if (/\/islands\/Island$/.test(from)) return 'An island holds no other island. Import the component itself.'
  return null
}

/** The CMS has client code of its own, and tests may draw what they like. */
const free = /^src\/(?:cms|form-builder|identity|gallery|studio|app\/\(payload\))\/|^tests\/|\.test\.tsx?$/

/** Outside of islands their components have one use: to be placed by name. */
function inPlacement({ path, text }: ProjectFile): string[] {
  if (free.test(path) || (!text.includes('.client') && !text.includes('<Island'))) return []
  const source = parse(path, text)
  const imported = new Map<string, string>()
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const from = textOf(statement.moduleSpecifier)
    if (!from.endsWith('.client')) continue
    for (const name of namesOf(statement)) imported.set(name, toIslandName(`${from}.tsx`))
  }
  return mistakesIn(source, path, (node) => {
    if (isIslandTag(node)) return mistakeOfPlacement(node, imported)
    if (!ts.isIdentifier(node) || !imported.has(node.text)) return null
    if (ts.isImportSpecifier(node.parent) || isPlaced(node)) return null
    return `${node.text} is client code. Place it with <Island name="${node.text}" component={${node.text}} …>, or it will never run.`
  })
}

function mistakeOfPlacement(tag: ts.JsxOpeningLikeElement, imported: ReadonlyMap<string, string>): string | null {
  const name = attributeValueOf(tag, 'name')
  const component = attributeValueOf(tag, 'component')
  if (component === undefined || imported.get(component) !== component) {
    return 'The component of an <Island> is imported from its *.client file, by its own name.'
  }
  return name === component ? null : `The name of this <Island> must be "${component}": its script is found by it.`
}

function isIslandTag(node: ts.Node): node is ts.JsxOpeningLikeElement {
  return (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && node.tagName.getText() === 'Island'
}

function isPlaced({ parent }: ts.Identifier): boolean {
  const attribute = parent.parent
  return ts.isJsxExpression(parent) && ts.isJsxAttribute(attribute) && isIslandTag(attribute.parent.parent)
}

/** The value of an attribute that is a text or a single name. */
function attributeValueOf({ attributes }: ts.JsxOpeningLikeElement, name: string): string | undefined {
  const attribute = attributes.properties.find((property) => property.name?.getText() === name)
  const value = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined
  if (value && ts.isStringLiteral(value)) return value.text
  return value && ts.isJsxExpression(value) ? value.expression?.getText() : undefined
}

/** The names by which a file knows the values that it imports; types are no code. */
function namesOf({ importClause }: ts.ImportDeclaration): string[] {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const { name, namedBindings } = importClause
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map((element) => element.name.text)
      : namedBindings
        ? [namedBindings.name.text]
        : []
  return name ? [name.text, ...named] : named
}

function mistakesIn(source: ts.SourceFile, path: string, mistakeOf: (node: ts.Node) => string | null): string[] {
  const mistakes: string[] = []
  const visit = (node: ts.Node) => {
    const sentence = mistakeOf(node)
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    if (sentence) mistakes.push(`${path}:${line + 1}: ${sentence}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mistakes
}

function textOf(node: ts.Expression): string {
  return ts.isStringLiteral(node) ? node.text : ''
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}
