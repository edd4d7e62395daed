import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { IconChoiceQuestion } from '../../../survey-model';
import { ChoiceCard, ChoiceGroup } from '../choice-group';
import { isSeenOn } from '../contrast';
import type { ControlProps } from '../types';
import styles from './icon-choice.scss?inline';

/** An option as the page carries it: PHP adds the drawing of the icon (IconChoice.php). */
type Option = IconChoiceQuestion[ 'config' ][ 'options' ][ number ] & {
	icon: { box?: [ number, number ]; path?: string };
};

/** Pixels. */
const SIZES = { small: 16, medium: 20, large: 24 };

/** Icons with their labels, of which one is chosen. */
function IconChoice( control: ControlProps ) {
	const { config, settings } = control.question as IconChoiceQuestion;
	const options: Option[] = config.options;
	const ref = useRef< HTMLDivElement >( null );
	const [ color, setColor ] = useState( '' );
	useLayoutEffect( () => {
		const { backgroundColor } = getComputedStyle( ref.current! );
		// Where the owner's colour cannot be seen the text's is used.
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
							// Around the drawing, because in forced colours a drawing keeps its own.
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
