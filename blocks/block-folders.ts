import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names of a block type's parts. All derive from its folder, so that knowing one is knowing all. */
export type BlockNames = {
  /** kebab-case */
  folder: string
  /** camelCase: what is stored in the CMS */
  slug: string
  /** PascalCase: the component and its file */
  component: string
  /** The GraphQL type, Payload's `interfaceName` and the key in the registry */
  type: string
}

/** The one place that says how a block's names derive from its folder. */
export function toBlockNames(folder: string): BlockNames {
  const component = folder.replace(/(?:^|-)([a-z0-9])/g, (_match, first: string) => first.toUpperCase())
  return { folder, slug: component.charAt(0).toLowerCase() + component.slice(1), component, type: `${component}Block` }
}

/** Every folder in `blocks/`: each is one block type, and nothing else may be there. */
export function blockFolders(root: string): string[] {
  return readdirSync(join(root, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** What must be written in a file, and the sentence for when it is not. */
type Demand = { pattern: RegExp; sentence: string }

/** A file of a block with what it is for and what must be in it. */
type RequiredFile = { path: string; purpose: string; demands: readonly Demand[] }

function requiredFiles({ folder, slug, component, type }: BlockNames): readonly RequiredFile[] {
  const inFolder = (file: string) => `blocks/${folder}/${file}`
  return [
    {
      path: inFolder('README.md'),
      purpose: 'say in it what the block is for and how editors fill it in',
      demands: ['title', 'status', 'owner', 'since', 'pt', 'en'].map((name) => frontMatterDemand(name)),
    },
    {
      path: inFolder('config.ts'),
      purpose: 'define in it the fields that editors fill in',
      demands: [
        exported(`const ${slug}Config = defineBlock`),
        {
          pattern: new RegExp(`\\bslug: '${slug}',`),
          sentence: `Its slug must be '${slug}', as its folder is ${folder}.`,
        },
        { pattern: new RegExp(`\\binterfaceName: '${type}',`), sentence: `Its interfaceName must be '${type}'.` },
      ],
    },
    {
      path: inFolder(`${folder}.fragment.graphql`),
      purpose: 'ask in it for exactly the fields that to-props.ts reads',
      demands: [
        {
          pattern: new RegExp(`^fragment ${type}Fields on ${type} \\{`, 'm'),
          sentence: `Its fragment must begin with "fragment ${type}Fields on ${type} {".`,
        },
      ],
    },
    {
      path: inFolder('to-props.ts'),
      purpose: 'turn in it the stored block into what the component draws',
      demands: [exported(`function to${component}Props`)],
    },
    {
      path: inFolder(`${component}.tsx`),
      purpose: 'draw the block in it',
      demands: [exported(`function ${component}`)],
    },
    {
      path: inFolder(`${folder}.fixtures.ts`),
      purpose: 'give in it the examples that tests and pictures draw',
      demands: [
        exported(`const ${slug}Fixtures = defineFixtures`),
        {
          pattern: new RegExp(`defineFixtures\\(\\s*'${type}',`),
          sentence: `Its examples must be declared with defineFixtures('${type}', …).`,
        },
        ...['default', 'minimal'].map((name) => ({
          pattern: new RegExp(`^ {2}${name}: `, 'm'),
          sentence: `It has no example named "${name}". Write one.`,
        })),
      ],
    },
  ]
}

function frontMatterDemand(name: string): Demand {
  const values = name === 'status' ? '(?:live|legacy|deprecated)$' : '\\S'
  return {
    pattern: new RegExp(`^---\\n(?:(?!---).*\\n)*${name}: ${values}`, 'm'),
    sentence:
      name === 'status'
        ? 'Its front matter must have a line "status: live", "status: legacy" or "status: deprecated".'
        : `Its front matter has no "${name}". Add a line "${name}: …" between the two lines of hyphens at its top.`,
  }
}

function exported(declaration: string): Demand {
  return {
    pattern: new RegExp(`^export ${declaration}\\b`, 'm'),
    sentence: `It must export "${declaration}".`,
  }
}

/** A file that lists all block types, how the line of one looks and how its lines are found. */
type BlockList = {
  path: string
  /** What happens to a block type that is not in it. */
  loss: string
  line: (names: BlockNames) => string
  has: (names: BlockNames) => RegExp
  /** Finds every line; its first group is the name that `nameOf` gives. */
  lines: RegExp
  nameOf: (names: BlockNames) => string
  /** Names of lines that have no folder, rightly. */
  besides?: readonly string[]
}

const blockLists: readonly BlockList[] = [
  {
    path: 'blocks/configs.ts',
    loss: 'editors cannot place it',
    line: ({ slug }) => `${slug}Config,`,
    has: ({ slug }) => new RegExp(`^ {2}${slug}Config,$`, 'm'),
    lines: /^ {2}(\w+)Config,$/gm,
    nameOf: ({ slug }) => slug,
  },
  {
    path: 'blocks/registry.ts',
    loss: 'the site does not draw it',
    line: ({ component, type }) => `${type}: drawn('wide', to${component}Props, ${component}),`,
    has: ({ component, type }) =>
      new RegExp(`^ {2}${type}: drawn\\(\\s*'\\w+',\\s*to${component}Props,\\s*${component}\\b`, 'm'),
    lines: /^ {2}(\w+): drawn\(/gm,
    nameOf: ({ type }) => type,
  },
  {
    path: 'graphql/documents/page-blocks.graphql',
    loss: 'its content is never read',
    line: ({ type }) => `...${type}Fields`,
    has: ({ type }) => new RegExp(`^ {2}\\.\\.\\.${type}Fields$`, 'm'),
    lines: /^ {2}\.\.\.(\w+)Fields$/gm,
    nameOf: ({ type }) => type,
  },
  {
    path: 'site/content/README.md',
    loss: 'nobody who writes content as files knows what it takes',
    line: ({ slug }) => `| \`${slug}\` | title L, lead LL |`,
    has: ({ slug }) => new RegExp(`^\\| \`${slug}\` \\| \\S`, 'm'),
    lines: /^\| `(\w+)` \|/gm,
    nameOf: ({ slug }) => slug,
    // What is written once for several pages is a block in the files and no block type.
    besides: ['sharedBlock'],
  },
]

/**
 * What one block type lacks, a sentence each: files, names that do not derive from its folder, its line in the lists of block types.
 *
 * @param root the folder of the repository.
 */
export function findBlockProblems(root: string, folder: string): string[] {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder)) {
    return [`blocks/${folder}: The folder of a block has a name in kebab-case, such as "loan-simulator". Rename it.`]
  }
  const names = toBlockNames(folder)
  const inFiles = requiredFiles(names).flatMap(({ path, purpose, demands }) => {
    if (!existsSync(join(root, path))) return [`${path} is missing. Write it: ${purpose}.`]
    const text = readFileSync(join(root, path), 'utf8')
    return demands.filter(({ pattern }) => !pattern.test(text)).map(({ sentence }) => `${path}: ${sentence}`)
  })
  const inLists = blockLists
    .filter(({ path, has }) => !has(names).test(readFileSync(join(root, path), 'utf8')))
    .map(({ path, loss, line }) => `${path} has no line for ${names.type}, so ${loss}. Add the line "${line(names)}".`)
  return [...inFiles, ...inLists]
}

/** Lines of the lists that belong to no folder in `blocks/`, a sentence each. */
export function findStaleLines(root: string): string[] {
  const known = blockFolders(root).map(toBlockNames)
  return blockLists.flatMap(({ path, lines, nameOf, besides = [] }) => {
    const folderNames = new Set([...known.map(nameOf), ...besides])
    return [...readFileSync(join(root, path), 'utf8').matchAll(lines)]
      .map(([, name = '']) => name)
      .filter((name) => !folderNames.has(name))
      .map((name) => `${path} has a line for "${name}", but no folder in blocks/ has that name. Remove the line.`)
  })
}
