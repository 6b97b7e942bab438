import ts from 'typescript'
import type { ProjectFile } from './project-files'

/** Where settings come in. Whatever else reads the environment is a setting that nobody finds. */
const environmentReaders =
  /^(?:src\/platform\/env\.ts|scripts\/[^/]+\.mjs|tests\/support\/.*|[^/]*(?:playwright|vitest)[^/]*\.config\.ts|tests\/.*\.config\.ts)$/

/** What a file of TypeScript or JavaScript does against the house rules, a sentence each. */
export function findCodeMistakes({ path, text }: ProjectFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const mistakes: string[] = []
  const report = (position: number, sentence: string) => {
    const { line } = source.getLineAndCharacterOfPosition(position)
    mistakes.push(`${path}:${line + 1}: ${sentence}`)
  }
  const visit = (node: ts.Node) => {
    const sentence = mistakeOf(node, path)
    if (sentence) report(node.getStart(source), sentence)
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const { pos, comment } of commentsOf(source)) {
    const sentence = mistakeOfComment(comment)
    if (sentence) report(pos, sentence)
  }
  return mistakes
}

function mistakeOf(node: ts.Node, path: string): string | null {
  if (node.kind === ts.SyntaxKind.AnyKeyword) {
    return '`any` switches the compiler off. Say what the value is, or take `unknown` and look.'
  }
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
    return 'A type assertion hides what the compiler knows. Parse the value, or narrow it with a condition.'
  }
  if (ts.isTypeAssertionExpression(node)) {
    return 'A type assertion hides what the compiler knows. Parse the value, or narrow it with a condition.'
  }
  if (ts.isNonNullExpression(node) || isDefinite(node)) {
    return '`!` claims what is not checked. Handle the missing value.'
  }
  if (ts.isJsxAttribute(node) && node.name.getText() === 'style') {
    return 'An inline style is refused by the security policy of the site. Write a class in the CSS module.'
  }
  if (isEnvironment(node) && !environmentReaders.test(path)) {
    return 'The environment is read in src/platform/env.ts only. Add the setting there and import `env`.'
  }
  if (isClientDirective(node) && !path.endsWith('.client.tsx')) {
    return "'use client' stands only in files named *.client.tsx, so that what browsers load is seen in the folder."
  }
  return null
}

function isDefinite(node: ts.Node): boolean {
  return (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && node.exclamationToken !== undefined
}

function isEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.expression.getText() === 'process' && node.name.text === 'env'
  if (ts.isElementAccessExpression(node)) {
    return node.expression.getText() === 'process' && /^['"]env['"]$/.test(node.argumentExpression.getText())
  }
  return (
    ts.isImportDeclaration(node) &&
    /^['"](?:node:)?process['"]$/.test(node.moduleSpecifier.getText()) &&
    /\benv\b/.test(node.importClause?.getText() ?? '')
  )
}

function isClientDirective(node: ts.Node): boolean {
  return ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression) && node.expression.text === 'use client'
}

function mistakeOfComment(comment: string): string | null {
  const unwanted = /@ts-(?:ignore|nocheck)/.exec(comment)
  if (unwanted) return `${unwanted[0]} hides every error. Repair the error, or say @ts-expect-error with the reason.`
  if (/@ts-expect-error/.test(comment) && !/@ts-expect-error\W*\w+ \w+/.test(comment)) {
    return '@ts-expect-error needs a reason that names the cause, on the same line.'
  }
  if (/biome-ignore/.test(comment) && !/biome-ignore\S* [^:]+: *\w+ \w+/.test(comment)) {
    return 'biome-ignore needs a reason that names the cause, after the colon.'
  }
  return null
}

/** Every comment. Only tokens tell where one may begin: in a text or a template the same characters are content. */
function commentsOf(source: ts.SourceFile): { pos: number; comment: string }[] {
  const found = new Map<number, string>()
  const visit = (node: ts.Node) => {
    if (node.getChildCount(source) > 0) {
      for (const child of node.getChildren(source)) visit(child)
      return
    }
    if (ts.isJsxText(node)) return
    const ranges = [
      ...(ts.getLeadingCommentRanges(source.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.pos) ?? []),
    ]
    for (const { pos, end } of ranges) found.set(pos, source.text.slice(pos, end))
  }
  visit(source)
  return [...found].map(([pos, comment]) => ({ pos, comment }))
}
