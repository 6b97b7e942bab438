import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import { type ForeignNote, type ForeignQuestion, foreignNumber } from './foreign-field'

/** The keywords that bound a number. */
export const boundKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const

/** The bounds of a number, both included. One that is excluded has no neighbour among numbers with decimals: those are told. */
export function readForeignBounds(asked: ForeignQuestion, isWhole: boolean) {
  const [above, below] = [foreignNumber(asked, 'exclusiveMinimum'), foreignNumber(asked, 'exclusiveMaximum')]
  const next = (bound: number | null, step: 1 | -1) => {
    if (bound === null) return null
    if (!isWhole) return bound
    return step === 1 ? Math.floor(bound) + 1 : Math.ceil(bound) - 1
  }
  const notes = [
    { keyword: 'exclusiveMinimum', bound: above },
    { keyword: 'exclusiveMaximum', bound: below },
  ].flatMap(({ keyword, bound }): ForeignNote[] =>
    bound === null || isWhole ? [] : [{ keyword, outcome: 'changed', text: staffTexts.foreign.boundIncluded }],
  )
  return {
    bounds: {
      minimum: greatest(foreignNumber(asked, 'minimum'), next(above, 1)),
      maximum: least(foreignNumber(asked, 'maximum'), next(below, -1)),
    },
    notes,
  }
}

function greatest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

function least(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}
