import type { PDFFont } from 'pdf-lib'
import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import { languageConventions } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import type { CaseSheet } from './case-sheet'
import { wrapText } from './wrap-text'

/** A4, in points. */
const [pageWidth, pageHeight, margin] = [595, 842, 56]
const styles = {
  title: { size: 20, gap: 18, isBold: true },
  heading: { size: 14, gap: 14, isBold: true },
  name: { size: 10, gap: 8, isBold: true },
  text: { size: 10, gap: 2, isBold: false },
} as const
type Line = { style: keyof typeof styles; text: string }

/**
 * A case to print, on as many pages as it takes. The letters are those that every reader of PDF has: a sign that they lack is shown as a
 * question mark, and the last line says that the other files hold it.
 */
export async function toCasePdf(sheet: CaseSheet, locale: Locale): Promise<Uint8Array> {
  // Only when somebody prints: it is half a megabyte of code.
  const { PDFDocument, StandardFonts } = await import('pdf-lib')
  const document = await PDFDocument.create()
  document.setTitle(sheet.title, { showInWindowTitleBar: true })
  document.setLanguage(languageConventions[locale])
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  const known = new Set(fonts.plain.getCharacterSet())
  let page = document.addPage([pageWidth, pageHeight])
  let y = pageHeight - margin
  let isWhole = true
  const write = ({ style, text }: Line) => {
    const { size, gap, isBold } = styles[style]
    const font = isBold ? fonts.bold : fonts.plain
    const shown = toShown(text, known)
    isWhole &&= shown === text
    y -= gap
    for (const line of wrapText(shown, pageWidth - 2 * margin, widthIn(font, size))) {
      if (y - size < margin) {
        page = document.addPage([pageWidth, pageHeight])
        y = pageHeight - margin
      }
      y -= size * 1.35
      page.drawText(line, { x: margin, y, size, font })
    }
  }
  for (const line of toLines(sheet, locale)) write(line)
  if (!isWhole) write({ style: 'text', text: staffTexts.caseSheet[locale].signs })
  return document.save()
}

const widthIn = (font: PDFFont, size: number) => (text: string) => font.widthOfTextAtSize(text, size)

function toShown(text: string, known: ReadonlySet<number>): string {
  return [...text.replaceAll('\t', ' ')]
    .map((sign) => (sign === '\n' || sign === '\r' || known.has(sign.codePointAt(0) ?? 0) ? sign : '?'))
    .join('')
}

function toLines({ title, facts, answers, history }: CaseSheet, locale: Locale): Line[] {
  const texts = staffTexts.caseSheet[locale]
  const pair = ([name, value]: readonly [string, string]): Line[] => [
    { style: 'name', text: name },
    { style: 'text', text: value },
  ]
  return [
    { style: 'title', text: title },
    ...facts.map(([name, value]): Line => ({ style: 'text', text: `${name}: ${value}` })),
    { style: 'heading', text: texts.answers },
    ...answers.flatMap(pair),
    { style: 'heading', text: texts.history },
    ...history.flatMap(([when, who, what, text]) => pair([`${when} · ${who}`, text ? `${what}\n${text}` : what])),
  ]
}
