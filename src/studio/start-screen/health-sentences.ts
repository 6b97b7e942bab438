import type { Bilingual } from '@/src/fields/bilingual'
import type { SiteHealth } from '@/src/publications/site-health-channel'

/** What people should know of the site. @param health null when no site answers in this process. */
export function toHealthSentences(health: SiteHealth | null): Bilingual[] {
  if (health === null)
    return [
      {
        pt: 'Aqui não se sabe: o sítio está a arrancar, ou corre noutro processo e diz o seu estado em /readyz.',
        en: 'It is not known here: the site is starting, or runs in another process and says its state at /readyz.',
      },
    ]
  const { isFeedRead, waiting, failing, isDrawing } = health
  const sentences: Bilingual[] = [
    ...(isFeedRead
      ? []
      : [
          {
            pt: 'O sítio não consegue ler o que se publica: os visitantes vêem o que já lá estava.',
            en: 'The site cannot read what is published: visitors see what was there before.',
          },
        ]),
    ...(failing > 0
      ? [
          {
            pt: `Páginas que não se conseguiram desenhar e ficaram como estavam: ${failing}.`,
            en: `Pages that could not be drawn and stayed as they were: ${failing}.`,
          },
        ]
      : []),
    ...(isDrawing
      ? []
      : [
          {
            pt: 'A pesquisa, os simuladores e as listas com filtros não respondem de momento a quem não usa scripts.',
            en: 'Search, simulators and lists with filters do not answer visitors without script at the moment.',
          },
        ]),
    ...(waiting > 0
      ? [{ pt: `Páginas que estão a ser desenhadas: ${waiting}.`, en: `Pages that are being drawn: ${waiting}.` }]
      : []),
  ]
  if (sentences.length > 0) return sentences
  return [{ pt: 'Os visitantes vêem tudo o que está publicado.', en: 'Visitors see everything that is published.' }]
}
