import { answerRest } from '@/src/cms/questions/answer-rest'

export {
  answerRest as DELETE,
  answerRest as GET,
  answerRest as OPTIONS,
  answerRest as PATCH,
  answerRest as POST,
  answerRest as PUT,
}
