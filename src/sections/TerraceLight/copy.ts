import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LightState } from '../../content/terraceLight.ts'

export const states: Readonly<Record<LightState, MessageDescriptor>> = {
  sun: msg({ message: `{time}: the terrace is in the sun`, comment: 'Below a picture; time is such as 3:00 PM' }),
  house: msg({
    message: `{time}: the house is in front of the sun`,
    comment: 'Below a picture; time is such as 9:00 AM',
  }),
  ridge: msg({
    message: `{time}: the ridge is in front of the sun`,
    comment: 'Below a picture; time is such as 3:00 PM',
  }),
  hills: msg({ message: `{time}: the sun is behind the hills`, comment: 'Below a picture; time is such as 9:00 PM' }),
}

export const copy = {
  hour: msg({ message: `Hour`, comment: 'Label of a slider with the hours of a day' }),
  day: msg({ message: `Day`, comment: 'Label of a choice between December 21 and June 21' }),
  play: msg({ message: `Show the day`, comment: 'Button: shows pictures of the hours of a day one after the other' }),
  pause: msg({ message: `Pause`, comment: 'Button: stops the pictures of the hours of a day' }),
  caption: msg({
    message: `The terrace of House no. 7 on {day}, 1:100. The house is fictional.`,
    comment: 'Caption of a picture of a model; day is such as December 21',
  }),
}
