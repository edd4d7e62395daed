import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { NEW_SURVEY_ID } from '../../../../survey-model';
import type { Step } from '../steps';
import { STEPS, stepTitle } from '../steps';

interface StepNavigationProps {
	id: number;
	current: Step;
	/** Saves what is to be saved, then goes. */
	onGoTo: ( step: Step ) => void;
}

/** The steps of the builder in its header. */
export function StepNavigation( { id, current, onGoTo }: StepNavigationProps ) {
	const base = id === NEW_SURVEY_ID ? '/new' : `/edit/${ id }`;
	return (
		<nav
			className="userfeedback-steps"
			aria-label={ __( 'Steps', 'userfeedback' ) }
		>
			<ol>
				{ STEPS.map( ( step ) => (
					<li key={ step }>
						<a
							href={ `#${ base }/${ step }` }
							aria-current={
								step === current ? 'step' : undefined
							}
							onClick={ ( event: MouseEvent ) => {
								// In another tab the saved survey opens; here what was typed is to be saved first.
								if (
									! event.metaKey &&
									! event.ctrlKey &&
									! event.shiftKey
								) {
									event.preventDefault();
									if ( step !== current ) {
										onGoTo( step );
									}
								}
							} }
						>
							{ stepTitle( step ) }
						</a>
					</li>
				) ) }
			</ol>
		</nav>
	);
}
