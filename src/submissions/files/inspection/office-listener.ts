import { longestText, type XmlElement, type XmlListener } from './read-xml'
import { Refused } from './refused'

/** Elements that fetch or run something by being there: templates and parts from elsewhere, objects of other programs, events. */
const activeElements = new Set([
  'altchunk',
  'applet',
  'attachedtemplate',
  'dde-connection-decl',
  'dde-source',
  'ddelink',
  'event-listener',
  'object',
  'object-ole',
  'oleobject',
  'plugin',
  'section-source',
])
/** Elements whose text is carried out: fields of a letter, formulas of a table. */
const instructions = new Set(['instrtext', 'f', 'formula', 'formula1', 'formula2', 'oldformula', 'definedname'])
/** Attributes that are carried out. */
const instructionAttributes = new Set(['instr', 'formula'])
/** A field or a formula that asks another program, or the network. */
const activeInstruction = /\bDDE(?:AUTO)?\b|WEBSERVICE\s?\(/i
/** As long as the longest word above, which a field may spread over several elements. */
const longestWord = 16
const activeType = /macroEnabled|vnd\.ms-office\.(?:vba|activeX)|oleObject|attachedTemplate/i
const activeTarget = /^\s{0,8}(?:vnd\.sun\.star\.script|macro|file|javascript|vbscript|mhtml):/i
const elsewhere = /^\s{0,8}(?:[a-z]{1,20}:|\/\/|\\\\)/i

/** Refuses a part of an office document in which something fetches or runs something. One for each part. */
export function toOfficeListener(): XmlListener {
  let lastWords = ''
  return {
    opened: (element) => {
      checkElement(element)
      for (const [name, value] of element.attributes) {
        if (instructionAttributes.has(name)) checkInstruction(value)
        if ((name === 'type' || name === 'contenttype') && activeType.test(value)) throw new Refused('active')
        if (name === 'href' && activeTarget.test(value)) throw new Refused('active')
      }
    },
    text: (text, element) => {
      if (!instructions.has(element)) return
      checkInstruction(`${lastWords}${text}`)
      lastWords = element === 'instrtext' ? `${lastWords}${text}`.slice(-longestWord) : ''
    },
  }
}

function checkElement({ name, attributes, parent }: XmlElement): void {
  // An open document may say that it has no programs: the element is there, with nothing in it.
  if (activeElements.has(name) || parent === 'scripts') throw new Refused('active')
  if (name === 'encryption-data') throw new Refused('locked')
  const valueOfAttribute = (wanted: string) => attributes.find(([key]) => key === wanted)?.[1] ?? ''
  // A picture from elsewhere tells its server who opens the document.
  if (name === 'image' && elsewhere.test(valueOfAttribute('href'))) throw new Refused('active')
  // Of what is elsewhere, only a link waits until a reader follows it.
  const isOutside = name === 'relationship' && valueOfAttribute('targetmode').toLowerCase() === 'external'
  if (isOutside && !valueOfAttribute('type').toLowerCase().endsWith('/hyperlink')) throw new Refused('active')
}

function checkInstruction(text: string): void {
  if (activeInstruction.test(text)) throw new Refused('active')
  if (text.length >= longestText) throw new Refused('tooComplex')
}
