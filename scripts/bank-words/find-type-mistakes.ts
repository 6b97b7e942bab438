import type { VisitorsText } from './visitors-texts'

/** What may not be typed as a keyboard has it, in any language, and what it has to be. */
const rules: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s)/gu, 'is a straight apostrophe; write ’'],
  [/"[^"]*"/gu, 'has straight quotation marks; write «…» in Portuguese and “…” in English'],
  [/\d (?:Kz|%|MB|kB)|Kz \d/gu, 'could break over two lines; write a space that does not break (U+00A0)'],
  [/(?<![\d,.+]|\d )\d{1,3}(?: \d{3})+(?!\d)/gu, 'could break over two lines; write spaces that do not break (U+00A0)'],
  [
    /\+244[\s\u00a0]*\d[\d\s\u00a0]{7,}\d/gu,
    'writes out a telephone number; write {phone}, which is the one of the site settings',
  ],
]

/** Where numbers are kept, as they are typed. */
const numbersAreKept = /\/globals\/site-settings\.yaml$|\/branches\/[^/]*\.yaml$/

/** Apostrophes, quotation marks and spaces that are not what print has, and telephone numbers outside the settings. */
export function findTypeMistakes(texts: readonly VisitorsText[]): string[] {
  return [
    ...texts
      .filter(({ language }) => language !== null)
      .flatMap(({ path, line, text }) =>
        rules.flatMap(([pattern, advice]) =>
          numbersAreKept.test(path)
            ? []
            : [...text.matchAll(pattern)].map(([found]) => `${path}:${line}: “${found}” ${advice}`),
        ),
      ),
    ...findOtherNumbers(texts),
  ]
}

/** Links that dial something else than the helpline of the site settings: they would go on dialling it when the number changes. */
function findOtherNumbers(texts: readonly VisitorsText[]): string[] {
  const helpline = texts.find(({ path, field }) => path.endsWith('/site-settings.yaml') && field === 'helpline')?.text
  const dialled = `tel:${helpline?.replaceAll(/[^+\d]/g, '')}`
  return texts
    .filter(({ text }) => text.startsWith('tel:') && text !== dialled)
    .map(({ path, line, text }) => `${path}:${line}: “${text}” is not the helpline of the site settings, ${dialled}`)
}
