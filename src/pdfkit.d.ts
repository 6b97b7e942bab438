// pdfkit ships no types. Only what scripts/make-documents.ts uses is described here, so that a wider use has to be thought about.
declare module 'pdfkit' {
  interface DocumentOptions {
    size: 'A4'
    margins: { top: number; right: number; bottom: number; left: number }
    autoFirstPage: boolean
    bufferPages: boolean
    pdfVersion: '1.7'
    tagged: boolean
    lang: string
    displayTitle: boolean
    info: { Title: string; Author: string; Creator: string; Producer: string; CreationDate: Date; ModDate: Date }
  }

  interface TextOptions {
    width?: number
    align?: 'left' | 'right'
    lineGap?: number
    lineBreak?: boolean
  }

  interface StructureElement {
    add(child: StructureElement): StructureElement
    end(): void
  }

  class PDFDocument {
    constructor(options: DocumentOptions)
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(index: number): void
    font(name: 'Helvetica' | 'Helvetica-Bold'): this
    fontSize(size: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(): this
    text(text: string, x: number, y: number, options: TextOptions): this
    heightOfString(text: string, options: TextOptions): number
    struct(type: string, options: { lang?: string; scope?: 'Row' | 'Column' }, draw?: () => void): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this
    endMarkedContent(): this
    end(): void
  }

  export default PDFDocument
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit'

  export function toBytes(document: PDFDocument): Promise<Uint8Array>
}
