import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { seenIn } from '../../.storybook/modes.ts'
import type { PageOrNotFound } from '../app/pageName.ts'
import { pageMeta } from '../testing/pageStories.ts'
import { About } from './About/About.tsx'
import { AiSearch } from './AiSearch/AiSearch.tsx'
import { AiSearchSpecimen } from './AiSearchSpecimen/AiSearchSpecimen.tsx'
import { BuyProperty } from './BuyProperty/BuyProperty.tsx'
import { BuyerRepresentation } from './BuyerRepresentation/BuyerRepresentation.tsx'
import { ClientStories } from './ClientStories/ClientStories.tsx'
import { Contact } from './Contact/Contact.tsx'
import { DataPrivacy } from './DataPrivacy/DataPrivacy.tsx'
import { Guide } from './Guide/Guide.tsx'
import { Home } from './Home/Home.tsx'
import { InvestmentAnalysis } from './InvestmentAnalysis/InvestmentAnalysis.tsx'
import { InvestmentHomes } from './InvestmentHomes/InvestmentHomes.tsx'
import { InvestmentProperties } from './InvestmentProperties/InvestmentProperties.tsx'
import { LegalNotice } from './LegalNotice/LegalNotice.tsx'
import { LuxuryVillas } from './LuxuryVillas/LuxuryVillas.tsx'
import { NotFound } from './NotFound/NotFound.tsx'
import { PersonalShopping } from './PersonalShopping/PersonalShopping.tsx'
import { Services } from './Services/Services.tsx'
import { ThankYou } from './ThankYou/ThankYou.tsx'

/** Pages that have one state. */
const meta = { title: 'pages' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const inEnglish = seenIn('en 375', 'en 768', 'en 1280')
const inBothLanguages = seenIn('en 375', 'en 768', 'en 1280', 'de 375', 'de 768', 'de 1280')
const alsoOnPaper = seenIn('en 375', 'en 768', 'en 1280', 'de 375', 'de 768', 'de 1280', 'en print')

function story(page: PageOrNotFound, Page: ComponentType, seen = inBothLanguages): Story {
  const { parameters, ...rest } = pageMeta(page)
  return { ...rest, render: () => <Page />, parameters: { ...parameters, ...seen } }
}

export const AboutPage: Story = story('about', About)
export const AiSearchPage: Story = story('aiSearch', AiSearch)
export const AiSearchSpecimenPage: Story = story('aiSearchSpecimen', AiSearchSpecimen, alsoOnPaper)
export const BuyPropertyPage: Story = story('buyProperty', BuyProperty, inEnglish)
export const BuyerRepresentationPage: Story = story('buyerRepresentation', BuyerRepresentation)
export const ClientStoriesPage: Story = story('clientStories', ClientStories)
export const ContactPage: Story = story('contact', Contact)
export const DataPrivacyPage: Story = story('dataPrivacy', DataPrivacy, alsoOnPaper)
export const GuidePage: Story = story('guide', Guide, alsoOnPaper)
export const HomePage: Story = story('home', Home, alsoOnPaper)
export const InvestmentAnalysisPage: Story = story('investmentAnalysis', InvestmentAnalysis)
export const InvestmentHomesPage: Story = story('investmentHomes', InvestmentHomes, inEnglish)
export const InvestmentPropertiesPage: Story = story('investmentProperties', InvestmentProperties, inEnglish)
export const LegalNoticePage: Story = story('legalNotice', LegalNotice, alsoOnPaper)
export const LuxuryVillasPage: Story = story('luxuryVillas', LuxuryVillas, inEnglish)
export const NotFoundPage: Story = story('notFound', NotFound)
export const PersonalShoppingPage: Story = story('personalShopping', PersonalShopping)
export const ServicesPage: Story = story('services', Services)
export const ThankYouPage: Story = story('thankYou', ThankYou)
