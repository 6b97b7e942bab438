import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { measureText } from '@/src/ui/lettering/draw-text'
import { drawLinkPicture, setTitle } from './draw-link-picture'
import { type LinkPicture, mostPictureBytes, nameOfPicture, pictureSize } from './link-picture'
import { makeLinkPicture } from './make-link-picture'

const picture: LinkPicture = {
  title: 'Conta Flex',
  label: 'Contas para particulares',
  bankName: 'BCS',
  source: 'www.bcs.example · Português',
  figureSeed: '/particulares/contas/conta-flex',
  section: 'private',
}
const longWord = 'Contratransubstanciacionalistiquissimamenteresponsabilizável'
const longTitle = 'Relatório sobre a execução da política de prevenção do branqueamento de capitais '.repeat(3)

/** How wide the words may be before they reach the figure. */
const mostWidth = 640

/** The places that the filled outlines of a picture reach: all that is filled is words, but for the surface. */
function extentOfWords(svg: string): { left: number; right: number; top: number; bottom: number } {
  const outlines = [...svg.matchAll(/<path fill="#[0-9a-f]{6}" d="([^"]*)"/g)].map(([, path = '']) => path).join('')
  const points = [...outlines.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('the name of a picture', () => {
  it('changes with everything that the picture shows', () => {
    const changes = { title: 'x', label: 'x', bankName: 'x', source: 'x', figureSeed: 'x', section: 'about' } as const
    const names = Object.entries(changes).map(([key, value]) => nameOfPicture({ ...picture, [key]: value }))
    expect(new Set([nameOfPicture(picture), ...names]).size).toBe(7)
    expect(nameOfPicture(picture)).toMatch(/^[0-9a-f]{32}\.png$/)
    expect(nameOfPicture({ ...picture })).toBe(nameOfPicture(picture))
  })
})

describe('a title', () => {
  it('is as large as it can be and loses nothing', () => {
    expect(setTitle('Conta Flex')).toEqual({ size: 88, lines: ['Conta Flex'] })
    expect(setTitle('O seu dinheiro, com condições claras').size).toBe(74)
    expect(setTitle('Fundo de emergência: três meses de despesas postos de lado').lines.join(' ')).toBe(
      'Fundo de emergência: três meses de despesas postos de lado',
    )
  })

  it('has lines of about the same length', () => {
    const { lines, size } = setTitle('Crédito ao sector real da economia')
    const widths = lines.map((text) => measureText({ text, size }))
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.7)
  })

  it('fits, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.lorem({ maxCount: 50 })), (title) => {
        const { lines, size } = setTitle(title)
        expect(lines.length).toBeLessThanOrEqual(4)
        for (const text of lines) expect(measureText({ text, size })).toBeLessThanOrEqual(mostWidth)
      }),
      { seed: 2026, numRuns: 200 },
    )
  })
})

describe('a picture', () => {
  it.each([
    ['short', { title: 'TPA' }],
    ['long', { title: longTitle, label: longTitle, source: longTitle }],
    ['one endless word', { title: longWord, label: longWord, bankName: 'Banco de Crédito do Sul' }],
    ['nothing', { title: '', label: '', bankName: '', source: '' }],
    ['another script', { title: '銀行 🏦', label: 'банк' }],
  ])('keeps %s words off its edges and off the figure', (_kind, words) => {
    const svg = drawLinkPicture({ ...picture, ...words })
    const { left, right, top, bottom } = extentOfWords(svg)
    if (left === Number.POSITIVE_INFINITY) return
    expect(left).toBeGreaterThanOrEqual(70)
    expect(right).toBeLessThanOrEqual(76 + mostWidth + 2)
    expect(top).toBeGreaterThanOrEqual(70)
    expect(bottom).toBeLessThanOrEqual(pictureSize.height - 60)
  })

  it('needs no font of the machine it is made on', () => {
    expect(drawLinkPicture(picture)).not.toMatch(/<text|font/)
  })

  it.each(['private', 'corporate', 'about', 'general'] as const)(
    'is a small PNG in the colours of %s',
    async (section) => {
      const png = await makeLinkPicture({ ...picture, title: longTitle, section })
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...pictureSize })
      expect(png.length).toBeLessThanOrEqual(mostPictureBytes)
    },
  )

  it('is the same for the same words', async () => {
    expect(await makeLinkPicture(picture)).toEqual(await makeLinkPicture({ ...picture }))
  })

  it('has a surface of its own for each section', async () => {
    const surfaces = await Promise.all(
      (['private', 'corporate', 'about', 'general'] as const).map(async (section) => {
        const png = await makeLinkPicture({ ...picture, section })
        return (await sharp(png).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()).join()
      }),
    )
    expect(new Set(surfaces).size).toBe(4)
  })
})
