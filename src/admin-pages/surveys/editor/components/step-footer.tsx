import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { navigate } from '../../../../hooks/use-hash-route';
import type { Step } from '../steps';
import { stepBeside, stepRoute, stepTitle } from '../steps';

interface StepFooterProps {
	survey: number;
	step: Step;
	isValid: boolean;
	isSaving: boolean;
	/** Also called while the step is invalid: then for the errors to be shown. */
	onNext?: ( next: Step ) => void;
	/** Instead of "Next Step", where there is none. */
	children?: ReactNode;
}

/** Back and on, at the foot of a step. Going back saves nothing and loses nothing. */
export function StepFooter( {
	survey,
	step,
	isValid,
	isSaving,
	onNext,
	children,
}: StepFooterProps ) {
	const previous = stepBeside( survey, step, -1 );
	const next = step === 'setup' ? undefined : stepBeside( survey, step, 1 );
	return (
		<div className="userfeedback-editor__foot">
			{ previous && (
				<Button
					__next40pxDefaultSize
					className="userfeedback-editor__back"
					variant="secondary"
					onClick={ () => navigate( stepRoute( survey, previous ) ) }
				>
					{ __( 'Back', 'userfeedback' ) }
				</Button>
			) }
			{ next && (
				<Button
					__next40pxDefaultSize
					className="userfeedback-editor__next"
					variant="primary"
					isBusy={ isSaving }
					// Not disabled: pressed, it says what is to be mended first.
					aria-disabled={ isSaving || ! isValid }
					onClick={ () => {
						if ( ! isSaving ) {
							onNext?.( next );
						}
					} }
				>
					{ sprintf(
						/* translators: %s: name of a step of the survey builder. */
						__( 'Next Step: %s', 'userfeedback' ),
						stepTitle( next )
					) }
				</Button>
			) }
			{ children }
		</div>
	);
}
