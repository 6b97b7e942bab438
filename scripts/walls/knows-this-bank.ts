import { isData } from './is-data'

/** What only this bank has: its two languages by name, its country, its money, and how its addresses call companies. */
const ofThisBank = [
  /(['"`])(?:pt|en)(?:-[A-Z]{2})?\1/,
  /\b(?:pt|en):/,
  /Luanda|Angola|\bKz\b|\bAOA\b|\+244/,
  /\/empresas\b/,
]

/**
 * Whether another bank would have to touch a file of the platform, because of what stands in its code. Comments may say what they like.
 *
 * @param file its path from the root of the project. Only what stands in `src` is the platform.
 */
export function knowsThisBank(file: string, text: string): boolean {
  if (!file.startsWith('src/') || isData(file)) return false
  return text.split('\n').some((line) => !/^\s*(?:\*|\/[/*])/.test(line) && ofThisBank.some((own) => own.test(line)))
}
