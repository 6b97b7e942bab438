import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'

/** The day it is in Luanda, or one so many days away. */
export const dayFromNow = (days = 0) => addDays(localDay(Date.now()), days)

/** Rates as staff enter them, all currencies moved by a factor from those that the site begins with. */
export function ratesOf(day: string, source: 'bank' | 'bna', factor = 1) {
  const rows = [
    ['USD', 908.5, 926.7],
    ['EUR', 1052.4, 1078.8],
    ['ZAR', 51.6, 53.4],
    ['GBP', 1196.3, 1226.5],
  ] as const
  return {
    day,
    source,
    rates: rows.map(([currencyCode, buy, sell]) => ({
      currencyCode,
      buy: (buy * factor).toFixed(2),
      sell: (sell * factor).toFixed(2),
    })),
  }
}

/** The same as the central bank's service answers. */
export function toBnaAnswer({ day, rates }: ReturnType<typeof ratesOf>): string {
  const row = (codigoMoeda: string, tipoCambio: string, taxa: string) => ({
    taxa: Number(taxa),
    tipoCambio,
    descricaoTipoCambio: tipoCambio === 'B' ? 'Taxa de referencia - VENDA' : 'Taxa de Referência - COMPRA',
    data: day,
    designacaoMoeda: codigoMoeda,
    codigoMoeda,
  })
  const genericResponse = rates.flatMap(({ currencyCode, buy, sell }) => [
    row(currencyCode, 'G', buy),
    row(currencyCode, 'B', sell),
  ])
  return JSON.stringify({ success: true, genericResponse: [...genericResponse, row('CAD', 'M', '663.11983')] })
}
