import type { Locale } from '@/src/i18n/locales'
import { foldWord, stemWord } from './normalise-word'

/** Words that visitors of a bank use for the same thing. Each is one word; order means nothing. */
const groups: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  pt: [
    ['empréstimo', 'crédito', 'financiamento'],
    ['casa', 'habitação', 'imóvel', 'hipoteca'],
    ['carro', 'automóvel', 'viatura'],
    ['balcão', 'agência', 'dependência'],
    ['atm', 'multicaixa', 'caixa'],
    ['emprego', 'vaga', 'carreira', 'recrutamento', 'candidatura', 'trabalhar'],
    ['denúncia', 'denunciar', 'irregularidade'],
    ['reclamação', 'reclamar', 'queixa', 'provedoria'],
    ['preço', 'preçário', 'comissão', 'tarifa', 'custo'],
    ['juro', 'juros', 'taxa'],
    ['câmbio', 'moeda', 'divisa', 'cambial', 'dólar', 'euro'],
    ['poupança', 'poupar', 'aforro'],
    ['depósito', 'aplicação'],
    ['telemóvel', 'aplicação', 'app', 'móvel'],
    ['contacto', 'telefone', 'linha', 'apoio'],
    ['salário', 'ordenado', 'vencimento'],
    ['menor', 'júnior', 'criança', 'filho'],
    ['administrador', 'administração', 'director', 'direcção'],
    ['relatório', 'contas', 'balanço', 'balancete'],
    ['fraude', 'burla', 'phishing', 'segurança'],
    ['empresa', 'negócio', 'comercial', 'corporate'],
  ],
  en: [
    ['loan', 'credit', 'lending', 'borrow', 'financing'],
    ['house', 'home', 'mortgage', 'housing', 'property'],
    ['car', 'vehicle', 'auto', 'automobile'],
    ['branch', 'agency', 'office'],
    ['atm', 'multicaixa', 'cashpoint', 'cash'],
    ['job', 'career', 'vacancy', 'recruitment', 'apply'],
    ['whistleblowing', 'report', 'misconduct'],
    ['complaint', 'complain', 'ombudsman'],
    ['price', 'pricing', 'fee', 'tariff', 'cost', 'charge'],
    ['interest', 'rate'],
    ['exchange', 'currency', 'forex', 'dollar', 'euro'],
    ['savings', 'saving', 'save'],
    ['mobile', 'app', 'phone'],
    ['contact', 'support', 'help', 'helpline'],
    ['salary', 'wage', 'pay'],
    ['child', 'junior', 'kid', 'minor'],
    ['board', 'director', 'management'],
    ['report', 'accounts', 'statements'],
    ['fraud', 'scam', 'phishing', 'security'],
    ['company', 'business', 'corporate'],
  ],
}

const byStem: Readonly<Record<Locale, ReadonlyMap<string, readonly string[]>>> = {
  pt: indexGroups('pt'),
  en: indexGroups('en'),
}

/** Other words for a folded word, folded; none for most. */
export function synonymsOf(word: string, locale: Locale): readonly string[] {
  return byStem[locale].get(stemWord(word, locale)) ?? []
}

function indexGroups(locale: Locale): Map<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const group of groups[locale]) {
    const words = group.map(foldWord)
    for (const word of words) {
      const stem = stemWord(word, locale)
      const others = words.filter((other) => stemWord(other, locale) !== stem)
      found.set(stem, [...new Set([...(found.get(stem) ?? []), ...others])])
    }
  }
  return found
}
