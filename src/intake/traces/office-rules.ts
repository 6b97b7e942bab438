import { posix } from 'node:path'
import type { XmlElement } from '@/src/submissions/files/inspection/read-xml'
import type { XmlRules } from './rewrite-xml'

/** Parts of a document that say who made it, on what, and when, and that it is read without. */
const toldParts = [
  // Of Word and Excel: properties, thumbnails, data of libraries, signatures, labels, people, printers.
  /^(?:docProps|customXml|_xmlsignatures|docMetadata|\[trash\])\//i,
  /(?:^|\/)(?:people\.xml$|persons\/|printerSettings\/)/i,
  // Of LibreOffice.
  /^(?:meta\.xml|settings\.xml|layout-cache|META-INF\/[^/]*signatures\.xml)$/i,
  /^(?:Thumbnails|Configurations2)\//i,
]
/** What holds names and places in ways that nobody takes out without breaking it: data from elsewhere, and shared revisions. */
const boundParts = /^xl\/(?:connections\.xml|queryTables\/|revisions\/|threadedComments\/)/i

/** Whether a part goes as a whole. */
export function isToldPart(name: string): boolean {
  return toldParts.some((pattern) => pattern.test(name))
}

/** Whether a part keeps its document from being stripped. */
export function isBoundPart(name: string): boolean {
  return boundParts.test(name)
}

/** What was deleted, and how what is there looked before, which Word keeps until somebody accepts it. */
const formerElements = new Set([
  ...['del', 'movefrom', 'rprchange', 'pprchange', 'sectprchange', 'tblprchange', 'tblprexchange', 'tblgridchange'],
  ...['trprchange', 'tcprchange', 'numberingchange', 'cellins', 'celldel', 'cellmerge'],
  ...['movefromrangestart', 'movefromrangeend', 'movetorangestart', 'movetorangeend'],
])
/** Numbers by which two documents of one computer are known, places of files, printers, where letters came from. */
const tellingElements = new Set([
  ...['rsids', 'docid', 'docvars', 'abspath', 'revisionptr', 'filesharing', 'printersettings', 'mailmerge'],
])
const insertions = new Set(['ins', 'moveto'])
const tellingAttributes = new Set(['dateutc', 'refreshedby', 'refresheddate', 'userid', 'providerid', 'paragraph-rsid'])
const authors = new Set(['author', 'initials'])

/** The rules for a part of a document of Word or Excel. */
export function toOfficeRules(part: string): XmlRules {
  return {
    judge: (element) => {
      if (pointsToToldPart(element, part)) return 'drop'
      if (formerElements.has(element.name) || tellingElements.has(element.name)) return 'drop'
      return insertions.has(element.name) ? 'unwrap' : 'keep'
    },
    judgeAttribute: (name, element) => {
      if (name.startsWith('rsid') || tellingAttributes.has(name)) return 'drop'
      if (element === 'comment' && name === 'date') return 'drop'
      if (element === 'pagesetup' && name === 'id') return 'drop'
      return element === 'comment' && authors.has(name) ? 'empty' : 'keep'
    },
    keepsText: (element, parent) => !(element === 'author' && parent === 'authors'),
  }
}

/** The rules for a part of a document of LibreOffice. */
export function toOpenRules(part: string): XmlRules {
  return {
    judge: (element) => {
      const { name, parent } = element
      if (pointsToToldPart(element, part) || name === 'tracked-changes') return 'drop'
      if (['change', 'change-start', 'change-end'].includes(name)) return 'drop'
      const isOfComment = ['creator', 'date', 'creator-initials', 'sender-initials', 'date-string'].includes(name)
      return isOfComment && parent === 'annotation' ? 'drop' : 'keep'
    },
    judgeAttribute: (name) => (name.startsWith('rsid') || tellingAttributes.has(name) ? 'drop' : 'keep'),
    keepsText: () => true,
  }
}

/** Whether a line of a table of contents names a part that goes. */
function pointsToToldPart({ name, attributes }: XmlElement, part: string): boolean {
  const attributeOf = (wanted: string) => attributes.find(([key]) => key === wanted)?.[1] ?? ''
  if (name === 'override') return isToldPart(attributeOf('partname').replace(/^\//, ''))
  if (name === 'file-entry') return isToldPart(attributeOf('full-path'))
  if (name !== 'relationship' || attributeOf('targetmode').toLowerCase() === 'external') return false
  const target = attributeOf('target')
  const from = posix.dirname(posix.dirname(part))
  return isToldPart(target.startsWith('/') ? target.slice(1) : posix.normalize(posix.join(from, target)))
}
