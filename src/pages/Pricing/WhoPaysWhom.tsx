import { Area, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { around } from './moneyCopy.ts'
import { arrowHead, chairOutline, tablePlan, type Flow, type TablePlan } from './tablePlan.ts'

const plans = [
  { plan: tablePlan(500, 400), screen: 'wide' },
  { plan: tablePlan(350, 400), screen: 'phone' },
] as const
const tones: Partial<Record<Flow['id'], 'accent' | 'dashed'>> = {
  fee: 'accent',
  sellersDuty: 'dashed',
  ourDuty: 'dashed',
}

/** A dashed head would have gaps. */
const headTones = { hair: 'hair', accent: 'accent', dashed: 'hair' } as const
const labelTones = { hair: 'strong', accent: 'accent', dashed: 'note' } as const

/** The four parties around the table in plan, with arrows of money and of duty. */
export function WhoPaysWhom() {
  return plans.map(({ plan, screen }) => <Plan key={screen} plan={plan} screen={screen} />)
}

function Plan({ plan, screen }: { readonly plan: TablePlan; readonly screen: 'wide' | 'phone' }) {
  const translate = useMessage()
  const { table, chairs, names, flows, width, height } = plan
  const seats = ['agent', 'seller', 'us', 'you'] as const
  return (
    <Drawing
      width={width}
      height={height}
      title={translate(around.title)}
      description={translate(around.description)}
      caption={<Message of={around.caption} />}
      screen={screen}
    >
      {seats.map((seat) => (
        <Stroke key={seat} d={chairOutline(chairs[seat], seat === 'agent' || seat === 'seller' ? 'down' : 'up')} />
      ))}
      <Area tone="plaster" d={outline(table)} />
      <Stroke d={outline(table)} />
      {seats.map((seat) => (
        <Label key={seat} tone="strong" align="middle" {...names[seat]}>
          {translate(around.seats[seat])}
        </Label>
      ))}
      {flows.map(({ id, from, to }) => (
        <g key={id}>
          <Stroke tone={tones[id] ?? 'hair'} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          <Stroke tone={headTones[tones[id] ?? 'hair']} d={arrowHead({ from, to })} />
        </g>
      ))}
      {flows.map(({ id, label }) => (
        <Label key={id} tone={labelTones[tones[id] ?? 'hair']} {...label}>
          {translate(around.flows[id])}
        </Label>
      ))}
    </Drawing>
  )
}

const outline = ({ x, y, width, height }: TablePlan['table']): string => `M${x} ${y}h${width}v${height}h${-width}z`
