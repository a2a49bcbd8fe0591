import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { HalfPicture } from '../HalfPicture/HalfPicture.tsx'
import { hero, text } from './HalfHero.css.ts'
import { HeroText, type HeroCopy } from './HeroText.tsx'

type Props = { readonly copy: HeroCopy; readonly picture: ScaledPicture }

/** Hero of a landing page with a full-bleed picture in its right half. */
export function HalfHero({ copy, picture }: Props) {
  return (
    <div className={hero}>
      <div className={text}>
        <HeroText copy={copy} />
      </div>
      <HalfPicture side="right" picture={picture} width="50vw" onPhones="whole" isPriority />
    </div>
  )
}
