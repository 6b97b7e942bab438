import type { FileObjection } from '../file-objection'
import { checkOtherPart } from './check-other-part'
import { toOfficeListener } from './office-listener'
import { type ArchivePart, readArchive } from './read-archive'
import { readXml } from './read-xml'
import { Refused } from './refused'

export type OfficeKind = 'docx' | 'xlsx' | 'odt' | 'ods'

/** What says in each kind of document that it is one. */
const declarations = {
  docx: {
    part: '[Content_Types].xml',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  },
  xlsx: {
    part: '[Content_Types].xml',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  },
  odt: { part: 'mimetype', type: 'application/vnd.oasis.opendocument.text' },
  ods: { part: 'mimetype', type: 'application/vnd.oasis.opendocument.spreadsheet' },
} as const satisfies Record<OfficeKind, { part: string; type: string }>

/** Parts that hold programs or other files: macros, controls, objects of other programs. */
const activeFolder = /(?:^|\/)(?:activex|embeddings|macrosheets|externallinks|customui)/i
const activeRoot = /^(?:basic|scripts|object ?\d)/i
const activeFile = /(?:^|\/)vba[^/]*$/i
const activeEnding =
  /\.(?:bin|exe|dll|js|vbs|ps1|bat|cmd|hta|jar|ole|swf|html?|svg|zip|docm|xlsm|docx|xlsx|odt|ods|rtf|mht|mhtml)$/i
/** Printer settings are the one binary part that is in documents of good will. */
const harmlessPart = /^(?:word|xl)\/printersettings\/[^/]+\.bin$/i
const xmlPart = /\.(?:xml|rels|rdf)$/i

/**
 * What speaks against an office document. Its text is of no interest, only what else it holds: every part is unpacked to its
 * end, and each of its bytes is looked at once.
 *
 * @param mostUnpacked of all its parts together, in bytes.
 * @returns also how much was unpacked.
 */
export async function inspectOffice(
  content: Buffer,
  { kind, mostUnpacked }: { kind: OfficeKind; mostUnpacked: number },
): Promise<{ objection: FileObjection | null; unpacked: number }> {
  try {
    const parts = await readArchive(content, mostUnpacked)
    await checkDeclaration(parts, kind)
    if (parts.some(({ name }) => isActivePart(name))) throw new Refused('active')
    // A document with a password says so in its list; its other parts cannot be read.
    for (const part of parts.toSorted((one, other) => rank(one) - rank(other))) await checkPart(part)
    return { objection: null, unpacked: parts.reduce((sum, { size }) => sum + size, 0) }
  } catch (error) {
    if (error instanceof Refused) return { objection: error.objection, unpacked: mostUnpacked }
    throw error
  }
}

async function checkDeclaration(parts: readonly ArchivePart[], kind: OfficeKind): Promise<void> {
  const { part, type } = declarations[kind]
  const declaration = parts.find(({ name }) => name === part)
  if (!declaration) throw new Refused('disguised')
  let isDeclared = false
  if (part === 'mimetype') {
    const chunks: Buffer[] = []
    for await (const chunk of declaration.read()) chunks.push(chunk)
    isDeclared = Buffer.concat(chunks).toString('utf8').trim() === type
  } else {
    await readXml(declaration.read(), {
      opened: ({ attributes }) => {
        if (attributes.some(([name, value]) => name === 'contenttype' && value === type)) isDeclared = true
      },
      text: () => undefined,
    })
  }
  if (!isDeclared) throw new Refused('disguised')
}

function isActivePart(name: string): boolean {
  if (harmlessPart.test(name)) return false
  return [activeFolder, activeRoot, activeFile, activeEnding].some((pattern) => pattern.test(name))
}

function rank({ name }: ArchivePart): number {
  return name === 'META-INF/manifest.xml' ? 0 : 1
}

async function checkPart(part: ArchivePart): Promise<void> {
  if (xmlPart.test(part.name)) await readXml(part.read(), toOfficeListener())
  else await checkOtherPart(part.read())
}
