import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { IconChoiceQuestion } from '@/survey-model';
import { ChoiceCard, ChoiceGroup } from '../choice-group';
import { isSeenOn } from '../contrast';
import type { ControlProps } from '../types';
import styles from './icon-choice.scss?inline';

/** An option in the page's data: PHP adds the icon's drawing (IconChoice.php). */
type Option = IconChoiceQuestion[ 'config' ][ 'options' ][ number ] & {
	icon: { box?: [ number, number ]; path?: string };
};

/** In pixels. */
const SIZES = { small: 16, medium: 20, large: 24 };

/** A single-choice question whose options are icons with labels. */
function IconChoice( control: ControlProps ) {
	const { config, settings } = control.question as IconChoiceQuestion;
	const options: Option[] = config.options;
	const ref = useRef< HTMLDivElement >( null );
	const [ color, setColor ] = useState( '' );
	useLayoutEffect( () => {
		const { backgroundColor } = getComputedStyle( ref.current! );
		// If the owner's colour has too little contrast, the text's colour is used.
		setColor(
			isSeenOn( settings.icon_color, backgroundColor )
				? settings.icon_color
				: ''
		);
	}, [ settings.icon_color ] );
	const size = SIZES[ settings.icon_size ];
	return (
		<ChoiceGroup control={ control }>
			<div className="cards" ref={ ref }>
				{ options.map( ( { label, icon } ) => (
					<ChoiceCard
						control={ control }
						label={ label }
						key={ label }
					>
						{ icon.box && (
							// The colour is set on an element around the drawing: in forced-colours mode, an SVG
							// would keep its own.
							<span className="icon" style={ { color } }>
								<svg
									width={ size }
									height={ size }
									viewBox={ `0 0 ${ icon.box.join( ' ' ) }` }
									aria-hidden
								>
									<path d={ icon.path } />
								</svg>
							</span>
						) }
					</ChoiceCard>
				) ) }
			</div>
		</ChoiceGroup>
	);
}

window.userfeedback?.register?.( 'question-type', 'icon-choice', {
	Control: IconChoice,
	missing: 'required_choice',
	styles,
} );
