import { answerRest } from '@/src/cms/open/answer-rest'

export {
  answerRest as DELETE,
  answerRest as GET,
  answerRest as OPTIONS,
  answerRest as PATCH,
  answerRest as POST,
  answerRest as PUT,
}
