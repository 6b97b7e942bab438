import staffTexts from '@/messages/staff/cms/presets.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import { fillText, type StaffText } from '@/src/i18n/staff-text'

/** A block of a new page: its type, and the words that say what to write where, in both languages. */
export type PresetBlock = { blockType: string; [field: string]: unknown }

/** A page to begin with. */
export type PagePreset = {
  label: StaffText
  /** When to take it. */
  purpose: StaffText
  pageType: 'legal' | 'list' | 'page' | 'product'
  layout: readonly PresetBlock[]
}

const title = (pt: string, en: string): StaffText => ({ pt, en })

const samples: StaffText[] = []

/** Words that only say what to write in their place. They are kept in one list, so that the publish gate knows where they come from. */
function sample(pt: string, en: string): StaffText {
  const text = title(pt, en)
  samples.push(text)
  return text
}

/** In place of a price: nobody but the bank knows what something costs. Good titles of real pages may not read like it. */
const price = sample('Escreva aqui o preço', 'Write the price here')

const callToAction: PresetBlock = {
  blockType: 'callToAction',
  title: sample('O passo seguinte, numa frase', 'The next step, in a sentence'),
  links: [],
}

/** The pages that a new page can begin as. */
export const pagePresets: Readonly<Record<'campaign' | 'legal' | 'list' | 'product', PagePreset>> = {
  product: {
    label: staffTexts.pagePresets.product.label,
    purpose: staffTexts.pagePresets.product.purpose,
    pageType: 'product',
    layout: [
      {
        blockType: 'productHero',
        title: sample('Nome do produto', 'Name of the product'),
        lead: sample('Para quem é e o que resolve.', 'Who it is for and what it solves.'),
        highlights: [{ value: price, label: title('O que custa', 'What it costs') }],
      },
      {
        blockType: 'featureList',
        title: title('Porquê este', 'Why this one'),
        features: [{ icon: 'check', title: sample('Uma vantagem', 'One advantage') }],
      },
      {
        blockType: 'steps',
        title: title('Como aderir', 'How to get it'),
        steps: [{ title: title('Reúna os documentos', 'Gather the documents') }],
      },
      {
        blockType: 'priceTable',
        title: title('Preçário', 'Prices'),
        priceGroups: [
          {
            title: title('Comissões', 'Fees'),
            prices: [{ label: title('Manutenção mensal', 'Monthly fee'), value: price }],
          },
        ],
      },
      { blockType: 'faq', title: title('Perguntas frequentes', 'Frequent questions'), questions: [] },
      { blockType: 'relatedPages', title: title('Veja também', 'See also'), related: 'siblings' },
      callToAction,
    ],
  },
  list: {
    label: staffTexts.pagePresets.list.label,
    purpose: staffTexts.pagePresets.list.purpose,
    pageType: 'list',
    layout: [
      {
        blockType: 'pageHero',
        title: sample('Nome da família', 'Name of the family'),
        lead: sample('O que se encontra aqui.', 'What is to be found here.'),
      },
      { blockType: 'relatedPages', related: 'children' },
      callToAction,
    ],
  },
  legal: {
    label: staffTexts.pagePresets.legal.label,
    purpose: staffTexts.pagePresets.legal.purpose,
    pageType: 'legal',
    layout: [
      { blockType: 'pageHero', title: sample('Nome do texto', 'Name of the text') },
      { blockType: 'richText', title: title('Âmbito', 'Scope') },
      { blockType: 'documentList', title: title('Documentos', 'Documents') },
      { blockType: 'contact', title: title('Reclamações', 'Complaints') },
    ],
  },
  campaign: {
    label: staffTexts.pagePresets.campaign.label,
    purpose: staffTexts.pagePresets.campaign.purpose,
    pageType: 'page',
    layout: [
      {
        blockType: 'pageHero',
        eyebrow: title('Campanha', 'Campaign'),
        title: sample('A oferta numa frase', 'The offer in a sentence'),
        lead: sample('Até quando, e para quem.', 'Until when, and for whom.'),
      },
      {
        blockType: 'featureList',
        title: title('O que ganha', 'What you get'),
        features: [{ icon: 'check', title: sample('Um benefício', 'One benefit') }],
      },
      callToAction,
      { blockType: 'notice', noticeKind: 'legal', title: title('Condições da campanha', 'Conditions of the campaign') },
    ],
  },
}
/** Whether a text is still what a template put there, to say what belongs in its place. */
export function isSampleText(text: string, locale: Locale): boolean {
  const own = Object.values(pagePresets).map(({ label }) => fillText(staffTexts.presetTitle, { label }))
  return [...samples, ...own].some((known) => known[locale] === text.trim())
}

export type PresetName = keyof typeof pagePresets

export function isPresetName(name: unknown): name is PresetName {
  return typeof name === 'string' && Object.hasOwn(pagePresets, name)
}
