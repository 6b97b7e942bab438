import type { FileObjection } from './file-objection'
import { readArchive } from './read-archive'

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
const activePart =
  /(?:^|\/)(?:vba[^/]*\.(?:bin|xml)|activex|embeddings|macrosheets|externallinks|customui)|^(?:basic|scripts|object ?\d)|\.(?:bin|exe|dll|js|vbs|ps1|bat|cmd|hta|jar|ole|swf|html?|svg|zip|docm|xlsm)$/i
/** Printer settings are the one binary part that is in documents of good will. */
const harmlessPart = /^(?:word|xl)\/printersettings\/[^/]+\.bin$/i

/** What in the text of a part fetches or runs something: templates from elsewhere, programs by field, commands of a spreadsheet. */
const activeText =
  /macroEnabled|vnd\.ms-office\.(?:vba|activeX)|oleObject|attachedTemplate|DDEAUTO|\bDDE\s|<!ENTITY|<!DOCTYPE|xlink:href="(?:vnd\.sun\.star\.script|macro|file):|<script:event-listener|<(?:draw:object|draw:plugin|draw:applet|office:scripts)[\s>/](?!\/?>)|ddeLink|WEBSERVICE\(/i

/** What speaks against an office document. Its text is of no interest, only what else it holds. */
export function inspectOffice(content: Buffer, kind: OfficeKind): FileObjection | null {
  const entries = readArchive(content)
  if (!entries) return 'damaged'
  const { part, type } = declarations[kind]
  try {
    const declaration = entries
      .find(({ name }) => name === part)
      ?.read()
      .toString('utf8')
    if (!declaration || !(part === 'mimetype' ? declaration.trim() === type : declaration.includes(`"${type}"`)))
      return 'disguised'
    if (entries.some(({ name }) => activePart.test(name) && !harmlessPart.test(name))) return 'active'
    const texts = entries
      .filter(({ name }) => /\.(?:xml|rels|rdf)$/i.test(name))
      .map((entry) => entry.read().toString('utf8'))
    return texts.some((text) => activeText.test(text) || hasOutsideTarget(text)) ? 'active' : null
  } catch {
    // An entry that cannot be unpacked: nothing can be said of it, so it is not taken.
    return 'damaged'
  }
}

/** A relationship to somewhere else that is not a link which a reader follows by choice. */
function hasOutsideTarget(text: string): boolean {
  const relationships = text.match(/<Relationship\s[^>]*TargetMode="External"[^>]*>/gi) ?? []
  return relationships.some((relationship) => !/Type="[^"]*\/hyperlink"/i.test(relationship))
}
