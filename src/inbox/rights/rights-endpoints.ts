import type { Endpoint } from 'payload'
import { askErasure } from './ask-erasure'
import { correctAnswer } from './correct-answer'
import { decideErasure, lookAtErasure } from './decide-erasure'
import { findPerson } from './find-person'
import { givePerson } from './give-person'
import { holdPerson } from './hold-person'

/** What is asked for the rights of people. Everything is posted: what somebody typed stands in no address. */
export const rightsEndpoints: Endpoint[] = [
  { path: '/person', method: 'post', handler: findPerson },
  { path: '/person/give', method: 'post', handler: givePerson },
  { path: '/person/hold', method: 'post', handler: holdPerson },
  { path: '/person/erase', method: 'post', handler: askErasure },
  { path: '/:id/correct', method: 'post', handler: correctAnswer },
  { path: '/erasures/:id/look', method: 'post', handler: lookAtErasure },
  { path: '/erasures/:id/approve', method: 'post', handler: decideErasure('approve') },
  { path: '/erasures/:id/send-back', method: 'post', handler: decideErasure('send-back') },
  { path: '/erasures/:id/withdraw', method: 'post', handler: decideErasure('withdraw') },
]
