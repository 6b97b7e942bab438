import { SaxesParser } from 'saxes'
import type { XmlElement } from '@/src/submissions/files/inspection/read-xml'

/** What becomes of XML as it is written anew. Names are small and without their prefixes. */
export type XmlRules = {
  /** Whether an element stays, goes with all that is in it, or goes while that stays. */
  judge: (element: XmlElement) => 'keep' | 'drop' | 'unwrap'
  /** Whether an attribute stays, goes, or stays without its value because its element must have it. */
  judgeAttribute: (name: string, element: string) => 'keep' | 'drop' | 'empty'
  /** Whether the text of an element stays. */
  keepsText: (element: string, parent: string) => boolean
}

type Open = { raw: string; plain: string; fate: 'keep' | 'drop' | 'unwrap' }

/**
 * Writes XML anew: elements, their attributes and texts, and nothing that stands between them. What comes here was read before by who
 * refuses what is nested or declared as in no document.
 */
export function rewriteXml(content: Buffer, { judge, judgeAttribute, keepsText }: XmlRules): string {
  const parser = new SaxesParser({ position: false })
  const written: string[] = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n']
  const open: Open[] = []
  let droppedAt = 0
  const write = (text: string) => {
    if (droppedAt === 0) written.push(text)
  }
  const writeText = (text: string) => {
    if (keepsText(open.at(-1)?.plain ?? '', open.at(-2)?.plain ?? '')) write(escapeText(text))
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const plain = plainName(name)
    const named = Object.entries(attributes)
    const element = {
      name: plain,
      attributes: named.map(([key, value]) => [plainName(key), value] as const),
      parent: open.at(-1)?.plain ?? '',
    }
    const fate = droppedAt > 0 ? 'drop' : judge(element)
    open.push({ raw: name, plain, fate })
    if (fate === 'drop' && droppedAt === 0) droppedAt = open.length
    if (fate !== 'keep') return
    const kept = named.flatMap(([key, value]) => {
      const verdict = judgeAttribute(plainName(key), plain)
      return verdict === 'drop' ? [] : [` ${key}="${verdict === 'empty' ? '' : escapeAttribute(value)}"`]
    })
    write(`<${name}${kept.join('')}>`)
  })
  parser.on('text', writeText)
  parser.on('cdata', writeText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed?.fate === 'keep') write(`</${closed.raw}>`)
    if (open.length < droppedAt) droppedAt = 0
  })
  parser.write(decode(content)).close()
  return written.join('')
}

function decode(content: Buffer): string {
  const mark = content.subarray(0, 2).toString('latin1')
  if (mark === '\u00ff\u00fe' || mark === '<\u0000') return new TextDecoder('utf-16le', { fatal: true }).decode(content)
  if (mark === '\u00fe\u00ff' || mark === '\u0000<') return new TextDecoder('utf-16be', { fatal: true }).decode(content)
  return new TextDecoder('utf-8', { fatal: true }).decode(content)
}

function plainName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
}
