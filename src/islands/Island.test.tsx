import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Island } from './Island'

type GreetingProps = { id: string; names: readonly { text: string; age?: number }[] }

function Greeting({ names }: GreetingProps) {
  return names.map(({ text }) => <b key={text}>Bom dia, {text}</b>)
}

const Clock = ({ at }: { at: Date }) => at.toISOString()
const Button = ({ onPress }: { onPress: () => void }) => <button onClick={onPress} type="button" />

const props: GreetingProps = { id: 'a', names: [{ text: `D'Água "&" <b>`, age: 3 }, { text: 'Eva' }] }

it('draws the component and what it was drawn from, for the browser to read', () => {
  const html = renderToString(<Island name="Greeting" component={Greeting} props={props} />)
  const [, name, written = '', content] = /^<div data-island="(\w+)" data-props="([^"]*)">(.*)<\/div>$/.exec(html) ?? []
  expect(name).toBe('Greeting')
  const read = written
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
  expect(JSON.parse(read.replaceAll('&amp;', '&'))).toEqual(props)
  expect(content).toBe(renderToString(<Greeting {...props} />))
})

it('takes only what can be written and read back', () => {
  const refused = [
    // @ts-expect-error A date would come back as a text.
    <Island key="1" name="Clock" component={Clock} props={{ at: new Date() }} />,
    // @ts-expect-error A function cannot be written at all.
    <Island key="2" name="Button" component={Button} props={{ onPress: () => undefined }} />,
    // @ts-expect-error The component needs more than this.
    <Island key="3" name="Greeting" component={Greeting} props={{ id: 'a' }} />,
  ]
  expect(refused).toHaveLength(3)
})
