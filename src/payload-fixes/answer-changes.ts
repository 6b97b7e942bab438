/*
 * Workaround
 * Package: @payloadcms/ui 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/17676, docs/upstream/payload-fields-rendered-anew.md,
 *   docs/upstream/payload-new-rows-folded.md
 * Test: src/payload-fixes/answer-changes.test.ts, tests/e2e/editing.spec.ts
 * Goes when: the answer of saving overwrites no field that was changed since it was asked for, and no answer brings a component that the form
 *   has or folds a row of it.
 */
import { isDeepStrictEqual } from 'node:util'
import type { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { FieldState, FormState, ServerFunction } from 'payload'

type BuildFormState = typeof buildFormStateHandler

/**
 * What the form of a document asks while somebody types in it, and after saving: the answer holds nothing that the form has. A value put
 * into a form in which somebody went on typing would take that back, and so does a component that is still under way when it is put there:
 * React draws nothing until it has come, so that letters typed meanwhile are lost.
 */
export function answerChanges(build: BuildFormState): ServerFunction<Parameters<BuildFormState>[0]> {
  return async (args) => {
    const answer = await build(args)
    // Whoever asks for everything takes the answer as it is, instead of merging it.
    if (!answer.state || !args.formState || args.renderAllFields !== false) return answer
    const state = withoutFolding(withoutDrawn(answer.state, args.formState), args.formState)
    // Only after saving there is a document beside the form.
    return { ...answer, state: args.data ? withoutSent(state, args.formState) : state }
  }
}

/**
 * @param state of the form as it was saved.
 * @param sent the form that was saved.
 * @returns the state without values that are as they were sent; nothing and null are the same. What the CMS made of a value (an address
 *   without spaces) stays in it.
 */
export function withoutSent(state: FormState, sent: FormState): FormState {
  return mapFields(state, (field, path) => {
    const before = sent[path]
    if (!before || field.addedByServer || !isDeepStrictEqual(field.value ?? null, before.value ?? null)) return field
    // What the CMS has is said: by it the form knows what is not saved yet.
    const { value, ...rest } = field
    return rest
  })
}

/**
 * @param state of the form that is answered.
 * @param sent the form as it is in the browser.
 * @returns the state without the components of fields that were drawn where they are.
 */
export function withoutDrawn(state: FormState, sent: FormState): FormState {
  return mapFields(state, (field, path) => {
    if (sent[path]?.lastRenderedPath !== path) return field
    const { customComponents, ...rest } = field
    return rest
  })
}

/**
 * @param state of the form that is answered.
 * @param sent the form as it was in the browser.
 * @returns the state that leaves rows that the form has as open or folded as they are: somebody may have opened one since. A new row is
 *   folded, or not, by the answer.
 */
export function withoutFolding(state: FormState, sent: FormState): FormState {
  return mapFields(state, (field, path) => {
    const known = new Set(sent[path]?.rows?.filter(({ isLoading }) => !isLoading).map(({ id }) => id))
    if (!field.rows || known.size === 0) return field
    const rows = field.rows.map(({ collapsed, ...row }) =>
      known.has(row.id) || collapsed === undefined ? row : { ...row, collapsed },
    )
    return { ...field, rows }
  })
}

function mapFields(state: FormState, change: (field: FieldState, path: string) => FieldState): FormState {
  return Object.fromEntries(Object.entries(state).map(([path, field]) => [path, change(field, path)]))
}
