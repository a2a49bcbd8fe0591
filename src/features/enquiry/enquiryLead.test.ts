import { expect, test } from 'vitest'
import { findProblems } from '../../lib/leadForm/checks.ts'
import { blank } from '../../lib/leadForm/values.ts'
import { enquiryChecks, enquiryFields, enquiryPayload } from './enquiryLead.ts'

const contact = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  phone: '+49 30 1',
  budgetRange: '€2M - €4M',
}
const noPlans = { preferredRegion: '', propertyType: '', timeline: '', goals: '' }

test('what was left empty is sent as "Not specified"', () => {
  expect(JSON.stringify(enquiryPayload({ ...contact, ...noPlans }))).toBe(
    '{"formType":"landing-page","firstName":"Anna","lastName":"Berg","email":"anna@example.com","phone":"+49 30 1",' +
      '"budgetRange":"€2M - €4M","preferredRegion":"Not specified","propertyType":"Not specified",' +
      '"timeline":"Not specified","goals":"Not specified"}',
  )
})

test('what was chosen is sent by its value', () => {
  const plans = {
    preferredRegion: 'Not sure yet – help me choose the right area',
    propertyType: 'traditional-finca',
    timeline: '3-6 months',
    goals: 'Summers',
  }
  expect(enquiryPayload({ ...contact, ...plans })).toMatchObject(plans)
})

test('everything of the first step is required, nothing of the second', () => {
  const [first = {}, second = {}] = enquiryChecks
  expect(findProblems(blank(enquiryFields), first)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    email: 'missing',
    phone: 'missing',
    budgetRange: 'missing',
  })
  expect(findProblems({ ...contact, ...noPlans }, first)).toEqual({})
  expect(findProblems(blank(enquiryFields), second)).toEqual({})
})
