import { isQuestion, type Question } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import { fieldTypeOf } from '../types/field-types'
import { findInLists } from './find-in-lists'
import type { Finding } from './finding'

/** Whether an answer says something of a person by what is asked: staff need not think of it. */
export function isPersonalByNature(question: Question): boolean {
  return fieldTypeOf(question).governance.isPersonal?.(question) ?? false
}

/** Questions whose answers say something of a person while the form does not mark them: they would stay when a case is made anonymous. */
export function findUnmarkedAnswers({ fields }: Pick<FormDefinition, 'fields'>): Finding[] {
  return findInLists(fields, (list) =>
    list
      .filter(({ retired }) => !retired)
      .filter(isQuestion)
      .filter((question) => !question.personal && isPersonalByNature(question))
      .map(({ key }) => ({ name: 'personalUnmarked', key })),
  )
}
