import { describe, expect, it } from 'vitest'
import { formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import { toDraft } from './form-draft'
import { record, redo, startHistory, undo } from './history'

const [one, two, three] = [formOf(), formOf(reply), formOf(reply, phone)].map(toDraft)
if (!one || !two || !three) throw new Error('There must be three drafts')

describe('what was done to a form', () => {
  const steps = record(record(startHistory(one), two, null), three, null)

  it('can be undone step by step, and done again', () => {
    expect(undo(steps).present).toBe(two)
    expect(undo(undo(steps)).present).toBe(one)
    expect(undo(undo(undo(steps))).present).toBe(one)
    expect(redo(redo(undo(undo(steps)))).present).toBe(three)
    expect(redo(steps).present).toBe(three)
  })

  it('is done anew after an undone step', () => {
    const anew = record(undo(steps), one, null)
    expect(anew.future).toEqual([])
    expect(undo(anew).present).toBe(two)
  })

  it('counts typing in one place as one step, and in another as the next', () => {
    const typed = record(record(startHistory(one), two, 'label'), three, 'label')
    expect(undo(typed).present).toBe(one)
    const elsewhere = record(record(startHistory(one), two, 'label'), three, 'hint')
    expect(undo(elsewhere).present).toBe(two)
  })

  it('does not go on with a step that was undone', () => {
    const back = undo(record(record(startHistory(one), two, null), three, 'label'))
    expect(undo(record(back, three, 'label')).present).toBe(two)
  })

  it('keeps a hundred steps', () => {
    const many = Array.from({ length: 150 }, () => toDraft(formOf())).reduce(
      (history, draft) => record(history, draft, null),
      startHistory(one),
    )
    expect(many.past).toHaveLength(100)
  })
})
