import { useState } from '@wordpress/element';
import { ChoiceGroup, ChoiceInput } from '../choice-group';
import type { ControlProps } from '../types';
import styles from './star-rating.scss?inline';

const STARS = [ 1, 2, 3, 4, 5 ];

/** Five stars, filled up to the chosen one or the one under the pointer. */
function StarRating( control: ControlProps ) {
	const [ pointedAt, setPointedAt ] = useState( 0 );
	const full = pointedAt || Number( control.value );
	return (
		<ChoiceGroup control={ control }>
			<div className="stars" onPointerLeave={ () => setPointedAt( 0 ) }>
				{ STARS.map( ( star ) => (
					<div
						className={ `choice star${ star <= full ? ' is-full' : '' }` }
						key={ star }
						onPointerEnter={ ( { pointerType } ) => {
							// Touch has no hover state.
							if ( pointerType === 'mouse' ) {
								setPointedAt( star );
							}
						} }
					>
						<svg viewBox="0 0 24 24" aria-hidden>
							<path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4-4.7-4.6 6.5-.9z" />
						</svg>
						<ChoiceInput
							control={ control }
							value={ star }
							name={ control.strings[ `stars_${ star }` ] }
						/>
					</div>
				) ) }
			</div>
		</ChoiceGroup>
	);
}

window.userfeedback?.register?.( 'question-type', 'star-rating', {
	Control: StarRating,
	missing: 'required_choice',
	styles,
} );
