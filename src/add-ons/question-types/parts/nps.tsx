import { ChoiceGroup, ChoiceInput } from '../choice-group';
import type { ControlProps } from '../types';
import styles from './nps.scss?inline';

const MOST = 10;

/** The numbers from 0 or 1 to 10, with a label at each end. */
function Nps( control: ControlProps ) {
	const { question, strings, value } = control;
	const isFromZero =
		'start_at_zero' in question.settings && question.settings.start_at_zero;
	const least = isFromZero ? 0 : 1;
	const ends: Record< number, string | undefined > = {
		[ least ]: strings[ 'nps_least' ],
		[ MOST ]: strings[ 'nps_most' ],
	};
	const nameOf = ( number: number ) =>
		ends[ number ] &&
		strings[ 'nps_end' ]
			?.replace( '%1$s', String( number ) )
			.replace( '%2$s', ends[ number ] );
	const numbers = Array.from(
		{ length: MOST + 1 - least },
		( _, index ) => index + least
	);
	return (
		<ChoiceGroup control={ control }>
			<div className="nps">
				<p className="nps__end" aria-hidden>
					{ ends[ least ] }
				</p>
				<div
					className={
						isFromZero
							? 'nps__numbers is-from-zero'
							: 'nps__numbers'
					}
				>
					{ numbers.map( ( number ) => (
						<div
							className={ `choice number${ number === value ? ' is-chosen' : '' }` }
							key={ number }
						>
							{ number }
							<ChoiceInput
								control={ control }
								value={ number }
								name={ nameOf( number ) || String( number ) }
							/>
						</div>
					) ) }
				</div>
				<p className="nps__end" aria-hidden>
					{ ends[ MOST ] }
				</p>
			</div>
		</ChoiceGroup>
	);
}

window.userfeedback?.register?.( 'question-type', 'nps', {
	Control: Nps,
	missing: 'required_choice',
	styles,
} );
