import type { Nodes, Parents } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode } from 'react'

/** A README as HTML: paragraphs, lists and emphasis. Links show their words only, because they lead to files of the project. */
export function Markdown({ text }: { text: string }): ReactNode {
  return drawChildren(fromMarkdown(text))
}

function drawChildren(parent: Parents): ReactNode {
  return parent.children.map((node, index) => <Fragment key={index}>{drawNode(node)}</Fragment>)
}

function drawNode(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    case 'paragraph':
      return <p>{drawChildren(node)}</p>
    case 'heading':
      return (
        <p>
          <strong>{drawChildren(node)}</strong>
        </p>
      )
    case 'list':
      return node.ordered ? <ol>{drawChildren(node)}</ol> : <ul>{drawChildren(node)}</ul>
    case 'listItem':
      return <li>{node.spread ? drawChildren(node) : node.children.map(drawTight)}</li>
    case 'strong':
      return <strong>{drawChildren(node)}</strong>
    case 'emphasis':
      return <em>{drawChildren(node)}</em>
    default:
      return 'children' in node ? drawChildren(node) : null
  }
}

/** In a list without blank lines the words of an item are no paragraph of their own. */
function drawTight(node: Nodes, index: number): ReactNode {
  return <Fragment key={index}>{node.type === 'paragraph' ? drawChildren(node) : drawNode(node)}</Fragment>
}
