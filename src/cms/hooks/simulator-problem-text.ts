import type { Problem } from '@/schemas/simulator/problem'
import type { Bilingual } from '@/src/fields/bilingual'
import { formatNumber } from '@/src/i18n/format'

const pt = (value: number) => formatNumber('pt', value, { maximumFractionDigits: 4 })
const en = (value: number) => formatNumber('en', value, { maximumFractionDigits: 4 })
const day = (iso: string) => iso.split('-').reverse().join('/')

/** What is wrong with a simulator, in a sentence for staff. */
export function toProblemText(problem: Problem): Bilingual {
  switch (problem.code) {
    case 'minOverMax': {
      const { min, max } = problem
      return {
        pt: `O mínimo (${pt(min)}) é maior do que o máximo (${pt(max)}).`,
        en: `The minimum (${en(min)}) is more than the maximum (${en(max)}).`,
      }
    }
    case 'outside': {
      const { value, min, max } = problem
      return {
        pt: `${pt(value)} não está entre ${pt(min)} e ${pt(max)}.`,
        en: `${en(value)} is not between ${en(min)} and ${en(max)}.`,
      }
    }
    case 'notOnStep': {
      const { value, min, step } = problem
      return {
        pt: `A partir de ${pt(min)}, em passos de ${pt(step)}, não se chega a ${pt(value)}.`,
        en: `From ${en(min)}, in steps of ${en(step)}, one does not arrive at ${en(value)}.`,
      }
    }
    case 'amountGap': {
      const { term, from, to } = problem
      return {
        pt: `Falta a taxa de montantes entre ${pt(from)} e ${pt(to)} no prazo de ${pt(term)}.`,
        en: `The rate of amounts between ${en(from)} and ${en(to)} is missing for a term of ${en(term)}.`,
      }
    }
    case 'amountOverlap': {
      const { term, from, to } = problem
      return {
        pt: `Há duas taxas para montantes de ${pt(from)} a ${pt(to)} no prazo de ${pt(term)}.`,
        en: `There are two rates for amounts from ${en(from)} to ${en(to)} with a term of ${en(term)}.`,
      }
    }
    case 'dateOrder':
      return {
        pt: `As datas têm de subir: ${day(problem.later)} não é depois de ${day(problem.earlier)}.`,
        en: `Dates must rise: ${day(problem.later)} is not after ${day(problem.earlier)}.`,
      }
    case 'expiresBefore':
      return {
        pt: `Há condições que só começam depois, em ${day(problem.validFrom)}.`,
        en: `There are conditions that begin later, on ${day(problem.validFrom)}.`,
      }
    case 'rulesTooLate':
      return {
        pt: `Há um produto em vigor antes, desde ${day(problem.validFrom)}, e faltam as regras desse tempo.`,
        en: `A product is in force earlier, from ${day(problem.validFrom)}, and the rules of that time are missing.`,
      }
    case 'dutyGap':
      return {
        pt: `Falta o imposto do selo para o prazo de ${pt(problem.term)} meses.`,
        en: `The stamp duty for a term of ${en(problem.term)} months is missing.`,
      }
    case 'dutyOverlap':
      return {
        pt: `Há mais do que um imposto do selo para o prazo de ${pt(problem.term)} meses.`,
        en: `There is more than one stamp duty for a term of ${en(problem.term)} months.`,
      }
    case 'noDayCount':
      return {
        pt: `Falta a contagem de dias de ${problem.currency}, a moeda de um dos produtos.`,
        en: `The day count of ${problem.currency}, the currency of one of the products, is missing.`,
      }
    case 'tooLong':
      return { pt: `O máximo é ${pt(problem.max)}.`, en: `The most is ${en(problem.max)}.` }
    case 'notPositive':
      return { pt: 'O valor é demasiado baixo.', en: 'The value is too low.' }
    case 'notWhole':
      return { pt: 'Só são aceites números inteiros.', en: 'Only whole numbers are accepted.' }
    case 'notPercent':
      return { pt: 'Indique uma percentagem de 0 a 100.', en: 'Give a percentage from 0 to 100.' }
    case 'duplicate':
      return { pt: 'Já existe outro igual.', en: 'There is another one like it.' }
    case 'halfRange':
      return { pt: 'Indique as duas taxas, ou nenhuma.', en: 'Give both rates, or neither.' }
  }
}
