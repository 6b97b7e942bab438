import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import * as recheck from 'recheck/lib/browser.js'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { listLocked } from '@/tests/support/locked-packages'
import { isEverythingJudged } from '@/tests/support/proofs'

/**
 * Every regular expression that may see what a stranger sends takes time in proportion to its length. One that takes the square of
 * it stopped the site for 43 seconds on 400 kB.
 */

const checkSync = recheck.checkSync ?? recheck.default.checkSync

/** What looks ahead, behind or back. No machine says of it how long it takes, so a person does. */
const looksAround = /\(\?<?[=!]|\\[1-9]|\\k</

/** Expressions that a person has judged, with why they take no longer. */
const judgedByHand = new Map([
  ['^::ffff:(?=\\d+\\.)', 'stands at the beginning, and looks at each digit once'],
  ['(?![\\n\\t])[\\p{Cc}\\p{Zl}\\p{Zp}\\u200b\\u202a-\\u202e\\u2066-\\u2069\\ufeff]', 'looks at one sign, twice'],
  ['^\\/(?!\\/)', 'two signs at the beginning'],
  ['^0+(?=\\d)', 'stands at the beginning, and looks one sign ahead'],
  ['^\\d{1,3}([ .,])\\d{3}(?:\\1\\d{3})*$', 'stands at the beginning; the mark that is repeated is one sign'],
  ['^\\/(?!\\/)[A-Za-z0-9/_-]*$', 'stands at the beginning, and looks one sign ahead'],
  [
    "^(?:[\\p{L}\\p{N}_~@(-][\\p{L}\\p{M}\\p{N}_.~@ ()'&+,-]*(?:\\/(?!$)|$))+$",
    'stands at the beginning; a part ends at a slash, which is in no part',
  ],
  [
    '(?<!\\p{L})(?:comiss(?:ão|ões)|mensalidades?|anuidades?|preços?|tarifas?|despesas?|custam?|custos?|cobra\\p{L}*)(?!\\p{L})',
    'begins only where a word does, and its last part takes the whole word',
  ],
  [
    '(?<!\\p{L})(?:fees?|commissions?|charge[sd]?|prices?|tariffs?|costs?)(?!\\p{L})',
    'begins only where a word does, and looks one sign ahead',
  ],
  [
    '(?:câmbio|exchange rate)[^.!?]{0,40}$|(?<![\\d.,])1\\s(?:USD|EUR|ZAR|GBP|dólar|dollar|euro|rand|libra|pound)\\s(?:=|é|vale|custa|is|equals|costs)\\s?$',
    'at most forty signs after a word; the rest is some thirty signs long',
  ],
  ['[.!?](?=\\s|$)|\\n', 'one sign, and looks one sign ahead'],
  [
    '(?<!\\p{L})(?:taxas?|TAN[BL]?|TAE[GL]?|juros?|spread|comiss(?:ão|ões)|ao ano)(?!\\p{L})',
    'begins only where a word does, and looks one sign ahead',
  ],
  [
    '(?<!\\p{L})(?:rates?|interest|AE?R|APR|spread|fees?|commissions?|(?:a|per) year|per annum)(?!\\p{L})',
    'begins only where a word does, and looks one sign ahead',
  ],
  ['(?<=[.!?…])\\s+|\\n+', 'begins only after a mark or at a break, and takes the whole row of spaces or breaks'],
  [
    '(?<!\\p{L})(?:até(?: ao| a| o)?|válid[oa]s? até|termina(?:m)?(?: a| em)?)(?: dia)? (\\d{1,2})(?:\\.º|º)? de (\\p{L}+)(?: de|,)? (\\d{4})(?!\\d)',
    'begins only where a word does; one word in it is of any length, and what follows is in no word',
  ],
  [
    '(?<!\\p{L})(?:until|till|through|no later than|ends? on|valid to)(?: the)? (?:(\\d{1,2})(?:st|nd|rd|th)? (\\p{L}+),? (\\d{4})|(\\p{L}+) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4}))(?!\\d)',
    'begins only where a word does; one word in it is of any length, and what follows is in no word',
  ],
  ['(?<![\\d.,])(\\d{1,3}(?:[.,]\\d+)?)\\s?%', 'begins only where a number does, and takes it whole'],
  [
    '^(?=.{1,253}$)[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d{1,5})?$',
    'stands at the beginning; a part ends at a point, which is in no part',
  ],
  ['^\\w+\\.\\d+(?=\\.|$)', 'stands at the beginning; a name holds no point'],
  ['([qg])[uü](?=[aeioáéíóâêôãõ])', 'two signs, and looks one ahead'],
  ['^(?:nh|[lmnrz](?![aeiouáéíóúâêôãõh]))', 'stands at the beginning, and looks one sign ahead'],
  ['(?<!\\d)\\d+$', 'begins only where a row of digits does'],
  ['(?<!0)0+$', 'begins only where a row of noughts does'],
  ['(?<=[^aeiouy])e(?=(?:ful|less|ly|ments?|ness)$)', 'one sign, and looks five ahead'],
  ['\\B(?=(?:\\d{3})+$)', 'takes the square of the digits before the point of an amount, which are 40 at most'],
])

/** Where an expression may be made while running, with why no stranger's words are tried on it. */
const makers = new Map([
  [
    'src/forms/governance/check-pattern-shape.ts',
    'asks only whether an expression can be read; it is tried on nothing',
  ],
  ['blocks/block-folders.ts', 'tried on the files of the blocks, which are of this repository'],
  ['src/links/safe-url.ts', 'the expression above it, which is judged, for every place instead of the first'],
  [
    'src/forms/types/phone/read-phone.ts',
    'stand at the beginning and the end, and are made of the numbers of the country, without repetition of a part',
  ],
  [
    'src/i18n/money-in-text.ts',
    'a number begins only where one does and has at most seven groups; words of currencies and languages are fixed',
  ],
])

/** Stands for an expression that nobody can judge before it is made. */
const madeWhileRunning = '(made while running)'

type Found = { place: string; source: string; flags: string }

function expressionsOf(path: string): Found[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const visit = (node: ts.Node) => {
    const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1).replace('v', 'u') })
    }
    const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp'
    if (isMade && !makers.has(path)) found.push({ place, source: madeWhileRunning, flags: '' })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/**
 * Everything that runs in the product: addresses, headers, forms, files and words to search for are what visitors send, and drafts are
 * what an editor alone can fill with anything, in the process that answers everybody else. What src/ui takes apart are files of this
 * repository: its tokens and its letters.
 */
const paths = globSync('{src,blocks,schemas,site}/**/*.{ts,tsx}').filter(
  (path) => !path.includes('.test.') && !path.startsWith('src/ui/'),
)
const expressions = paths.flatMap(expressionsOf)

/**
 * A hash of each expression that the machine has found safe, with that machine: its verdict rests on nothing else, and takes half a
 * minute for all of them.
 */
const proofs = 'tests/proofs/linear-expressions.txt'
const machine = listLocked(['recheck']).join('\n')
const proved = new Set(isEverythingJudged ? [] : readFileSync(proofs, 'utf8').split('\n'))
const safe = new Set<string>()

/** The same expression in several places is judged once. */
function isJudgedSafe(source: string, flags: string): boolean {
  const hash = createHash('sha256').update(`${source}/${flags}\n${machine}`).digest('hex')
  if (safe.has(hash)) return true
  const isSafe = proved.has(hash) || checkSync(source, flags, { timeout: 20_000, randomSeed: 1 }).status === 'safe'
  if (isSafe) safe.add(hash)
  return isSafe
}

function isLinear({ source, flags }: Found): boolean {
  if (source === madeWhileRunning) return false
  return looksAround.test(source) ? judgedByHand.has(source) : isJudgedSafe(source, flags)
}

/** Only what is committed saves others the work. */
function keepProofs(): void {
  const text = `${[...safe].sort().join('\n')}\n`
  if (text === readFileSync(proofs, 'utf8')) return
  writeFileSync(proofs, text)
  process.stdout.write(`  ${proofs} was old: each expression was judged and is right. Commit the file.\n`)
}

describe('the regular expressions that see what strangers send', () => {
  it('take time in proportion to its length', () => {
    expect(expressions.length).toBeGreaterThan(50)
    const slow = expressions.filter((expression) => !isLinear(expression))
    expect(slow.map(({ place, source }) => `${place} /${source}/`)).toEqual([])
    keepProofs()
  }, 120_000)

  it('are judged by what finds one of the kind that stopped the site', () => {
    expect(isLinear({ place: '', source: '<a [^>]*b[^>]*>', flags: 'g' })).toBe(false)
    expect(isLinear({ place: '', source: madeWhileRunning, flags: '' })).toBe(false)
  })

  it('are judged by a person only where they are still used', () => {
    const sources = new Set(expressions.map(({ source }) => source))
    expect([...judgedByHand.keys()].filter((source) => !sources.has(source))).toEqual([])
    for (const path of makers.keys()) expect(readFileSync(path, 'utf8')).toContain('RegExp(')
  })
})
