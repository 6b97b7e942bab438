import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder in which each folder is a type of question. */
export const typesFolder = 'src/forms/types'

/** The names of a type's parts. All derive from its folder, so that knowing one is knowing all. */
export type FieldTypeNames = {
  /** kebab-case */
  folder: string
  /** camelCase: what is stored in forms, and what its parts begin with */
  type: string
  /** PascalCase: the type of its questions in code */
  question: string
}

/** The one place that says how the names of a type derive from its folder. */
export function toFieldTypeNames(folder: string): FieldTypeNames {
  const name = folder.replace(/(?:^|-)([a-z0-9])/g, (_match, first: string) => first.toUpperCase())
  return { folder, type: name.charAt(0).toLowerCase() + name.slice(1), question: `${name}Question` }
}

/** Every folder of `src/forms/types/`: each is one type of question, and nothing else may be there. */
export function fieldTypeFolders(root: string): string[] {
  return readdirSync(join(root, typesFolder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** Whether a folder, and so a type, may have this name. */
export function isFieldTypeName(folder: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder)
}

type Part = {
  file: string
  purpose: string
  /** What it must export. */
  exported: (names: FieldTypeNames) => string
}

const parts: readonly Part[] = [
  {
    file: 'definition.ts',
    purpose: 'say in it what staff may write of a question, and the JSON Schema that is made of it',
    exported: ({ type }) => `${type}Definition = defineField`,
  },
  {
    file: 'answer.ts',
    purpose: 'say in it how an answer is posted, read and drawn, and which rules it can break',
    exported: ({ type }) => `${type}Answer: AnswerRules =`,
  },
  {
    file: 'texts.ts',
    purpose: 'name in it the type in both languages',
    exported: ({ type }) => `${type}Texts: FieldTexts =`,
  },
  {
    file: 'language.ts',
    purpose: 'say in it what visitors read at a question, and how staff read its limits and answers',
    exported: ({ type, question }) => `${type}Language: FieldLanguage<${question}> =`,
  },
  {
    file: 'governance.ts',
    purpose: 'say in it what conditions can ask, and which limits cannot be kept together',
    exported: ({ type, question }) => `${type}Governance: FieldGovernance<${question}> =`,
  },
  {
    file: 'builder.ts',
    purpose: 'describe in it what staff set of a question, for the editor of forms to draw',
    exported: ({ type, question }) => `${type}Builder: FieldBuilder<${question}> =`,
  },
  {
    file: 'foreign.ts',
    purpose: 'say in it which schemas of other programs become a question of it, none if there are none',
    exported: ({ type }) => `${type}Foreign: ForeignField =`,
  },
  {
    file: 'field-type.ts',
    purpose: 'put its parts together in it',
    exported: ({ type, question }) => `${type}Type = defineFieldType<${question}>`,
  },
]

/** A file that lists all types, divided by what loads it. */
type Registry = {
  path: string
  /** What happens to a type that is not in it. */
  loss: string
  /** What its lines end with, after the name of the type. */
  part: 'Definition' | 'Answer' | 'Type'
  /** The file of a type's folder that it takes that from. */
  file: string
}

export const registries: readonly Registry[] = [
  { path: `${typesFolder}/definitions.ts`, loss: 'no form can have it', part: 'Definition', file: 'definition' },
  { path: `${typesFolder}/answers.ts`, loss: 'nobody can answer it', part: 'Answer', file: 'answer' },
  { path: `${typesFolder}/field-types.ts`, loss: 'staff cannot edit it', part: 'Type', file: 'field-type' },
]

/**
 * What one type of question lacks, a sentence each: files, names that do not derive from its folder, its line in the registries.
 *
 * @param root the folder of the repository.
 */
export function findFieldTypeProblems(root: string, folder: string): string[] {
  if (!isFieldTypeName(folder)) {
    return [`${typesFolder}/${folder}: The folder of a type has a name in kebab-case, such as "one-choice". Rename it.`]
  }
  const names = toFieldTypeNames(folder)
  const inFiles = parts.flatMap(({ file, purpose, exported }) => {
    const path = `${typesFolder}/${folder}/${file}`
    if (!existsSync(join(root, path))) return [`${path} is missing. Write it: ${purpose}.`]
    const wanted = `export const ${exported(names)}`
    return readFileSync(join(root, path), 'utf8').includes(wanted) ? [] : [`${path}: It must begin with "${wanted}".`]
  })
  const inRegistries = registries.flatMap(({ path, loss, part }) => {
    const line = `  ${names.type}: ${names.type}${part},`
    if (readFileSync(join(root, path), 'utf8').split('\n').includes(line)) return []
    return [`${path} has no line for ${names.type}, so ${loss}. Add the line "${line.trim()}".`]
  })
  return [...inFiles, ...inRegistries]
}

/** Lines of the registries that belong to no folder, a sentence each. */
export function findStaleTypeLines(root: string): string[] {
  const known = new Set(fieldTypeFolders(root).map((folder) => toFieldTypeNames(folder).type))
  return registries.flatMap(({ path, part }) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(new RegExp(`^ {2}(\\w+): \\w+${part},$`, 'gm'))]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map(
        (name) => `${path} has a line for "${name}", but no folder in ${typesFolder}/ has that name. Remove the line.`,
      ),
  )
}
