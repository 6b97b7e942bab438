import { isData } from './is-data'

/** What only this bank has: its two languages, its country, its money, its name, and what its pages are called. */
const ofThisBank = [
  /(['"`])(?:pt|en)(?:-[A-Z]{2})?\1/,
  /\b(?:pt|en):/,
  /Luanda|Angola|\bKz\b|\bAOA?\b|\+244/i,
  /(['"`]|\^)AO\b/,
  /\b(?:BCS|BNA)\b/i,
  /\/empresas\b|#entrar\b|\bprivate\/(?:pricing|customer-ombudsman)\b/,
]

const platform = /^(?:src\/|blocks\/(?![^/]+\/config\.ts$))/

/**
 * Whether another bank would have to touch a file of the platform, because of what stands in its code. Comments may say what they like.
 *
 * @param file its path from the root of the project. Only what stands in `src` and `blocks` is the platform; a block keeps what staff read of it.
 */
export function knowsThisBank(file: string, text: string): boolean {
  if (!platform.test(file) || isData(file)) return false
  return text.split('\n').some((line) => !/^\s*(?:\*|\/[/*])/.test(line) && ofThisBank.some((own) => own.test(line)))
}
