import { useState } from '@wordpress/element';
import type { ImageRadioQuestion } from '@/survey-model';
import { ChoiceCard, ChoiceGroup } from '../choice-group';
import type { ControlProps } from '../types';
import styles from './image-radio.scss?inline';

/** An image. If it cannot be loaded, a placeholder keeps the layout. */
function Picture( { src }: { src: string } ) {
	const [ isMissing, setMissing ] = useState( ! src );
	return isMissing ? (
		<svg
			className="picture picture--missing"
			viewBox="0 0 24 24"
			aria-hidden
		>
			<path d="M4 5h16v14H4zM5 17l5-5 4 4 2-2 3 3" />
		</svg>
	) : (
		<img
			className="picture"
			src={ src }
			alt=""
			loading="lazy"
			decoding="async"
			onError={ () => setMissing( true ) }
		/>
	);
}

/** A single-choice question whose options are images with labels. */
function ImageRadio( control: ControlProps ) {
	const { options } = ( control.question as ImageRadioQuestion ).config;
	return (
		<ChoiceGroup control={ control }>
			<div className="cards">
				{ options.map( ( { label, image } ) => (
					<ChoiceCard
						control={ control }
						label={ label }
						key={ label }
					>
						<Picture src={ image } />
					</ChoiceCard>
				) ) }
			</div>
		</ChoiceGroup>
	);
}

window.userfeedback?.register?.( 'question-type', 'image-radio', {
	Control: ImageRadio,
	missing: 'required_choice',
	styles,
} );
