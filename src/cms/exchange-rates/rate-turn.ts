import { z } from 'zod'
import type { RateProblem } from '@/schemas/exchange-rates/find-rate-problems'
import type { UnreadableReason } from '@/schemas/exchange-rates/parse-bna-answer'
import type { Bilingual } from '@/src/fields/bilingual'
import type { SilenceReason } from './fetch-answer'
import { readRateProblems } from './rate-problem-text'

/** What came of asking the source once. */
export type RateTurn =
  | { outcome: 'published' | 'unchanged' | 'byHand'; day: string }
  /** New rates that somebody has to look at first. */
  | { outcome: 'held'; day: string }
  /** Rates of this day are published, and the source now says something implausible: what is published stays. */
  | { outcome: 'refused'; day: string; problems: RateProblem[] }
  | { outcome: 'silent'; reason: SilenceReason }
  | { outcome: 'unreadable'; reason: UnreadableReason }
  | { outcome: 'failed' }

const day = z.string()
const storedTurn = z.union([
  z.object({ outcome: z.enum(['published', 'unchanged', 'byHand', 'held', 'refused']), day }),
  z.object({ outcome: z.literal('silent'), reason: z.enum(['unreachable', 'slow', 'status', 'large', 'noJson']) }),
  z.object({ outcome: z.literal('unreadable'), reason: z.enum(['shape', 'refused', 'absurd', 'empty']) }),
  z.object({ outcome: z.literal('failed') }),
])

/** What made a turn refuse what the source said; none for most. */
export function readTurnProblems(stored: unknown): RateProblem[] {
  return readRateProblems(z.object({ problems: z.unknown() }).safeParse(stored).data?.problems)
}

const reasons = {
  unreachable: { pt: 'não se consegue ligar a ela', en: 'it cannot be reached' },
  slow: { pt: 'demorou demasiado', en: 'it took too long' },
  status: { pt: 'respondeu com um erro', en: 'it answered with an error' },
  large: { pt: 'a resposta é demasiado grande', en: 'its answer is too large' },
  noJson: { pt: 'a resposta não é JSON', en: 'its answer is not JSON' },
  shape: { pt: 'a resposta não tem a forma esperada', en: 'its answer does not have the expected shape' },
  refused: { pt: 'o serviço diz que falhou', en: 'the service says that it failed' },
  absurd: { pt: 'há um câmbio que não é possível', en: 'there is a rate that cannot be' },
  empty: { pt: 'não há câmbios das nossas moedas', en: 'there are no rates of our currencies' },
} as const satisfies Record<SilenceReason | UnreadableReason, Bilingual>

/** A turn in a sentence for staff; null when nothing was stored. */
export function toTurnText(stored: unknown): Bilingual | null {
  const { data } = storedTurn.safeParse(stored)
  if (!data) return null
  switch (data.outcome) {
    case 'published':
      return { pt: `Publicados os câmbios de ${write(data.day)}.`, en: `Rates of ${write(data.day)} were published.` }
    case 'unchanged':
      return {
        pt: `Nada de novo: os câmbios de ${write(data.day)} já cá estão.`,
        en: `Nothing new: the rates of ${write(data.day)} are here already.`,
      }
    case 'byHand':
      return {
        pt: `Os câmbios de ${write(data.day)} foram escritos à mão e ficam como estão.`,
        en: `The rates of ${write(data.day)} were written by hand and stay as they are.`,
      }
    case 'held':
      return {
        pt: `Os câmbios de ${write(data.day)} esperam por aprovação: veja os avisos nesse documento. No sítio ficam os anteriores.`,
        en: `The rates of ${write(data.day)} wait for approval: see the warnings in that document. The site keeps the ones before.`,
      }
    case 'refused':
      return {
        pt: `A fonte mudou os câmbios de ${write(data.day)} para valores pouco plausíveis. Ficam os que estão publicados.`,
        en: `The source changed the rates of ${write(data.day)} to implausible values. Those that are published stay.`,
      }
    case 'failed':
      return { pt: 'Os câmbios não se conseguiram guardar.', en: 'The rates could not be stored.' }
    default:
      return {
        pt: `A fonte não deu câmbios: ${reasons[data.reason].pt}. No sítio ficam os últimos, com a sua data.`,
        en: `The source gave no rates: ${reasons[data.reason].en}. The site keeps the last ones, with their date.`,
      }
  }
}

function write(iso: string): string {
  return iso.split('-').reverse().join('/')
}
