import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { z } from 'zod'
import { PlaceFiguresDocument } from '@/graphql/generated/operations'
import type { Locale } from '@/src/i18n/locales'
import { type DraftBlock, draftBlockHeader } from '@/src/links/draft-block'
import { hiddenBlocksHeader } from '@/src/links/hidden-blocks-header'
import type { RecordedAnswer } from '@/src/publications/publishing-notes'
import type { Tag } from '@/src/publications/tags'
import { answerKey } from './answer-key'
import { askOnce } from './ask-once'
import { collectTags } from './collect-tags'
import type { ContentFetch } from './content-fetch'
import { fillPlaceholders, type Placeholders, placeholdersIn } from './fill-placeholders'
import { countPlaces, hasPlaceFigure } from './place-figures'

type ContentClientOptions = {
  locale: Locale
  /** Where the GraphQL API answers. */
  url: string
  fetch: ContentFetch
  /** Sent as a bearer token when there is one. */
  token?: string | undefined
  /** Whether blocks that visitors do not see are read as well; only for people who are logged in. */
  showsHidden?: boolean | undefined
  /** The shared block that is read as it was last saved, or as if it were gone; only for people who are logged in. */
  draftBlock?: DraftBlock | undefined
  /** A subscription service, when the bank runs one. */
  webSocketUrl?: string | undefined
}

/** Names of fields and numbers of rows, from the root of an answer down to what could not be answered. */
export type FaultPath = readonly (string | number)[]

/** Marks the texts of an answer with where they come from, in a copy of it. */
export type MarkTexts = <Data>(answer: Data) => Data

/** The one way to read the CMS. */
export type ContentClient = {
  /**
   * @param options.placeholders fills the texts of the answer with these values, and with the figures that are counted from the
   * data: those are asked for when a text has one, so that the page depends on what was counted.
   * @throws when the CMS cannot be reached, or answers with an error: half an answer is never drawn.
   */
  query: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: { placeholders?: Placeholders },
  ) => Promise<Data>
  /**
   * The same of a draft. What is saved while somebody works may hold what the schema does not know: it is null in the answer.
   *
   * @param options.mark changes texts of the answer before anything is filled into them.
   * @returns the answer, and the places in it that are null because of that.
   * @throws when the CMS cannot be reached or gives no answer at all.
   */
  queryDraft: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options: { placeholders: Placeholders; mark?: MarkTexts | undefined },
  ) => Promise<{ data: Data; faults: readonly FaultPath[] }>
  /** Everything that the answers so far depend on. */
  tags: () => Tag[]
  /** The answers so far, from which the same page can be drawn again. */
  answers: () => RecordedAnswer[]
}

const ownLink = z.object({ link: z.instanceof(ApolloLink) })

/**
 * One for all pages: it keeps what it finds out of each document, such as its names, its types and how it is sent. What it is told it does
 * not keep, and every page asks over a link of its own.
 */
const client = new ApolloClient({
  link: new ApolloLink((operation, forward) => ownLink.parse(operation.getContext()).link.request(operation, forward)),
  cache: new InMemoryCache(),
  ssrForceFetchDelay: 100,
  // Taking an answer apart and putting it together again took longer than reading it: answers are kept whole, by `askOnce`.
  defaultOptions: { query: { fetchPolicy: 'no-cache' } },
  // Two pages that ask the same do not share an answer: what the second one is told may be newer.
  queryDeduplication: false,
  devtools: { enabled: false },
})

/**
 * Makes a reader of the CMS for one page in one language. What it was told it keeps for as long as it lives: two blocks that need the
 * same list ask once, and no page is ever drawn from what an earlier page was told.
 */
export function createContentClient({
  locale,
  url,
  fetch,
  token,
  showsHidden,
  draftBlock,
  webSocketUrl,
}: ContentClientOptions): ContentClient {
  const headers = {
    'X-Languages': locale,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(showsHidden ? { [hiddenBlocksHeader]: 'shown' } : {}),
    ...(draftBlock === undefined ? {} : { [draftBlockHeader]: draftBlock }),
  }
  // The plain link: the other one adds the library's own name and version to each request.
  const ask = askOnce(fetch)
  const http = new BaseHttpLink({ uri: url, fetch: (input, init) => ask(String(input), init ?? {}), headers })
  const context = { link: webSocketUrl ? withSubscriptions(http, webSocketUrl) : http }
  const tags = new Set<Tag>()
  const answers = new Map<string, RecordedAnswer>()
  const answerTo: ContentClient['query'] = async (document, variables) => {
    const { data } = await client.query({ query: document, variables, context })
    if (data === undefined) throw new Error('The CMS answered without data')
    note(document, variables, data)
    return data
  }
  const note = (document: DocumentNode, variables: OperationVariables, data: unknown) => {
    const operation = operationNameOf(document)
    for (const tag of collectTags({ operation, variables, data })) tags.add(tag)
    answers.set(answerKey(operation, variables), { operation, variables, data })
  }
  const fill = async <Data>(data: Data, placeholders: Placeholders): Promise<Data> => {
    const counted = hasPlaceFigure(placeholdersIn(data))
      ? countPlaces(await answerTo(PlaceFiguresDocument, { locale }))
      : {}
    return fillPlaceholders(data, { ...placeholders, ...counted })
  }
  return {
    tags: () => [...tags].sort(),
    answers: () => [...answers.values()],
    query: async (document, variables, { placeholders } = {}) => {
      const data = await answerTo(document, variables)
      return placeholders ? fill(data, placeholders) : data
    },
    queryDraft: async (document, variables, { placeholders, mark }) => {
      const { data, error } = await client.query({ query: document, variables, context, errorPolicy: 'all' })
      if (error && !CombinedGraphQLErrors.is(error)) throw error
      // What names no place is wrong with the whole question.
      if (error?.errors.some(({ path }) => path === undefined)) throw error
      if (data === undefined) throw error ?? new Error('The CMS answered without data')
      note(document, variables, data)
      const faults = error?.errors.map(({ path }) => path ?? []) ?? []
      return { data: await fill(mark ? mark(data) : data, placeholders), faults }
    },
  }
}

function operationNameOf(document: DocumentNode): string {
  return (
    document.definitions.flatMap((part) =>
      part.kind === Kind.OPERATION_DEFINITION ? (part.name?.value ?? []) : [],
    )[0] ?? ''
  )
}

function withSubscriptions(http: ApolloLink, url: string): ApolloLink {
  const socket = new GraphQLWsLink(createClient({ url, retryAttempts: 5, lazy: true }))
  return ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, socket, http)
}
