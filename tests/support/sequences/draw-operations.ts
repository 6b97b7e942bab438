import fc from 'fast-check'
import { type Locale, locales } from '@/src/i18n/locales'
import { kindNames } from './kinds'
import { type Actor, actors } from './open-world'

const ways = ['rest', 'graphQL', 'local'] as const
const operationNames = [
  'draft',
  'draft',
  'draftOther',
  'save',
  'publishDirectly',
  'publishAllLocales',
  'unpublishAllLocales',
  'bulk',
  'duplicate',
  'restore',
  'replaceFile',
  'changePicture',
  'replacePicture',
  'sharePicture',
  'copyPicture',
  'nameFile',
  'disguise',
  'allLanguages',
  'translate',
  'copyLanguage',
  'copyBlock',
  'removePicture',
  'comment',
  'submit',
  'submit',
  'submit',
  'submitAway',
  'approve',
  'approve',
  'approve',
  'sendBack',
  'withdraw',
  'publish',
  'publish',
  'schedule',
  'release',
  'releaseLater',
  'releaseInVain',
  'takeDown',
  'ratify',
  'remove',
  'tick',
  'bornPublished',
  'refusedMany',
  'writeReview',
] as const

/** One step of somebody: what, by what way, in which language. `pick` chooses among what there is. */
export const operation = fc.record({
  name: fc.constantFrom(...operationNames),
  actor: fc.constantFrom(...actors),
  way: fc.constantFrom(...ways),
  locale: fc.constantFrom(...locales),
  pick: fc.nat({ max: 3 }),
})
export type Operation = {
  name: (typeof operationNames)[number]
  actor: Actor
  way: (typeof ways)[number]
  locale: Locale
  pick: number
}

/**
 * The way to the public, walked by whoever comes: by chance alone hardly anything gets there, and what never is public proves
 * nothing. Something may happen between any two steps.
 */
const publication = fc
  .record({
    people: fc.tuple(
      fc.constantFrom<Actor>('editor', 'editor', 'editor-2', 'editor-2', 'approver', 'approver-2'),
      fc.constantFrom<Actor>('editor', 'editor-2', 'approver', 'admin'),
      fc.constantFrom<Actor>('approver', 'approver', 'approver-2', 'approver-2', 'admin'),
      fc.constantFrom<Actor>('approver', 'approver-2', 'approver', 'admin'),
    ),
    locale: fc.constantFrom(...locales),
    pick: fc.constantFrom(0, 0, 3),
    way: fc.constantFrom(...ways),
    between: fc.option(operation, { freq: 3 }),
    at: fc.nat({ max: 3 }),
  })
  .map(({ people, locale, pick, way, between, at }) => {
    const steps = (['draft', 'submit', 'approve', 'publish'] as const).map(
      (name, index): Operation => ({
        name,
        actor: people[index] ?? 'approver',
        way,
        locale,
        // The newest request; both languages sometimes.
        pick: name === 'submit' ? pick : 0,
      }),
    )
    return between ? steps.toSpliced(at, 0, between) : steps
  })

/**
 * Words of an approver that never went live, brought back by somebody else, for their writer to approve: rare by chance, since it
 * takes the right people in the right order.
 */
const comeback = fc
  .record({
    approver: fc.constantFrom<[Actor, Actor]>(['approver', 'approver-2'], ['approver-2', 'approver']),
    by: fc.constantFrom(
      'restore',
      'restore',
      'duplicate',
      'copyPicture',
      'sharePicture',
      'releaseInVain',
      'copyBlock',
      'copyLanguage',
    ),
    way: fc.constantFrom(...ways),
    locale: fc.constantFrom(...locales),
    pick: fc.nat({ max: 3 }),
  })
  .map(({ approver: [writer, other], by, way, locale, pick }): Operation[] => {
    const step = (name: Operation['name'], actor: Actor, picked = 0): Operation => ({
      name,
      actor,
      way,
      locale,
      pick: picked,
    })
    const asked = step('submit', 'editor', 3)
    return [
      step(pick === 2 ? 'changePicture' : 'draft', writer),
      ...(by === 'restore' ? [step('draft', 'editor'), asked, step('approve', other), step('publish', other)] : []),
      ...(by === 'releaseInVain'
        ? [asked, step('approve', other), step(by, other)]
        : [step(by, 'editor', by === 'copyBlock' ? (writer === 'approver' ? 2 : 3) : pick)]),
      ...(by === 'releaseInVain' ? [step('draft', 'editor')] : []),
      asked,
      step('approve', writer),
      step('publish', other),
    ]
  })

/** Steps after which the public sees what it saw before, whatever comes of them: it is not asked. */
export const harmless: ReadonlySet<string> = new Set([
  'draft',
  'submit',
  'submitAway',
  'approve',
  'sendBack',
  'withdraw',
  'comment',
])

/** What a sequence is about, who begins it, and what follows. */
export const sequence = fc.record({
  kind: fc.constantFrom(...kindNames, 'tips', 'pages', 'pages', 'pages', 'documents'),
  author: fc.constantFrom<Actor>('editor', 'editor-2', 'approver', 'admin'),
  operations: fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: operation.map((one) => [one]) },
        { weight: 3, arbitrary: publication },
        { weight: 1, arbitrary: comeback },
      ),
      { minLength: 3, maxLength: 7 },
    )
    .map((parts) => parts.flat()),
})
